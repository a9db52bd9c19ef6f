import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../model/fact.ts';
import { FactList } from './FactList.tsx';

const fact = { basis: ['TMK 617'] } as unknown as Fact;

/** The list's small print of a sentence that rests on TMK 617, without the link to the place in the text. */
function smallPrintOf(html: string): string {
  const list = <FactList sentences={[{ html, facts: [fact], starts: [], position: 'fact-1-at' }]} localeCode="de" t={(key) => key} />;
  return /<small>(.*?)<a /.exec(renderToStaticMarkup(list))?.[1]?.trim() ?? '';
}

describe('a sentence in the list of figures', () => {
  it('is followed by the article on which its figure rests', () => {
    expect(smallPrintOf('Die Frist beträgt <b>6 Monate</b>.')).toBe('Art.\u00a0617 TMK');
    expect(smallPrintOf('Die Frist beträgt <b>6 Monate</b> (§\u00a0617 BGB).')).toBe('Art.\u00a0617 TMK');
  });

  it('does not repeat the article that it names itself', () => {
    expect(smallPrintOf('Die Frist beträgt <b>6 Monate</b> (Art.\u00a0617 TMK).')).toBe('');
  });
});
