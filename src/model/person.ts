/** The people of the practice, as content/people.yaml gives them: shown on the about and contact pages, and where one of them has signed a page off. */
import type { LocaleCode } from '#generated/types.ts';

export interface Person {
  /** Names the person in addresses: /hakkimizda#person-<id>. Small letters, digits and hyphens. */
  readonly id: string;
  /** Full name, as sign-offs write it (`npm run signoff -- … --by`). */
  readonly name: string;
  /** Bar association, in its own name: İstanbul Barosu. */
  readonly bar?: string | undefined;
  /** Codes of the languages in which the person works (ISO 639): tr, de. */
  readonly languages: readonly string[];
  /** Year since which the person has been in practice. */
  readonly since?: number | undefined;
  /** A picture of the person; none is shown where it is left out. */
  readonly portrait?: Portrait | undefined;
}

export interface Portrait {
  /** File in public/people: ayse-ornek.jpg. Upright, 4 : 5, at least 320 × 400 pixels. */
  readonly file: string;
  /** What can be seen, per language, for those who do not see it. */
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

/** The person who has signed a page off; undefined where nobody has, or people.yaml does not name them. */
export function reviewerOf<P extends Pick<Person, 'name'>>(people: readonly P[], signedBy: string | undefined): P | undefined {
  return people.find(({ name }) => name === signedBy?.trim());
}
