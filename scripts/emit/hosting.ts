/** What a server has to know of the site beside its files; read by scripts/serve.ts. */
import type { LegacyRedirect, Manifest } from '../../src/model/manifest.ts';
import type { AddressRules } from '../../src/model/pathname.ts';
import { deriveSecurityHeaders, type Headers, type InlineTexts } from './headers.ts';

/** Hidden in the output folder, so that it is swapped together with the files it speaks of. */
export const HOSTING_FILE = '.hosting/routes.json';

export interface HostingRoutes {
  readonly site: AddressRules;
  readonly legacyRedirects: readonly LegacyRedirect[];
  /** Headers of every answer. */
  readonly headers: Headers;
}

export function deriveHosting({ site, legacyRedirects }: Manifest, inline: InlineTexts): HostingRoutes {
  return {
    site: { defaultLocale: site.defaultLocale, locales: site.locales.map(({ code }) => ({ code })) },
    legacyRedirects,
    headers: deriveSecurityHeaders(site, inline),
  };
}
