/** The wordings of the pages become the register's, and nothing else in the file changes. */
import { describe, expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { loadContent } from '../content/load.ts';
import { collectPhrases, writePhrases } from './collectPhrases.ts';

const REGISTER = `# Head
# ── Rent ─────
rent-determination-threshold:
  value: P5Y
  basis: ["TBK 344/3"] # the act
  status: statute
  reviewed: 2026-01-01
`;

describe('collectPhrases', () => {
  it('takes what the pages of each language say', async () => {
    const { content } = await loadContent({ contentDir: await makeContent() });
    if (!content) throw new Error('The good fixture cannot be read.');
    expect(Object.fromEntries(collectPhrases(content))).toEqual({ 'rent-determination-threshold': { tr: ['5 yıl'], de: ['5 Jahren'] } });
  });

  it('keeps accepted wordings, merges capitals, and drops what says another figure', async () => {
    const { content } = await loadContent({ contentDir: await makeContent('bad/fact-number') });
    if (!content) throw new Error('The fixture cannot be read.');
    const facts = content.facts.map((fact) => ({ ...fact, phrases: { de: ['Fünf Jahren', 'fünf Jahren', '4 Jahren'] } }));
    expect(collectPhrases({ ...content, facts }).get('rent-determination-threshold')?.de).toEqual(['5 Jahren', 'fünf Jahren']);
  });
});

describe('writePhrases', () => {
  it('adds them before the review and leaves every other line', () => {
    const phrases = new Map([['rent-determination-threshold', { tr: ['5 yıl'], de: ['5 Jahre', '15'] }]]);
    const text = writePhrases(REGISTER, phrases);
    expect(text).toBe(REGISTER.replace('  reviewed', '  phrases:\n    tr: [5 yıl]\n    de: [5 Jahre, "15"]\n  reviewed'));
    expect(writePhrases(text, phrases)).toBe(text);
  });
});
