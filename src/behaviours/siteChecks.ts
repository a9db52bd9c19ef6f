/** Tells whoever opens the console when a deployment does not fit its configuration. Visitors notice nothing. */
import type { PageData, ShellData } from '../model/shell.ts';

/** On a developer's own machine the address always differs. */
const OWN_MACHINE = /^(?:localhost|127\.|\[::1\])/;

export function checkDeployment(shell: Pick<ShellData, 'siteUrl' | 'locales'>, page: Pick<PageData, 'alternates'>): void {
  if (!OWN_MACHINE.test(location.hostname) && location.origin !== shell.siteUrl) {
    console.error(`This site is configured for ${shell.siteUrl}, but is served at ${location.origin}.`);
  }
  for (const { code } of shell.locales) {
    if (!page.alternates.some((alternate) => alternate.localeCode === code)) console.warn(`No address of this page found for "${code}".`);
  }
}
