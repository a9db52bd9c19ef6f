/** Which interface texts changed, in every language. */
import type { Labels } from '../../content/labels.ts';
import { oneLine } from '../readerText.ts';
import { diffWords, type Span } from '../wordDiff.ts';

export interface LabelChange {
  readonly key: string;
  readonly texts: readonly { readonly localeCode: string; readonly spans: readonly Span[] }[];
}

/** In the later state's order of keys, then of languages. */
export function compareLabels(before: Labels, after: Labels): LabelChange[] {
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
