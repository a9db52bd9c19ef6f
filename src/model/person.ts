/**
 * The people of the practice, from content/people.yaml: shown on the about and contact pages, and on pages that one of them has signed off.
 */
import type { LocaleCode } from '#generated/types.ts';

export interface Person {
  /** Identifies the person in addresses: /hakkimizda#person-<id>. Lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Full name, exactly as in sign-offs (`npm run signoff -- … --by`). */
  readonly name: string;
  /** Bar association, with its own name: İstanbul Barosu. */
  readonly bar?: string | undefined;
  /** Codes of the languages in which the person works (ISO 639): tr, de. */
  readonly languages: readonly string[];
  /** Year in which the person began to practise. */
  readonly since?: number | undefined;
  /** A picture of the person; optional. */
  readonly portrait?: Portrait | undefined;
}

export interface Portrait {
  /** File in public/people: ayse-ornek.jpg. Portrait format, 4 : 5, at least 320 × 400 pixels. */
  readonly file: string;
  /** Description of the picture per language, for people who cannot see it. */
  readonly alt: Readonly<Record<LocaleCode, string>>;
}

/** A person as the pages of one language show it. */
export interface LocalPerson extends Omit<Person, 'portrait'> {
  readonly portrait?: { readonly file: string; readonly alt: string } | undefined;
}

export function localizePerson({ portrait, ...person }: Person, localeCode: LocaleCode): LocalPerson {
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
