/** Interface texts of one locale, translated by rosetta; the source locale defines the keys. */
import rosetta from 'rosetta';
import type { LabelKey, LocaleCode } from '#generated/types.ts';
import type { FrameLabel, Texts, ToolLabel } from '../model/browserLabels.ts';

/**
 * Returns the text of a label with its `{{placeholders}}` filled in. A wrong key does not compile; a missing text fails the content check.
 * `Key` are the labels that the place can show: in the browser fewer than in the build.
 */
export type Translate<Key extends LabelKey = LabelKey> = (key: Key, values?: Readonly<Record<string, string>>) => string;
export type FrameTranslate = Translate<FrameLabel>;
export type ToolTranslate = Translate<ToolLabel>;

/** A name with the colon that follows it: French sets a space before the colon. */
export function withColon(t: Translate, name: string): string {
  return t('labelled', { name, value: '' }).trimEnd();
}

/** `texts` are the flat texts of one locale, by dotted key. */
export function createTranslate<Key extends LabelKey = LabelKey>(localeCode: LocaleCode, texts: Texts<NoInfer<Key>>): Translate<Key> {
  const dictionary = rosetta<Texts<Key>>({ [localeCode]: texts });
  dictionary.locale(localeCode);
  // As an array the key is one segment, so that its dots do not mean nesting.
  return (key, values) => dictionary.t([key], values);
}
