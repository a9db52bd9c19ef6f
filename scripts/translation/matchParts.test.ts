/** Parts are matched by their words, not by their number. */
import { describe, expect, it } from 'vitest';
import { type KnownPart, matchParts } from './matchParts.ts';

function part(key: string, text: string, isKnown = true): KnownPart {
  return { key, hash: text, text: isKnown ? text : undefined };
}

function match(known: readonly KnownPart[], parts: readonly KnownPart[]): string[] {
  return matchParts('tr', known, parts).map((pair) => `${pair.known?.key ?? '–'} → ${pair.part?.key ?? '–'}`);
}

const A = 'Mahkeme kararı kesinleşince nüfus kaydı düzeltilir.';
const B = 'Belgeler apostil ve yeminli tercüme ile sunulur.';
const C = 'Harç ve gider avansı davanın başında ödenir.';

describe('matchParts', () => {
  it('finds parts that changed places', () => {
    const known = [part('section.1', A), part('section.2', B), part('section.3', C)];
    const now = [part('section.1', C), part('section.2', A), part('section.3', B)];
    expect(match(known, now)).toEqual(['section.3 → section.1', 'section.1 → section.2', 'section.2 → section.3']);
  });

  it('leaves parts that say the same where they are', () => {
    const twins = [part('step.1', A), part('step.2', A)];
    expect(match(twins, twins)).toEqual(['step.1 → step.1', 'step.2 → step.2']);
  });

  it('finds a part that was changed and moved at once by its words', () => {
    const known = [part('section.1', A), part('section.2', B)];
    const now = [part('section.1', B.replace('sunulur', 'verilir')), part('section.2', A.replace('düzeltilir', 'değişir'))];
    expect(match(known, now)).toEqual(['section.2 → section.1', 'section.1 → section.2']);
  });

  it('goes by the place where no history tells the earlier words', () => {
    const known = [part('section.1', A, false), part('section.2', B, false)];
    const now = [part('section.1', `${B} Yeni.`), part('section.2', `${A} Yeni.`)];
    expect(match(known, now)).toEqual(['section.1 → section.1', 'section.2 → section.2']);
  });

  it('distinguishes an inserted part from those after it', () => {
    const known = [part('question.1', A), part('question.2', B)];
    const now = [part('question.1', A), part('question.2', C), part('question.3', B)];
    expect(match(known, now)).toEqual(['question.1 → question.1', '– → question.2', 'question.2 → question.3']);
  });

  it('names a part that is gone last', () => {
    expect(match([part('lead', A), part('section.1', B)], [part('lead', A)])).toEqual(['lead → lead', 'section.1 → –']);
  });

  it('never pairs a step with a section', () => {
    expect(match([part('step.1', A)], [part('section.1', A)])).toEqual(['– → section.1', 'step.1 → –']);
  });
});
