/** Finds the sentences of a text that are in another language. Used by the rules wrong-language and spelling. */

import type { Site } from '../../../src/model/site.ts';
import { splitSentences } from '../../content/texts/sentences.ts';
import { type ContentText, MASK } from '../../content/texts/texts.ts';
import { oneLine } from '../../core/oneLine.ts';
import { createDetector, type Detector } from './detector.ts';

export interface ForeignSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Code of the language that it is in. */
  readonly localeCode: string;
}

/** What is not translated yet is mostly English, also where a site has no English pages. */
const DRAFT_LANGUAGE = 'en';

const detectors = new WeakMap<Site, Detector>();

/** Sentence by sentence, so that one foreign sentence inside a paragraph is seen. Marked Turkish words are none. */
export function foreignSentences(site: Site, text: ContentText): ForeignSentence[] {
  if (text.kind === 'term') return [];
  const detect = detectors.get(site) ?? createDetector([...new Set([...site.locales.map((locale) => locale.code), DRAFT_LANGUAGE])]);
  detectors.set(site, detect);
  return splitSentences(text.localeCode, text.text).flatMap((sentence) => {
    const words = oneLine(sentence.text.replaceAll(MASK, ' '));
    const localeCode = detect(words, text.localeCode);
    return localeCode ? [{ text: words, start: sentence.start, end: sentence.start + sentence.text.length, localeCode }] : [];
  });
}
