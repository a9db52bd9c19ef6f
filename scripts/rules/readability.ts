/** Rule readability: warns about long sentences and paragraphs, and computes the figures per language for the report. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { splitSentences } from '../content/texts/sentences.ts';
import { textsOf } from '../content/texts/texts.ts';
import { EACH_TEXT, type Rule, warning } from './rule.ts';

export const readability: Rule = { id: 'readability', check, scopes: EACH_TEXT };

const MAX_SENTENCE = 30;
const MAX_PARAGRAPH = 120;
/** Longer sentences count as long in the figures. */
const LONG_SENTENCE = 20;

export interface Readability {
  readonly sentences: number;
  readonly words: number;
  readonly wordsPerSentence: number;
  /** Share of sentences with more than 20 words, 0 to 1. */
  readonly longSentences: number;
}

/** Figures by locale code for the paragraphs of the pages; headings and table cells are not sentences. */
export function readabilityOf(pages: readonly Page[]): Readonly<Record<string, Readability>> {
  const lengths = new Map<string, number[]>();
  for (const { localeCode, outline } of pages) {
    const own = outline.blocks
      .filter((block) => block.type === 'paragraph')
      .flatMap((block) => splitSentences(localeCode, block.text).map((sentence) => countWords(sentence.text)));
    lengths.set(localeCode, [...(lengths.get(localeCode) ?? []), ...own]);
  }
  return Object.fromEntries(
    [...lengths].map(([localeCode, counts]) => {
      const words = counts.reduce((sum, count) => sum + count, 0);
      const long = counts.filter((count) => count > LONG_SENTENCE).length;
      const sentences = Math.max(counts.length, 1);
      return [localeCode, { sentences: counts.length, words, wordsPerSentence: words / sentences, longSentences: long / sentences }];
    }),
  );
}

function check(content: Content): Issue[] {
  return textsOf(content).flatMap((text) => {
    if (text.kind !== 'paragraph') return [];
    const issues: Issue[] = [];
    const total = countWords(text.whole);
    if (total > MAX_PARAGRAPH) {
      issues.push(warning('readability', text.position, says('readability.paragraph', { words: total, most: MAX_PARAGRAPH })));
    }
    for (const sentence of splitSentences(text.localeCode, text.whole)) {
      const count = countWords(sentence.text);
      if (count <= MAX_SENTENCE) continue;
      const start = sentence.text.trim().split(/\s+/).slice(0, 6).join(' ');
      issues.push(
        warning('readability', text.positionAt(sentence.start), says('readability.sentence', { words: count, most: MAX_SENTENCE, start })),
      );
    }
    return issues;
  });
}

/** Counts words with a letter or a digit. No-break spaces separate words too. */
function countWords(text: string): number {
  return text.split(/[\s\u00a0\u202f]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
