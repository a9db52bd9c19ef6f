/**
 * The people of the practice, from content/people.yaml: shown on the about and contact pages, and on pages that one of them has signed off.
 */
import type { LocaleCode } from '#generated/types.ts';

export interface Person {
  /** Identifies the person in addresses: /hakkimizda#person-<id>. Lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Full name, exactly as in Git (`git config user.name`), whose name `npm run signoff` records. */
  readonly name: string;
  /** Bar association, with its own name: İstanbul Barosu. */
  readonly bar?: string | undefined;
  /** Codes of the languages in which the person works (ISO 639): tr, de. */
  readonly languages: readonly string[];
  /** Year in which the person began to practise. */
  readonly since?: number | undefined;
  /** What the person may sign off; nothing without it. Readers do not see it. */
  readonly signs?: SigningRights | undefined;
  /** A picture of the person; optional. */
  readonly portrait?: Portrait | undefined;
}

/** The pages whose sign-off a person may give (`npm run signoff`). */
export interface SigningRights {
  /** Codes of the site's languages. */
  readonly languages: readonly string[];
  /** Folders below content/pages, such as divorce; all when absent. */
  readonly areas?: readonly string[] | undefined;
  /** Names in Git of those who may record a sign-off for the person (`--by`); nobody else when absent. */
  readonly recordedBy?: readonly string[] | undefined;
}

export interface Portrait {
  /** File in public/people: ayse-ornek.jpg. Portrait format, 4 : 5, at least 320 × 400 pixels. */
  readonly file: string;
  /** Description of the picture per language, for people who cannot see it. */
  readonly alt: Readonly<Record<LocaleCode, string>>;
}

/** A person as the pages of one language show it. */
export interface LocalPerson extends Omit<Person, 'portrait' | 'signs'> {
  readonly portrait?: { readonly file: string; readonly alt: string } | undefined;
}

export function localizePerson({ portrait, signs: _, ...person }: Person, localeCode: LocaleCode): LocalPerson {
  return portrait ? { ...person, portrait: { file: portrait.file, alt: portrait.alt[localeCode] } } : person;
}

export function portraitPathname(file: string): string {
  return `/people/${file}`;
}

export function personAnchor({ id }: Pick<Person, 'id'>): string {
  return `person-${id}`;
}

/** The person who has signed off a page; undefined if there is no sign-off or people.yaml does not contain the name. */
export function reviewerOf<P extends Pick<Person, 'name'>>(people: readonly P[], signedBy: string | undefined): P | undefined {
  return people.find(({ name }) => name === signedBy?.trim());
}
