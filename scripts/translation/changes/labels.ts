/** Compares the interface texts in every language. */
import { oneLine } from '../../core/oneLine.ts';
import { diffWords, type Span } from '../wordDiff.ts';

/** Labels of a state of the content, which may have had other languages and keys than today. */
type PastLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface LabelChange {
  readonly key: string;
  readonly texts: readonly { readonly localeCode: string; readonly spans: readonly Span[] }[];
}

/** In the key order of the later state, then by language. */
export function compareLabels(before: PastLabels, after: PastLabels): LabelChange[] {
  const localeCodes = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const keys = [...new Set([after, before].flatMap((labels) => Object.values(labels).flatMap((texts) => Object.keys(texts))))];
  return keys.flatMap((key) => {
    const texts = localeCodes.flatMap((localeCode) => {
      const [old, own] = [oneLine(before[localeCode]?.[key] ?? ''), oneLine(after[localeCode]?.[key] ?? '')];
      return old === own ? [] : [{ localeCode, spans: diffWords(localeCode, old, own) }];
    });
    return texts.length > 0 ? [{ key, texts }] : [];
  });
}
