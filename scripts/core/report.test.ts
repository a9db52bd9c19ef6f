import { expect, it } from 'vitest';
import { says } from '../../src/messages/findings.ts';
import type { Issue, LiveIssue } from '../../src/model/issue.ts';
import { readLanguage } from './config.ts';
import { formatReport } from './report.ts';

const inContent: Issue = {
  ...{ filePath: 'content/site.yaml', line: 3, column: 7, ruleId: 'bad-value', severity: 'warning' },
  ...{ message: 'The value is 5 %, not a word.', fix: 'Write a word.' },
};
const inBuilt: Issue = {
  ...{ filePath: '.build/dist-next/de.html', line: 1, column: 900, ruleId: 'built-link', severity: 'error', part: '<a href="/x">' },
  ...{ message: 'The link /x leads nowhere.', fix: 'Let the link name a page.', help: 'scripts/build/verify/README.md#built-link' },
  related: [{ filePath: 'content/pages/general/home/de.mdx', line: 1, column: 1 }],
};
const live: LiveIssue = {
  ...{ url: 'https://x.example/de', encoding: 'br', ruleId: 'live-vary', severity: 'error', part: 'header vary' },
  ...{ message: 'Vary is missing.', fix: 'Send it.', help: 'scripts/hosting/smoke/README.md#live-vary' },
};

it('begins with the errors, and says place, rule, what is wrong and where exactly, the source, the fix and the help', () => {
  expect(formatReport([live, inBuilt, inContent], 'text')).toBe(`.build/dist-next/de.html:1:900  error  built-link
  The link /x leads nowhere.
  In: <a href="/x">
  See also: content/pages/general/home/de.mdx:1:1
  Fix: Let the link name a page.
  Help: scripts/build/verify/README.md#built-link

https://x.example/de (br)  error  live-vary
  Vary is missing.
  In: header vary
  Fix: Send it.
  Help: scripts/hosting/smoke/README.md#live-vary

content/site.yaml:3:7  warning  bad-value
  The value is 5 %, not a word.
  Fix: Write a word.
  Help: content/README.md#bad-value

2 errors, 1 warning in 3 addresses
`);
});

it('gives tools every field, the help among them', () => {
  expect(JSON.parse(formatReport([live, inContent], 'json'))).toEqual([{ ...inContent, help: 'content/README.md#bad-value' }, live]);
  expect(formatReport([], 'json')).toBe('[]\n');
});

it('gives GitHub a place in a file, or the address in words', () => {
  expect(formatReport([inContent, live], 'github')).toBe(
    '::warning file=content/site.yaml,line=3,col=7,title=bad-value::The value is 5 %25, not a word. Write a word.\n' +
      '::error title=live-vary::https://x.example/de (br): Vary is missing. Send it.\n',
  );
});

it('speaks the language of the reader; what tools read stays English and names the text', () => {
  const said: Issue = { ...inContent, severity: 'error', ...says('table-row.cells', { cells: 1, columns: 3 }) };
  expect(formatReport([said], 'text', { language: 'tr' })).toMatch(
    /hata {2}bad-value\n {2}Bu satırda 1 hücre var[\s\S]*\n {2}Çözüm: [\s\S]*1 dosyada 1 hata\n$/,
  );
  expect(formatReport([said], 'text', { language: 'de' })).toMatch(
    /Fehler {2}bad-value\n {2}Diese Zeile hat 1 Zelle;[\s\S]*1 Fehler in 1 Datei\n$/,
  );
  expect(formatReport([], 'text', { language: 'de' })).toBe('Keine Fehler gefunden.\n');
  const [tool] = JSON.parse(formatReport([said], 'json', { language: 'tr' }));
  expect(tool.message).toBe('This row has 1 cell; the table’s header has 3.');
  expect(tool.text).toEqual({ key: 'table-row.cells', values: { cells: 1, columns: 3 } });
});

it.each([
  [{ LANG: 'tr_TR.UTF-8' }, 'tr'],
  [{ LANG: 'tr_TR.UTF-8', LC_ALL: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{}, 'en'],
])('commands in %j print %s', (env, language) => {
  expect(readLanguage(env)).toBe(language);
});
