/** What a server has to know of the site beside its files; read by scripts/serve.ts. */
import type { MissingRoutes } from '../../src/model/answer.ts';
import { deriveRetired } from '../../src/model/ledger.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { deriveSecurityHeaders, type Headers, type InlineTexts } from './headers.ts';

/** Hidden in the output folder, so that it is swapped together with the files it speaks of. */
export const HOSTING_FILE = '.hosting/routes.json';

export interface HostingRoutes extends MissingRoutes {
  /** Headers of every answer. */
  readonly headers: Headers;
}

export function deriveHosting({ site, legacyRedirects, ledger }: Manifest, inline: InlineTexts): HostingRoutes {
  return {
    site: { defaultLocale: site.defaultLocale, locales: site.locales.map(({ code }) => ({ code })) },
    legacyRedirects,
    ...deriveRetired(ledger),
    headers: deriveSecurityHeaders(site, inline),
  };
}
