/** On the error page for an unknown address: shows the address, and redirects old endings if the host has no redirects. */
import type { LocaleCode } from '#generated/types.ts';
import type { PageData } from '../model/shell.ts';

/** The pathname that an unknown pathname redirects to. The same rule as the server's, for hosts that only serve files. */
export function missingTarget(
  pathname: string,
  { legacyRedirects = [], retired = {} }: Pick<PageData, 'legacyRedirects' | 'retired'>,
  defaultLocale: LocaleCode,
): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  const moved = retired[`/${segments.join('/')}`];
  if (moved !== undefined) return moved || undefined;
  const targets = legacyRedirects.find((redirect) => redirect.slug === segments.at(-1))?.targets ?? {};
  // The first segment is untrusted: every object has a `constructor`, so only own keys count.
  const code = Object.keys(targets).find((own) => own === segments[0]) ?? defaultLocale;
  return targets[code as LocaleCode];
}

/** Writes the address into the line that the server left empty. As text, because the address is untrusted. */
export function nameMissingPath(pathname: string): void {
  const line = document.querySelector<HTMLElement>('[data-missing]');
  if (!line) return;
  line.textContent = line.dataset.missing?.replace('%path%', pathname) ?? '';
  line.hidden = false;
}
