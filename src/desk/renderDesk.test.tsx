import { describe, expect, it } from 'vitest';
import { inLanguage, says } from '../messages/findings.ts';
import type { DeskFrame } from '../model/desk.ts';
import type { FindingsData } from '../model/deskViews.ts';
import type { Issue } from '../model/issue.ts';
import { renderDesk } from './renderDesk.tsx';

const issue: Issue = {
  ruleId: 'table-row',
  severity: 'error',
  filePath: 'content/pages/rent/kira-takip/de.mdx',
  line: 7,
  column: 1,
  ...says('table-row.cells', { cells: 1, columns: 3 }),
};

function render(language: DeskFrame['language']): string {
  const frame: DeskFrame = {
    view: 'findings',
    language,
    siteName: 'Example',
    locales: [],
    sourceLocale: 'tr',
    areas: [],
    query: {},
    errors: 1,
    warnings: 0,
    isChecked: true,
    writing: {},
  };
  const findings = [inLanguage(issue, language)];
  const data: FindingsData = { view: 'findings', groups: [{ filePath: issue.filePath, findings }], shown: 1, total: 1, rules: [] };
  return renderDesk(frame, data);
}

describe('the desk speaks the language of its reader', () => {
  it.each([
    ['en', '<h1>Findings</h1>', 'This row has 1 cell; the table’s header has 3.', 'line 7', 'Fix: '],
    ['tr', '<h1>Bulgular</h1>', 'Bu satırda 1 hücre var; tablonun başlığında 3.', 'satır 7', 'Çözüm: '],
    ['de', '<h1>Meldungen</h1>', 'Diese Zeile hat 1 Zelle; der Kopf der Tabelle hat 3.', 'Zeile 7', 'Lösung: '],
  ] as const)('in %s', (language, title, message, line, fix) => {
    const html = render(language);
    expect(html).toContain(title);
    expect(html).toContain(message);
    expect(html).toContain(line);
    expect(html).toContain(`<b>${fix}</b>`);
    expect(html).toMatch(new RegExp(`aria-current="true"[^>]*>${language.toUpperCase()}<`));
  });

  it('offers the other languages on the same view', () => {
    expect(render('de')).toContain('href="/_desk/findings?language=tr"');
  });
});
