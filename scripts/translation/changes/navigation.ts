/** Compares the entries and the order of menus and page lists. */
import type { LocaleCode } from '#generated/types.ts';
import { CHANGED_TEXT_WORDS, type ChangedTextWords } from '../../../src/messages/changes.ts';
import type { Language } from '../../../src/messages/language.ts';
import { isGeneralGuide, type Manifest, pagesOf } from '../../../src/model/manifest.ts';
import { deriveLocaleView } from '../../../src/model/render.ts';
import { deriveShellData } from '../../../src/model/shell.ts';

/** A list in one language; items are titles, in order. */
export interface ListChange {
  readonly name: string;
  readonly localeCode: LocaleCode;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Compares the lists of languages that both states have. A renamed page counts as a different item, because readers see a different name.
 */
export function compareNavigation(before: Manifest, after: Manifest, language: Language): ListChange[] {
  const words = CHANGED_TEXT_WORDS[language].lists;
  return after.site.locales.flatMap(({ code }) => {
    if (!before.site.locales.some((locale) => locale.code === code)) return [];
    const [old, own] = [listsOf(before, code, words), listsOf(after, code, words)];
    return [...new Set([...own.keys(), ...old.keys()])].flatMap((name) => {
      const change = { name, localeCode: code, before: old.get(name) ?? [], after: own.get(name) ?? [] };
      return change.before.join('\n') === change.after.join('\n') ? [] : [change];
    });
  });
}

function listsOf(manifest: Manifest, localeCode: LocaleCode, words: ChangedTextWords['lists']): Map<string, readonly string[]> {
  if (!manifest.site.locales.some(({ code }) => code === localeCode)) return new Map();
  const shell = deriveShellData(deriveLocaleView(manifest, localeCode, {}));
  const titles = (links: readonly { readonly title: string }[]) => links.map(({ title }) => title);
  const own = pagesOf(manifest, localeCode);
  const pages = own.filter((page) => page.area !== 'general' && page.kind !== 'area');
  return new Map([
    [words.main, titles(shell.main)],
    [words.areas, titles(shell.areas)],
    [words.general, titles(shell.pages)],
    [words.guides, own.filter(isGeneralGuide).map(({ shortTitle }) => shortTitle)],
    ...manifest.site.areas.map(
      ({ id }) => [words.ofArea({ id }), pages.filter((page) => page.area === id).map((page) => page.shortTitle)] as const,
    ),
    [words.languages, manifest.site.locales.map(({ language }) => language)],
  ]);
}
