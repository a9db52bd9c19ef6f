/** Which way a page gets to the calculator of last days. */
import { describe, expect, it } from 'vitest';
import type { Deadline } from './deadline.ts';
import type { Fact } from './fact.ts';
import { NO_HEAD_ASSETS } from './head.ts';
import type { Manifest } from './manifest.ts';
import { type Articles, findJob } from './render.ts';

const deadline = (act: string, own: Partial<Deadline> = {}): Deadline => ({
  situation: { id: 'rent', text: {} },
  situationOrder: 0,
  calculated: true,
  act: { tr: act, de: `${act} (de)` },
  who: { id: 'tenant', text: {} },
  starts: { id: 'service', words: {} },
  direction: 'after',
  counted: 'same-day',
  recess: false,
  exceptions: [],
  moves: [],
  ...own,
});
const fact = (id: string, own?: Deadline): Fact => ({
  ...{ id, value: 'P1M', basis: ['TBK 315'], status: 'statute', pages: [], reviewed: '2026-01-01' },
  ...(own && { deadline: own }),
});
const FACTS = [
  fact('figure'),
  fact('unlisted', deadline('Unlisted', { situation: undefined })),
  fact('nobody-acts', deadline('Nobody', { calculated: false })),
  fact('one', deadline('One')),
  fact('two', deadline('Two')),
  fact('three', deadline('Three')),
  fact('four', deadline('Four')),
];

const page = (pathname: string, localeCode: string, own: object = {}) => ({
  ...{ pageId: pathname, localeCode, pathname, filePath: pathname, area: 'general', order: 0, aliases: [], alternates: [] },
  ...own,
});
/** The job of the page /kira, which quotes these facts. */
function jobOf(
  factIds: readonly string[],
  pages: readonly object[] = [page('/sureler', 'tr', { listsDeadlines: true })],
  pathname = '/kira',
) {
  const manifest = {
    site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }], areas: [] },
    pages: [page('/kira', 'tr'), page('/de/kira', 'de'), ...pages],
    facts: FACTS,
    links: {},
    fees: {},
    actNames: {},
  } as unknown as Manifest;
  const article = {
    factIds,
    linkIds: [],
    feeIds: [],
    headings: [],
    partIds: {},
    oldIds: {},
    codePath: '',
    hasCountries: false,
    hasDeeds: false,
  };
  const articles = Object.fromEntries(manifest.pages.map(({ filePath }) => [filePath, article])) as unknown as Articles;
  return findJob(manifest, articles, NO_HEAD_ASSETS, pathname);
}

describe('the way to the calculator', () => {
  it('leads to the first deadlines that the page quotes and somebody can act by', () => {
    const ids = ['figure', 'two', 'unlisted', 'one', 'nobody-acts', 'three', 'four'];
    expect(jobOf(ids).ownDay).toEqual({
      pathname: '/sureler',
      deadlines: [
        { id: 'two', act: 'Two' },
        { id: 'one', act: 'One' },
        { id: 'three', act: 'Three' },
      ],
    });
  });

  it('is in the language of the page, and absent where that language has no table', () => {
    const german = page('/de/fristen', 'de', { listsDeadlines: true });
    expect(jobOf(['one'], [german], '/de/kira').ownDay).toEqual({ pathname: '/de/fristen', deadlines: [{ id: 'one', act: 'One (de)' }] });
    expect(jobOf(['one'], [german]).ownDay).toBeUndefined();
  });

  it('is absent without such a deadline, and on the page with the table', () => {
    expect(jobOf(['figure', 'unlisted', 'nobody-acts']).ownDay).toBeUndefined();
    const table = jobOf(['one'], undefined, '/sureler');
    expect(table.ownDay).toBeUndefined();
    expect(table.deadlines?.entries.map((entry) => entry.fact.id)).toEqual(['nobody-acts', 'one', 'two', 'three', 'four']);
  });
});
