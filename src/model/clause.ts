/**
 * Model texts of powers of attorney, from content/clauses.yaml. <PowerOfAttorney /> shows the text of a matter, <PowersOfAttorney /> the table
 * of all matters (src/mdx/deeds.tsx).
 */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Localized } from './site.ts';

/** The register. */
export interface ClauseRegister {
  /** Heading of every deed, in Turkish. */
  readonly title: string;
  /** First sentence of every deed. */
  readonly opening: ModelText;
  /** Forms of a deed by id. */
  readonly forms: Readonly<Record<string, DeedForm>>;
  /** Whether a deed carries a photo, by id. */
  readonly photos: Readonly<Record<string, Localized>>;
  /** What to bring, by id. */
  readonly papers: Readonly<Record<string, Localized>>;
  /** By id, in the order of the table. */
  readonly matters: Readonly<Record<string, Matter>>;
  /** By id, in the order of a deed. */
  readonly clauses: Readonly<Record<string, Clause>>;
}

/** A sentence of a deed. */
export interface ModelText {
  /** Turkish wording; … is a gap to fill in by hand. */
  readonly text: string;
  /** What the wording says; in Turkish a plain explanation. */
  readonly says: Localized;
}

export interface DeedForm {
  /** Id of the fact that says why the form is needed. */
  readonly fact?: string | undefined;
  /** As in the table. */
  readonly words: Localized;
}

/** What a power of attorney is given for. */
export interface Matter {
  /** Page that shows its text. */
  readonly page: PageId;
  /** What the matter is called. */
  readonly name: Localized;
  /** Id in `forms`. */
  readonly form: string;
  /** Id in `photos`. */
  readonly photo: string;
  /** Who has to give the power of attorney. */
  readonly signs: Localized;
  /** Ids in `papers`. */
  readonly papers: readonly string[];
}

export const CLAUSE_DEFAULTS = ['always', 'on', 'off'] as const;

export interface Clause extends ModelText {
  /** Ids in `matters`. */
  readonly matters: readonly string[];
  /** `always`: the deed has no purpose without the clause, so it has no box. `on`, `off`: whether its box is ticked at first. */
  readonly default: (typeof CLAUSE_DEFAULTS)[number];
  /** Why it is needed, or when to tick it. */
  readonly why: Localized;
  /** Statutes, as pages quote them, or `practice`. */
  readonly basis: readonly string[];
  /** What the representative can do with it, for powers that can cost money or a right. Such a clause is off. */
  readonly dangerous?: Localized | undefined;
  /** With `dangerous`: the words of the deed while the box is not ticked. */
  readonly refused?: ModelText | undefined;
}

/** A sentence of a deed in one language. */
export interface LocalText {
  readonly text: string;
  readonly says: string;
}

/** A clause in one language; fields as in Clause. */
export interface LocalClause extends LocalText {
  readonly id: string;
  readonly default: Clause['default'];
  readonly why: string;
  readonly basis: readonly string[];
  readonly dangerous?: string | undefined;
  readonly refused?: LocalText | undefined;
}

/** A matter with its deed in one language. */
export interface LocalDeed {
  readonly id: string;
  readonly page: PageId;
  readonly name: string;
  /** Heading of the deed and name of the matter in Turkish, for the office that draws it up. */
  readonly title: string;
  readonly form: { readonly words: string; readonly fact?: string | undefined };
  readonly photo: string;
  readonly signs: string;
  readonly opening: LocalText;
  /** Each in Turkish and in the language. */
  readonly papers: readonly LocalText[];
  readonly clauses: readonly LocalClause[];
}

/** The deeds in the order of the register. `source` is the language of the deeds: Turkish. */
export function localizeDeeds(register: ClauseRegister, localeCode: LocaleCode, source: LocaleCode): LocalDeed[] {
  const { title, opening, forms, photos, papers, matters } = register;
  const local = ({ text, says }: ModelText): LocalText => ({ text, says: says[localeCode] });
  return Object.entries(matters).map(([id, matter]) => ({
    id,
    page: matter.page,
    name: matter.name[localeCode],
    title: `${title}: ${matter.name[source]}`,
    form: { words: forms[matter.form]?.words[localeCode] ?? '', fact: forms[matter.form]?.fact },
    photo: photos[matter.photo]?.[localeCode] ?? '',
    signs: matter.signs[localeCode],
    opening: local(opening),
    papers: matter.papers.flatMap((paper) => {
      const texts = papers[paper];
      return texts ? [{ text: texts[source], says: texts[localeCode] }] : [];
    }),
    clauses: clausesOf(register, id).map(([clauseId, clause]) => ({
      id: clauseId,
      ...local(clause),
      default: clause.default,
      why: clause.why[localeCode],
      basis: clause.basis,
      dangerous: clause.dangerous?.[localeCode],
      refused: clause.refused && local(clause.refused),
    })),
  }));
}

/** The clauses of a matter with their ids, in the order of the deed. */
function clausesOf({ clauses }: Pick<ClauseRegister, 'clauses'>, matter: string): [string, Clause][] {
  return Object.entries(clauses).filter(([, { matters }]) => matters.includes(matter));
}

/** All texts that the page of these matters shows in a language. In the source language the wordings of the deeds are among them. */
export function deedTextsOf(register: ClauseRegister, page: string, localeCode: LocaleCode, source: LocaleCode): string[] {
  const deeds = localizeDeeds(register, localeCode, source).filter((deed) => deed.page === page);
  const withWording = ({ text, says }: LocalText) => (localeCode === source ? [text, says] : [says]);
  return deeds.flatMap(({ name, form, photo, signs, opening, papers, clauses }) => [
    ...[name, form.words, photo, signs],
    ...withWording(opening),
    ...papers.map(({ says }) => says),
    ...clauses.flatMap((clause) => [
      ...withWording(clause),
      clause.why,
      ...(clause.dangerous === undefined ? [] : [clause.dangerous]),
      ...(clause.refused ? withWording(clause.refused) : []),
    ]),
  ]);
}

/** Id of the first line of a matter's text on a page, for addresses: /…#deed-divorce. */
export function deedAnchor(matterId: string): string {
  return `deed-${matterId}`;
}

/** The gap in a wording. */
export const GAP = '…';
