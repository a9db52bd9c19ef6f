/** Fetches the build manifest beside the application. A change of page never waits for it; pages fetched ahead without an intent do. */
import type { LocaleCode } from '#generated/types.ts';
import { type BuildManifest, isBuildManifest, missingStatusOf, resolvePathname } from '../model/buildManifest.ts';
import { payloadPathname } from '../model/pathname.ts';
import type { Http } from './http.ts';

export interface BuildManifestReader {
  /** Fetches the manifest, once its address is known; does nothing when it is there already. Never rejects. */
  readonly read: (address: Promise<string>) => Promise<void>;
  /** Settles when the manifest is there or could not be had. Never rejects. */
  readonly settled: Promise<void>;
  /** The pathname that shows a page when a link leads to `pathname`; undefined when the server has to answer. Until the manifest is there, itself. */
  readonly resolve: (pathname: string) => string | undefined;
  /** 404 or 410 where a server would answer so; undefined for every other pathname, and until the manifest is there. */
  readonly missingStatus: (pathname: string) => 404 | 410 | undefined;
  /** Address of the payload of a pathname that `resolve` gave. */
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
        // Every page can be reached without it: its server knows all addresses.
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
