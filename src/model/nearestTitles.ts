/** The pages of a language by title: one small file per language, which the error page 404 alone fetches, and the rule for the nearest ones. */
import type { LocaleCode } from '#generated/types.ts';
import { type Manifest, pagesOf } from './manifest.ts';

/** A page's title and every pathname that shows it, the canonical one first. */
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

/** How many pages are offered, and how alike a title or an address must be: 1 is equal, 0 has no two letters in common. */
const MOST = 3;
const LEAST = 0.4;

/** The pages whose title or last part of the address is most like the last part of `pathname` (decoded), the nearest first. */
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

/** Share of the pairs of letters that two texts have in common (Sørensen and Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

/** Pairs of neighbouring letters in each word, without capitals and marks: İletişim reads as iletisim. */
function pairsOf(text: string): Set<string> {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss');
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return new Set(
    words.flatMap((word) => (word.length === 1 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)))),
  );
}
