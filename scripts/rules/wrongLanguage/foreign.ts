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
  /** Code of the sentence's language. */
  readonly localeCode: string;
}

/** Untranslated text is usually English, even if the site has no English pages. */
const DRAFT_LANGUAGE = 'en';

const detectors = new WeakMap<Site, Detector>();

/** Checks each sentence, so that one foreign sentence in a paragraph is found. Marked Turkish words are skipped. */
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
