/**
 * The model of the site for servers: what they have to know besides the files. Every host's emitter, the preview, deployment and smoke test
 * read it.
 */
import type { MissingRoutes } from '../../src/model/answer.ts';
import { deriveRetired } from '../../src/model/ledger.ts';
import { addressesOf, type Manifest } from '../../src/model/manifest.ts';
import { deriveHeaders, derivePolicy, type Headers, type InlineTexts, type Policy } from './headers.ts';

/** File name of the model inside the folder of host configurations. */
export const HOSTING_FILE = 'hosting.json';

export interface Hosting extends MissingRoutes {
  /** Origin of the live site, without a trailing slash. */
  readonly url: string;
  /** Every pathname that answers 200 with a document: pages and their long addresses, sorted. */
  readonly addresses: readonly string[];
  readonly policy: Policy;
  /** Headers of every answer except the policy. */
  readonly headers: Headers;
}

export function deriveHosting(manifest: Manifest, inline: InlineTexts): Hosting {
  const { site, legacyRedirects, ledger } = manifest;
  return {
    url: site.url,
    site: { defaultLocale: site.defaultLocale, locales: site.locales.map(({ code }) => ({ code })) },
    addresses: addressesOf(manifest).sort(),
    legacyRedirects,
    ...deriveRetired(ledger),
    policy: derivePolicy(site, inline),
    headers: deriveHeaders(site),
  };
}
