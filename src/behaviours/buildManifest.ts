/** Fetches the build manifest in parallel with the application. Navigation never waits for it; speculative preloading does. */
import type { LocaleCode } from '#generated/types.ts';
import { type BuildManifest, isBuildManifest, missingStatusOf, resolvePathname } from '../model/buildManifest.ts';
import { payloadPathname } from '../model/pathname.ts';
import type { Http } from './http.ts';

export interface BuildManifestReader {
  /** Fetches the manifest once its address resolves; does nothing if the manifest is loaded. Never rejects. */
  readonly read: (address: Promise<string>) => Promise<void>;
  /** Resolves when the manifest is loaded or has failed to load. Never rejects. */
  readonly settled: Promise<void>;
  /**
   * The pathname of the page that a link to `pathname` shows; undefined if only the server can answer. Before the manifest is loaded:
   * `pathname`.
   */
  readonly resolve: (pathname: string) => string | undefined;
  /** 404 or 410 if the server would answer so; undefined for every other pathname and before the manifest is loaded. */
  readonly missingStatus: (pathname: string) => 404 | 410 | undefined;
  /** Address of the payload for a pathname that `resolve` returned. */
  readonly payloadOf: (pathname: string) => string;
}

export function createBuildManifestReader(http: Http, localeCode: LocaleCode): BuildManifestReader {
  let manifest: BuildManifest | undefined;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    async read(address) {
      try {
        const pathname = await address;
        if (manifest) return;
        const answer = await http.get<unknown>(pathname);
        if (isBuildManifest(answer)) manifest = answer;
      } catch {
        // Navigation works without the manifest: the server resolves every address.
      } finally {
        settle();
      }
    },
    settled,
    resolve: (pathname) => (manifest ? resolvePathname(manifest, pathname) : pathname),
    missingStatus: (pathname) => manifest && missingStatusOf(manifest, localeCode, pathname),
    payloadOf: (pathname) => manifest?.payloads[pathname] ?? payloadPathname(pathname),
  };
}
