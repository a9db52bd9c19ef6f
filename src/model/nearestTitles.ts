/** Titles and addresses of all pages for the error page 404: one small file per language, and the search for the nearest titles. */
import type { LocaleCode } from '#generated/types.ts';
import { type Manifest, pagesOf } from './manifest.ts';

/** A page's title and every pathname of the page, the canonical one first. */
export type TitledPage = readonly [title: string, pathname: string, ...aliases: string[]];

/** Folder of these files. */
export const TITLES_FOLDER = '/_titles/';

export function titlesPathname(localeCode: LocaleCode): string {
  return `${TITLES_FOLDER}${localeCode}.json`;
}

export function deriveTitles(manifest: Manifest, localeCode: LocaleCode): TitledPage[] {
  return pagesOf<Manifest['pages'][number]>(manifest, localeCode).map(({ shortTitle, pathname, aliases }) => [
    shortTitle,
    pathname,
    ...aliases,
  ]);
}

/** Maximum number of pages in the list, and minimum similarity of a title or an address: 1 is equal, 0 has no letter pair in common. */
const MOST = 3;
const LEAST = 0.4;

/** The pages whose title or last path segment is most similar to the last segment of `pathname` (decoded), the nearest first. */
export function nearestTitles(pages: readonly TitledPage[], pathname: string): TitledPage[] {
  const wanted = pairsOf(lastPart(pathname));
  const near = pages
    .map((page) => ({ page, likeness: Math.max(...[page[0], lastPart(page[1])].map((text) => likeness(wanted, pairsOf(text)))) }))
    .filter((candidate) => candidate.likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness);
  return near.slice(0, MOST).map(({ page }) => page);
}

function lastPart(pathname: string): string {
  return pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

/** Share of letter pairs that two texts have in common (Sørensen–Dice coefficient). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

/** Pairs of adjacent letters in each word, in lower case and without diacritics: İletişim becomes iletisim. */
function pairsOf(text: string): Set<string> {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss');
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return new Set(
    words.flatMap((word) => (word.length === 1 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)))),
  );
}
