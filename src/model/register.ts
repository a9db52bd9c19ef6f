/** The register of the search page: pages, questions and legal terms from A to Z, each with its address. Complete without a script. */
import type { Locale } from './locale.ts';
import { type Manifest, pagesOf } from './manifest.ts';
import type { PartIds } from './partIds.ts';
import { letterOf, localizeTerms } from './term.ts';

export interface RegisterLetter {
  readonly letter: string;
  /** In alphabetical order. */
  readonly entries: readonly RegisterEntry[];
}

export interface RegisterEntry {
  readonly text: string;
  /** Pathname, with an id for a question or a term. */
  readonly href: string;
}

/** Id of a letter by its position in the register. */
export function letterId(index: number): string {
  return `az-${index + 1}`;
}

/** `articles` have the ids of the questions. A text that begins with no letter comes first. */
export function deriveRegister(
  manifest: Manifest,
  articles: Readonly<Record<string, { readonly partIds: PartIds }>>,
  locale: Locale,
): RegisterLetter[] {
  const pages = pagesOf<Manifest['pages'][number]>(manifest, locale.code).filter(({ kind }) => kind !== 'search');
  const glossary = pages.find(({ listsTerms }) => listsTerms);
  const terms = glossary ? localizeTerms(manifest.terms, locale, manifest.site.defaultLocale) : [];
  const entries: RegisterEntry[] = [
    ...pages.map(({ shortTitle, pathname }) => ({ text: shortTitle, href: pathname })),
    ...terms.map(({ id, word }) => ({ text: word, href: `${glossary?.pathname}#${id}` })),
    ...pages.flatMap(({ questions, pathname, filePath }) =>
      questions.flatMap(({ question }, index) => {
        const id = articles[filePath]?.partIds.questions[index];
        return id === undefined ? [] : [{ text: question, href: `${pathname}#${id}` }];
      }),
    ),
  ];
  const { compare } = new Intl.Collator(locale.iso, { ignorePunctuation: true });
  const letters = new Map<string, RegisterEntry[]>();
  for (const entry of entries.sort((a, b) => compare(a.text, b.text))) {
    const letter = letterOf(entry.text, locale);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, own]) => ({ letter, entries: own }));
}
