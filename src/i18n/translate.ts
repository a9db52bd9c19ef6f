/** Interface texts of one locale, translated by rosetta; the source locale defines the keys. */
import rosetta from 'rosetta';
import type { LabelKey, LocaleCode } from '#generated/types.ts';
import type { LabelTexts } from '../model/label.ts';

/**
 * Returns the text of a label with its `{{placeholders}}` filled in. A wrong key does not compile; a missing text fails the content check.
 */
export type Translate = (key: LabelKey, values?: Readonly<Record<string, string>>) => string;

/** `labels` are the flat texts of one locale, by dotted key. */
export function createTranslate(localeCode: LocaleCode, labels: LabelTexts): Translate {
  const dictionary = rosetta<LabelTexts>({ [localeCode]: labels });
  dictionary.locale(localeCode);
  // As an array the key is one segment, so that its dots do not mean nesting.
  return (key, values) => dictionary.t([key], values);
}
