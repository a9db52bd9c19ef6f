/** A page shows a fee's amount in the year that it is for; a year later the check reports the fee, and the page shows no amount. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../scripts/content/load.ts';
import { feeOutdated } from '../scripts/rules/fees.ts';
import { manifestOptions } from '../scripts/translation/publication.ts';
import { createTranslate } from '../src/i18n/translate.ts';
import type { PageContext } from '../src/layouts/pageContext.ts';
import { Fee } from '../src/mdx/Fee.tsx';
import { makeContent } from './fixture.ts';

const FEES = `court-fee:
  about: Court fee of a divorce case
  years: { 2026: { amount: 615.4, currency: TRY, source: RG 31.12.2025, read: 2026-01-05 } }
by-value:
  about: Court fee by value
  years: { 2026: { percent: 6.831, source: RG 31.12.2025, read: 2026-01-05 } }
unread:
  about: Consular fee
`;

async function readOn(today: string) {
  const contentDir = await makeContent();
  await writeFile(join(contentDir, 'fees.yaml'), FEES);
  const { content } = await loadContent({ contentDir, today });
  if (!content) throw new Error('The fixture cannot be read.');
  const { fees = {} } = manifestOptions(content);
  const t = createTranslate('tr', { labelled: '{{name}}: {{value}}' });
  const context = { locale: { code: 'tr', iso: 'tr-TR' }, t, feeOf: (id: string) => fees[id] } as unknown as PageContext;
  const show = (id: string) => renderToStaticMarkup(Fee({ context, id })).replaceAll('\u00a0', ' ');
  return { findings: feeOutdated.check(content), show };
}

describe('a fee', () => {
  it('of this year is shown with the year, and is no finding', async () => {
    const { findings, show } = await readOn('2026-12-31');
    expect(show('court-fee')).toBe(' (2026: ₺615,40)');
    expect(show('by-value')).toBe(' (2026: %6,831)');
    expect(findings).toEqual([]);
  });

  it('of last year is not shown, and is a finding for the writer', async () => {
    const { findings, show } = await readOn('2027-01-01');
    expect([show('court-fee'), show('by-value')]).toEqual(['', '']);
    expect(findings).toMatchObject([
      { ruleId: 'fee-outdated', severity: 'warning', filePath: 'content/fees.yaml', line: 3 },
      { ruleId: 'fee-outdated', severity: 'warning', line: 6 },
    ]);
  });

  it('without an amount is neither shown nor a finding', async () => {
    const { findings, show } = await readOn('2026-12-31');
    expect(show('unread')).toBe('');
    expect(findings).toEqual([]);
  });
});
