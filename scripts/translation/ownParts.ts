/** The parts of a page, and the parts of a translation that render those of its source. Neighbour: ./translation.ts. */
import type { MissingPart } from '../../src/model/missingPart.ts';
import type { Outline, Page } from '../../src/model/page.ts';
import { DEEPEST_PART } from '../../src/model/partIds.ts';
import { deriveParts, type Part } from '../content/pages/parts.ts';

/**
 * Several reports, and the development server after each edit, need a page's parts. Cached by the outline, which is read together with the
 * words of the frontmatter: a page is often rebuilt with the same outline.
 */
const partsOfOutline = new WeakMap<Outline, { readonly parts: readonly Part[] } & Pick<Page, 'countryTexts' | 'termTexts'>>();

export function partsOf(page: Page): readonly Part[] {
  const { outline, countryTexts, termTexts } = page;
  const known = partsOfOutline.get(outline);
  if (known && known.countryTexts === countryTexts && known.termTexts === termTexts) return known.parts;
  const parts = deriveParts(page);
  partsOfOutline.set(outline, { parts, countryTexts, termTexts });
  return parts;
}

/** The translation's parts by the keys of the source's parts. Missing parts have none, and do not shift the parts after them. */
export function ownPartsByKey(source: Page, own: Page): Map<string, Part> {
  const byKey = new Map(partsOf(own).map((part) => [part.key, part]));
  const lacking = lackingKeys(source, own);
  if (lacking.size === 0) return byKey;
  const before = new Map<string, number>();
  return new Map(
    partsOf(source).flatMap(({ kind, key }): [string, Part][] => {
      const shift = before.get(kind) ?? 0;
      if (lacking.has(key)) {
        before.set(kind, shift + 1);
        return [];
      }
      const [, number] = key.split('.');
      const part = byKey.get(number ? `${kind}.${Number(number) - shift}` : key);
      return part ? [[key, part]] : [];
    }),
  );
}

/** Keys of the source's parts that the translation lacks altogether. */
export function lackingKeys(source: Page, own: Page): ReadonlySet<string> {
  return new Set(own.missing.flatMap((part) => (isWholePart(source, part) ? [part.key] : [])));
}

/** False for a subsection and a table row: the part that contains them is there. */
function isWholePart({ outline }: Page, { kind, index }: MissingPart): boolean {
  if (kind !== 'headings') return kind !== 'rows';
  return outline.headings.filter(({ depth }) => depth <= DEEPEST_PART)[index]?.depth === 2;
}
