/** Warns in the console, once the page is loaded, if a deployment does not match its configuration. Visitors see nothing. */
import type { PageData } from '../model/shell.ts';

/** On a developer's machine the address always differs from the configured one. */
const OWN_MACHINE = /^(?:localhost|127\.|\[::1\])/;

export interface ConfiguredSite {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Locale codes. */
  readonly localeCodes: readonly string[];
}

export function checkSite({ url, localeCodes }: ConfiguredSite, alternates: PageData['alternates']): void {
  if (!OWN_MACHINE.test(location.hostname) && location.origin !== url) {
    console.error(`This site is configured for ${url}, but is served at ${location.origin}.`);
  }
  for (const code of localeCodes) {
    if (!alternates.some((alternate) => alternate.localeCode === code)) console.warn(`No address of this page found for "${code}".`);
  }
}
