/** The words of the write view in the language of the desk's reader. A document has one language, which `main.tsx` sets. */
import { DESK_WORDS } from '../../messages/desk.ts';
import type { Language } from '../../messages/language.ts';
import { WRITE_NAMES, WRITE_WORDS, type WriteNames, type WriteWords } from '../../messages/write.ts';

let spoken: Language = 'en';

/** Sets the language of everything that is said afterwards. */
export function speak(language: Language): void {
  spoken = language;
}

/** The values that the text of a key names: none, or one object. */
type ValuesOf<Key extends keyof WriteWords> = WriteWords[Key] extends (values: infer Values) => string ? [values: Values] : [];

/** A text with its values. */
export function say<Key extends keyof WriteWords>(key: Key, ...[values]: ValuesOf<Key>): string {
  const text: unknown = WRITE_WORDS[spoken][key];
  return typeof text === 'string' ? text : (text as (values: unknown) => string)(values);
}

/** Name and hint of a field of the frontmatter; undefined for a field without words of its own. */
export function fieldWords(key: string): { readonly name: string; readonly hint?: string } | undefined {
  return find(WRITE_NAMES[spoken].fields, key);
}

/** What one item of a list is called. */
export function itemWords(key: string): string | undefined {
  return find(WRITE_NAMES[spoken].items, key);
}

/** The name of a component; undefined for one that is shown by its own words. */
export function componentWords(name: string): string | undefined {
  return find(WRITE_NAMES[spoken].components, name);
}

export type FieldGroup = keyof WriteNames['groups'];

export function groupWords(group: FieldGroup): string {
  return WRITE_NAMES[spoken].groups[group];
}

/** A moment as the reader writes it. */
export function writeMoment(at: number): string {
  return new Date(at).toLocaleString(DESK_WORDS[spoken].dayLocale, { dateStyle: 'medium', timeStyle: 'short' });
}

function find<Words>(words: Readonly<Record<string, Words>>, key: string): Words | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
