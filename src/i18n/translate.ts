/** Interface texts in one language: rosetta with the keys that the source language has. */
import rosetta from 'rosetta';
import type { LabelKey } from '#generated/types.ts';

/** Text of a label with its `{{placeholders}}` filled in. A wrong key does not compile; a missing text fails the content check. */
export type Translate = (key: LabelKey, values?: Readonly<Record<string, string>>) => string;

/** `labels` are the flat texts of one language, by dotted key. */
export function createTranslate(localeCode: string, labels: Readonly<Record<string, string>>): Translate {
  const dictionary = rosetta<Readonly<Record<string, string>>>({ [localeCode]: labels });
  dictionary.locale(localeCode);
  // As an array the key is one step, so that its dots are not taken for nesting.
  return (key, values) => dictionary.t([key], values);
}
