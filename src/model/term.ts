/** Explanations of legal terms, from content/terms.yaml. <Glossary /> shows them (src/mdx/Glossary.tsx), and pages link to them. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Locale } from './locale.ts';
import type { Localized } from './site.ts';

/** A term, by its name in content/glossary.yaml. */
export interface Term {
  /** The page that treats the term. */
  readonly page: PageId;
  /** Names of related terms. */
  readonly near: readonly string[];
  /** What the term means, in about two sentences. */
  readonly means: Localized;
  /** What readers may confuse it with, as a whole sentence; only in languages that have such a word. */
  readonly differs: Readonly<Record<string, string>>;
  /** The forms of its words in texts, in the notation of phrase.ts, where the glossary's words are not enough; none: it is not linked. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
}

export type TermRegister = Readonly<Record<string, Term>>;

/** The register together with the glossary's words for each term, the best one first, per language. */
export type NamedTerms = Readonly<Record<string, Term & { readonly words: Readonly<Record<string, readonly string[]>> }>>;

/** A term in one language. */
export interface LocalTerm {
  readonly id: string;
  readonly word: string;
  /** The word in the site's source language; undefined in that language, and where it is the same but for capitals. */
  readonly original?: string | undefined;
  readonly means: string;
  readonly differs?: string | undefined;
  readonly page: PageId;
  readonly near: readonly string[];
}

/** What is needed to find a term in a text. */
export interface FoundTerm {
  readonly id: string;
  /** In the notation of phrase.ts. */
  readonly forms: readonly string[];
}

/** The terms of one language in the order of its alphabet. A term without a word in the language is left out. */
export function localizeTerms(terms: NamedTerms, { code, iso }: Locale, sourceLocale: LocaleCode): LocalTerm[] {
  const { compare } = new Intl.Collator(iso, { ignorePunctuation: true });
  const spelling = new Intl.Collator(iso, { sensitivity: 'accent' });
  const local = Object.entries(terms).flatMap(([id, { words, means, differs, page, near }]): LocalTerm[] => {
    const word = words[code]?.[0];
    if (word === undefined) return [];
    const original = code === sourceLocale ? undefined : words[sourceLocale]?.[0];
    const isSame = original === undefined || spelling.compare(original, word) === 0;
    return [{ id, word, original: isSame ? undefined : original, means: means[code], differs: differs[code], page, near }];
  });
  return local.sort((a, b) => compare(a.word, b.word));
}

/**
 * The letter of its language's alphabet under which a word stands, in upper case: İ for "ihtar" and Ü for "üst" in Turkish, but U for
 * "über" in German, where an accent or an umlaut makes no letter of its own.
 */
export function letterOf(word: string, { iso }: Locale): string {
  const letter = (/\p{L}/u.exec(word)?.[0] ?? '').toLocaleUpperCase(iso).normalize('NFC');
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return new Intl.Collator(iso, { sensitivity: 'base' }).compare(letter, plain) === 0 ? plain : letter;
}

/** The terms that pages of a language link to. */
export function findableTerms(terms: NamedTerms, localeCode: LocaleCode): FoundTerm[] {
  return Object.entries(terms).map(([id, { words, forms }]) => ({ id, forms: forms[localeCode] ?? words[localeCode] ?? [] }));
}

/** Fields of a term that hold texts. */
export const TERM_TEXTS = ['means', 'differs'] as const;

/** All texts of the register in one language, in file order: what readers see of it. */
export function termTextsOf(terms: TermRegister, localeCode: LocaleCode): string[] {
  return Object.values(terms).flatMap(({ means, differs }) => [means[localeCode], ...(differs[localeCode] ? [differs[localeCode]] : [])]);
}
