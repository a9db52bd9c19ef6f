/** Rule readability: warns about long sentences and paragraphs. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { splitSentences } from '../content/texts/sentences.ts';
import { textsOf } from '../content/texts/texts.ts';
import { EACH_TEXT, type Rule, warning } from './rule.ts';

export const readability: Rule = { id: 'readability', check, scopes: EACH_TEXT };

const MAX_SENTENCE = 30;
const MAX_PARAGRAPH = 120;

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
