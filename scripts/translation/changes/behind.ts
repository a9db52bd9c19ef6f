/**
 * Finds translations that did not follow a change of their source, by their review record or, without one, by their text, and those that
 * are published without parts of their source.
 */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Page } from '../../../src/model/page.ts';
import type { PagePair } from '../samePage.ts';
import type { State } from '../states.ts';
import { compareTranslation, type StalePart } from '../translation.ts';
import { nameMissing, namePart } from '../wording.ts';
import type { PageChange } from './pages.ts';

export interface PageBehind {
  readonly pageId: PageId;
  readonly title: string;
  /** Languages whose text renders the earlier source, with the outdated parts if a record lists them. */
  readonly languages: readonly LanguageBehind[];
  /** Languages of the site without the page, when the source is new or changed. */
  readonly missing: readonly string[];
}

export interface LanguageBehind {
  readonly localeCode: LocaleCode;
  /** Titles of the outdated parts. */
  readonly parts: readonly string[];
  /** Names of the parts without which the page is published. */
  readonly without: readonly string[];
}

/** Reports only what this change made outdated, without parts that were outdated before. */
export function findBehind(
  before: State,
  after: State,
  pairs: readonly PagePair[],
  pages: readonly PageChange[],
  language: Language,
): PageBehind[] {
  const { defaultLocale, locales } = after.content.site;
  const others = locales.map(({ code }) => code).filter((code) => code !== defaultLocale);
  return pages.flatMap((page) => {
    const pair = pairs.find((candidate) => candidate.after?.pageId === page.pageId);
    const source = page.languages.find(({ localeCode }) => localeCode === defaultLocale);
    const existing = pair?.after?.byLocale;
    if (!existing || existing.get(defaultLocale)?.frontmatter.draft) return [];
    const isChanged = source !== undefined && source.blocks.length > 0;
    // A draft is no published translation, so it cannot be outdated for readers.
    const isMissing = (code: LocaleCode) => existing.get(code)?.frontmatter.draft ?? true;
    const languages = others.flatMap((localeCode): LanguageBehind[] => {
      if (isMissing(localeCode)) return [];
      const without = newlyMissing(after, existing.get(localeCode), pair?.before?.byLocale.get(localeCode), language);
      const known = isChanged
        ? newlyStale(after, existing, localeCode, staleKeys(before, pair?.before?.byLocale, localeCode), language)
        : [];
      if (known || without.length > 0)
        return [known, without].some((names) => names?.length) ? [{ localeCode, parts: known ?? [], without }] : [];
      const followed = page.languages.some((language) => language.localeCode === localeCode && language.blocks.length > 0);
      return !followed ? [{ localeCode, parts: [], without }] : [];
    });
    const missing = isChanged ? others.filter(isMissing) : [];
    return languages.length + missing.length > 0 ? [{ pageId: page.pageId, title: page.title, languages, missing }] : [];
  });
}

type ByLocale = ReadonlyMap<string, Page>;

/** Titles of parts that are stale now and were not before; undefined when the translation has no record. */
function newlyStale(
  state: State,
  byLocale: ByLocale,
  localeCode: string,
  known: ReadonlySet<string>,
  language: Language,
): string[] | undefined {
  const stale = staleParts(state, byLocale, localeCode);
  return stale?.filter(({ id }) => !known.has(id)).map(({ part }) => part.title || namePart(part, language));
}

/** Names of the parts without which the page is published now, and was not before. */
function newlyMissing({ publication }: State, own: Page | undefined, earlier: Page | undefined, language: Language): string[] {
  const parts = publication.incomplete.find(({ filePath }) => filePath === own?.filePath)?.parts ?? [];
  const known = new Set(earlier?.missing.map((part) => nameMissing(part, language)));
  return parts.map((part) => nameMissing(part, language)).filter((name) => !known.has(name));
}

function staleKeys(state: State, byLocale: ByLocale | undefined, localeCode: string): Set<string> {
  return new Set((byLocale ? staleParts(state, byLocale, localeCode) : undefined)?.map(({ id }) => id));
}

/** Stale parts; a part's id stays the same until its text in the source changes again. */
function staleParts({ content }: State, byLocale: ByLocale, localeCode: string): { id: string; part: StalePart }[] | undefined {
  const [source, own] = [byLocale.get(content.site.defaultLocale), byLocale.get(localeCode)];
  const record = source && content.records.get(source.pageId)?.translations[localeCode];
  if (!source || !own || !record) return undefined;
  const changed = compareTranslation(source, own, record).stale.filter(({ change }) => change !== 'missing');
  return changed.map((part) => ({ id: `${part.key} ${part.source?.hash ?? 'gone'}`, part }));
}
