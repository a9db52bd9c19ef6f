/** The deadlines of a printed checklist, which is read without the page. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/translate.ts';
import type { Fact } from '../../model/fact.ts';
import type { Locale } from '../../model/locale.ts';
import { ChecklistParts } from './Checklist.tsx';

const named = (id: string, text: string) => ({ id, text: { en: text } });
const day = (id: string, words: string) => ({ id, words: { en: { day: `the ${words}`, from: `from the ${words}` } } });

const renouncing: Fact = {
  id: 'renouncing',
  value: 'P3M',
  basis: ['TMK 606'],
  status: 'statute',
  pages: [],
  reviewed: '2026-09-26',
  deadline: {
    situationOrder: 0,
    calculated: true,
    act: { en: 'Renouncing an inheritance' },
    who: named('heir', 'The heir'),
    starts: day('death', 'day you learn of the death'),
    direction: 'after',
    counted: 'same-day',
    recess: false,
    exceptions: [{ case: named('will', 'If you inherit by will'), starts: day('notice', 'day you are told of the will') }],
    moves: [],
  },
};
const share: Fact = { id: 'share', value: '1/4', basis: ['TMK 506'], status: 'statute', pages: [], reviewed: '2026-09-26' };

const t = ((key: string, values?: Record<string, string>) => (values ? `${values.name}: ${values.value}` : key)) as unknown as Translate;
const locale = { code: 'en', iso: 'en-GB' } as Locale;

const sentenceOf = (facts: readonly Fact[]) => ({ html: 'A sentence.', facts, starts: [], position: facts.map(({ id }) => id).join() });

it('names each deadline once, with its length, its first day and the first days of its exceptions', () => {
  const sentences = [sentenceOf([renouncing]), sentenceOf([share, renouncing])];
  const html = renderToStaticMarkup(<ChecklistParts sentences={sentences} locale={locale} t={t} />);
  expect(html.match(/<li>/g)?.length).toBe(1);
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toContain('Renouncing an inheritance: 3 months. factStart: from the day you learn of the death.');
  expect(text).toContain('If you inherit by will: the day you are told of the will.');
  expect(text).not.toContain('1/4');
});

it('has no heading for deadlines on a page without any', () => {
  const html = renderToStaticMarkup(<ChecklistParts sentences={[sentenceOf([share])]} locale={locale} t={t} />);
  expect(html).not.toContain('<h2>');
});
