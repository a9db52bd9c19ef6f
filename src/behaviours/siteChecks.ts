/** Says in the console, as soon as a page is there, when a deployment does not fit its configuration. Visitors notice nothing. */
import type { PageData } from '../model/shell.ts';

/** On a developer's own machine the address always differs. */
const OWN_MACHINE = /^(?:localhost|127\.|\[::1\])/;

export interface ConfiguredSite {
  /** Origin without a slash at the end. */
  readonly url: string;
  /** Codes of the languages. */
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
