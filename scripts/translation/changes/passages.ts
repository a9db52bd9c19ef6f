/** Compares the passages: each changed one once, with the pages that show it. Neighbour: ./pages.ts, which compares the pages’ own texts. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { oneLine } from '../../core/oneLine.ts';
import { translationStateOf } from '../policy.ts';
import { readPassageText } from '../readerText.ts';
import type { State } from '../states.ts';
import { type BlockChange, diffReaderText } from '../textChange.ts';

export interface PassageChange {
  readonly id: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Languages in which the text changed, in the site's order. */
  readonly languages: readonly { readonly localeCode: LocaleCode; readonly blocks: readonly BlockChange[] }[];
  /** Pages that show it; for a removed passage, those that did. */
  readonly pages: readonly { readonly pageId: PageId; readonly title: string }[];
  /** Languages whose text was neither changed with the source nor confirmed. */
  readonly behind: readonly LocaleCode[];
}

/** Only changed passages. `names` maps former page ids to present ones. */
export function comparePassages(before: State, after: State, names: ReadonlyMap<string, string>, language: Language): PassageChange[] {
  const [old, own] = [before.content, after.content];
  const { locales, defaultLocale } = own.site;
  return [...new Set([...own.passages.keys(), ...old.passages.keys()])].sort().flatMap((id): PassageChange[] => {
    const languages = locales.flatMap(({ code }) => {
      const [was, is] = [old.passages.get(id)?.get(code), own.passages.get(id)?.get(code)];
      const blocks = diffReaderText(
        code,
        was ? readPassageText(was, code, (pageId) => names.get(pageId) ?? pageId, language) : [],
        is ? readPassageText(is, code, (pageId) => pageId, language) : [],
        language,
      );
      return blocks.length > 0 ? [{ localeCode: code, blocks }] : [];
    });
    if (languages.length === 0) return [];
    const kind = !old.passages.has(id) ? 'added' : own.passages.has(id) ? 'changed' : 'removed';
    const changed = new Set(languages.map(({ localeCode }) => localeCode));
    const isFollowed = (code: LocaleCode) => changed.has(code) || !isBehind(own, id, code);
    const behind =
      kind === 'changed' && changed.has(defaultLocale) ? locales.map(({ code }) => code).filter((code) => !isFollowed(code)) : [];
    const shown = usersOf(kind === 'removed' ? old : own, id, defaultLocale);
    return [
      { id, kind, languages, pages: shown.map(({ pageId, frontmatter }) => ({ pageId, title: oneLine(frontmatter.title) })), behind },
    ];
  });
}

function usersOf({ pages }: Content, id: string, localeCode: LocaleCode): Page[] {
  return pages.filter((page) => page.localeCode === localeCode && page.outline.passages.some((use) => use.id === id));
}

function isBehind(content: Content, id: string, localeCode: LocaleCode): boolean {
  return usersOf(content, id, localeCode).some((page) => {
    const { state, stale } = translationStateOf(content, page);
    return state === 'unrecorded' || stale.some(({ source }) => source?.passages.includes(id));
  });
}
