import { expect, it } from 'vitest';
import type { Outcome } from '../model/deskChanges.ts';
import type { Issue } from '../model/issue.ts';
import { renderForeseen, renderOutcome } from './renderOutcome.tsx';

const outcome: Outcome = {
  kind: 'retirePage',
  isDone: false,
  pageId: 'kira-takip',
  files: ['content/pages/rent/kira-takip/tr.mdx', 'content/pages/rent/kira-takip/de.mdx'],
  addresses: [],
  links: [{ place: 'content/pages/rent/kira-hukuku/tr.mdx:7', before: 'page:kira-takip', after: 'page:kira-hukuku' }],
  listed: [],
};

it.each([
  ['en', '“kira-takip” goes, in 2 languages.', '1 link leads', 'Remove the page', 'Nothing is changed yet.'],
  ['tr', '“kira-takip” 2 dilde kaldırılacak.', '1 bağlantı öteki', 'Sayfayı kaldır', 'Henüz hiçbir şey değişmedi.'],
  ['de', '„kira-takip“ wird entfernt, in 2 Sprachen.', '1 Link führt', 'Seite entfernen', 'Noch ist nichts geändert.'],
] as const)('an answer speaks the language of the reader: %s', (language, ...words) => {
  const html = renderOutcome({ language, locales: [], outcome, seen: 'hash' });
  for (const word of words) expect(html).toContain(word);
});

it.each([
  ['content/pages/rent/kira-takip/de.mdx: Comment by A.', 'content/pages/rent/kira-takip/de.mdx: Comment by A.'],
  ['signed off by A.', 'Signed off by A.'],
])('a note begins with a capital letter, and a path as it is: %s', (text, shown) => {
  const noted: Outcome = { kind: 'noted', isDone: true, notes: [{ text }] };
  expect(renderOutcome({ language: 'en', locales: [], outcome: noted })).toContain(`<p>${shown}</p>`);
});

it('what will be found is named with its file, also the same in the same line of two files', () => {
  const found = (filePath: string): Issue => ({
    ruleId: 'fact-number',
    severity: 'error',
    ...{ filePath, line: 7, column: 1, message: 'This sentence says "three months".', fix: 'Write "4 months".' },
  });
  const left = [found('content/pages/general/home/en.mdx'), found('content/pages/general/faq/en.mdx'), found('content/facts.yaml')];
  const html = renderForeseen({ language: 'en', left, launch: [] });
  const names = [...html.matchAll(/<p class="desk-file-name">([^<]*)<\/p><ol class="desk-findings"><li/g)].map(([, name]) => name);
  expect(names).toEqual(['general/home/en.mdx', 'general/faq/en.mdx', 'facts.yaml']);
});
