import { expect, it } from 'vitest';
import type { Content } from '../../content/load.ts';
import type { ChoiceContents } from './choices.ts';
import { chooseAtFirst } from './firstChoice.ts';

const group = (key: string, kind: ChoiceContents['kind'], pageId?: string): ChoiceContents => ({
  key,
  kind,
  name: key,
  pageId,
  languages: [],
  hasRecord: false,
});
const OPEN = [
  group('pages/rent/kira', 'page', 'kira'),
  group('pages/rent/takip', 'page', 'takip'),
  group('passages/costs', 'passage'),
  group('passages/other', 'passage'),
  group('facts.yaml', 'file'),
];
const content = { pages: [{ pageId: 'kira', outline: { passages: [{ id: 'costs' }] } }] } as unknown as Content;
const nothing = { continued: undefined, written: new Set<string>(), pageId: undefined };
const chosen = (known: Partial<Parameters<typeof chooseAtFirst>[2]>) => [...chooseAtFirst(OPEN, content, { ...nothing, ...known })];

it.each([
  ['all, where nothing was changed at the desk', {}, OPEN.map(({ key }) => key)],
  ['what was changed at the desk', { written: new Set(['facts.yaml', 'pages/rent/takip']) }, ['pages/rent/takip', 'facts.yaml']],
  ['the page from which the writer comes, with its shared texts', { pageId: 'kira' }, ['pages/rent/kira', 'passages/costs']],
  ['as if the page were not named, where it has not changed', { pageId: 'miras', written: new Set(['facts.yaml']) }, ['facts.yaml']],
  ['the texts of the proposal that is continued', { continued: new Set(['passages/other']), pageId: 'kira' }, ['passages/other']],
] as const)('%s', (_, known, keys) => {
  expect(chosen(known)).toEqual(keys);
});
