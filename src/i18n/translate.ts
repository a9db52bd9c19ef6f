/** Interface texts in one language: rosetta with the keys that the source language has. */
import rosetta from 'rosetta';
import type { LabelKey, LocaleCode } from '#generated/types.ts';
import type { LabelTexts } from '../model/label.ts';

/** Text of a label with its `{{placeholders}}` filled in. A wrong key does not compile; a missing text fails the content check. */
export type Translate = (key: LabelKey, values?: Readonly<Record<string, string>>) => string;

/** `labels` are the flat texts of one language, by dotted key. */
export function createTranslate(localeCode: LocaleCode, labels: LabelTexts): Translate {
  const dictionary = rosetta<LabelTexts>({ [localeCode]: labels });
  dictionary.locale(localeCode);
  // As an array the key is one step, so that its dots are not taken for nesting.
  return (key, values) => dictionary.t([key], values);
}
