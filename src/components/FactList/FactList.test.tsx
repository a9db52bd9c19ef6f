import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#generated/types.ts';
import type { Fact } from '../../model/fact.ts';
import { FactList } from './FactList.tsx';

const fact = { basis: ['TMK 617'] } as unknown as Fact;

/** The list of a sentence that rests on TMK 617. */
const listOf = (html: string, localeCode: LocaleCode = 'de') =>
  renderToStaticMarkup(
    <FactList sentences={[{ html, facts: [fact], starts: [], position: 'fact-1-at' }]} localeCode={localeCode} t={(key) => key} />,
  );
/** Its small print, without the link to the place in the text. */
const smallPrintOf = (html: string) => /<small>(.*?)<a /.exec(listOf(html))?.[1]?.trim() ?? '';

describe('a sentence in the list of figures', () => {
  it('begins with a capital letter of its language and ends with a full stop', () => {
    expect(listOf('<b>iki tanık</b> gerekir', 'tr')).toContain('<span><b>İki tanık</b> gerekir.</span>');
    expect(listOf('Gilt es (<b>3 Monate</b>)?')).toContain('<span>Gilt es (<b>3 Monate</b>)?</span>');
  });

  it('is followed by the article on which its figure rests', () => {
    expect(smallPrintOf('Die Frist beträgt <b>6 Monate</b>.')).toBe('Art.\u00a0617 TMK');
    expect(smallPrintOf('Die Frist beträgt <b>6 Monate</b> (§\u00a0617 BGB).')).toBe('Art.\u00a0617 TMK');
  });

  it('does not repeat the article that it names itself', () => {
    expect(smallPrintOf('Die Frist beträgt <b>6 Monate</b> (Art.\u00a0617 TMK).')).toBe('');
  });
});
