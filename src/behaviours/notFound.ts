/** On the error page for an unknown address: names the address, and follows an old ending where the host knows no redirects. */
import type { LocaleCode } from '#generated/types.ts';
import type { PageData } from '../model/shell.ts';

/** Where an unknown pathname should have led; the same rule as the server's, for hosts that only have files. */
export function missingTarget(
  pathname: string,
  { legacyRedirects = [], retired = {} }: Pick<PageData, 'legacyRedirects' | 'retired'>,
  defaultLocale: LocaleCode,
): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  const moved = retired[`/${segments.join('/')}`];
  if (moved !== undefined) return moved || undefined;
  const targets = legacyRedirects.find((redirect) => redirect.slug === segments.at(-1))?.targets ?? {};
  // Whoever made the address chose its first part: every object has a `constructor`.
  const code = Object.keys(targets).find((own) => own === segments[0]) ?? defaultLocale;
  return targets[code as LocaleCode];
}

/** Writes the address into the line that the server left empty. As text: whoever made the address gets no say in the page. */
export function nameMissingPath(pathname: string): void {
  const line = document.querySelector<HTMLElement>('[data-missing]');
  if (!line) return;
  line.textContent = line.dataset.missing?.replace('%path%', pathname) ?? '';
  line.hidden = false;
}
