/** Paper: texts do not overlap, nothing is cut off, and no sheet contains only the call to action. */
import { expect, test } from './console.ts';
import { addressOf, documentsOf, LOCALES } from './documents.ts';
import { IS_LONG } from './languages.ts';
import { AREAS, KINDS, LONGEST_GUIDE, WIDE_TABLE } from './livePages.ts';
import { cutOf, FORMATS, type Format, layOut, lonelyOf, overlapsOf, sheetsOf, sizeOf } from './paper.ts';
import { address } from './visit.ts';

/** Documents of a normal run: those whose sheets break at the most awkward places. */
const CHOSEN = [
  ...[KINDS.area, KINDS.contact, LONGEST_GUIDE].map((slug) => address('de', slug)),
  ...[KINDS.service, ...AREAS.slice(-1), KINDS.faq, KINDS.privacy, LONGEST_GUIDE].map((slug) => address('ru', slug)),
  address('de', WIDE_TABLE),
  address('tr', KINDS.service),
];
const ALL = LOCALES.flatMap((code) => documentsOf(code).map(addressOf));

/** What a visitor would still print and read; the longest pages have 3,000 words. */
const SHEETS_AT_MOST = 5;

for (const format of Object.keys(FORMATS) as Format[]) {
  for (const code of LOCALES) {
    // One format for a language in a normal run, so that both are met.
    if (!IS_LONG && (format === 'A4') === (code === 'ru')) continue;
    const pathnames = (IS_LONG ? ALL : CHOSEN).filter((pathname) =>
      code === 'tr' ? !/^\/[a-z]{2}(?:\/|$)/.test(pathname) : pathname.startsWith(`/${code}`),
    );
    if (pathnames.length === 0) continue;
    test(`on ${format}, documents in ${code} have no text over text, none cut off, and at most ${SHEETS_AT_MOST} sheets, of which the last holds some of the article`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      for (const pathname of pathnames) {
        await page.goto(pathname);
        const pdf = await page.pdf(sizeOf(format));
        const paper = await layOut(page, format);
        const sheets = sheetsOf(paper);
        const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        expect.soft(printed, pathname).toBeLessThanOrEqual(SHEETS_AT_MOST);
        // Sheets are rounded to whole pixels and columns are not: where a text nearly fills its last sheet, the two may differ by that one.
        expect.soft(Math.abs(printed - sheets), `${pathname}: ${printed} sheets in the PDF, ${sheets} here`).toBeLessThanOrEqual(1);
        expect.soft(overlapsOf(paper), pathname).toEqual([]);
        expect.soft(cutOf(paper), pathname).toEqual([]);
        expect.soft(lonelyOf(paper), pathname).toEqual([]);
        const last = paper.lines.filter(({ sheet }) => sheet === sheets - 1);
        expect
          .soft(
            last.some(({ isArticle }) => isArticle),
            `${pathname}: the last sheet holds some of the article`,
          )
          .toBe(true);
        // 0.18 is the luminance that has 4.5:1 on white (WCAG 2.2).
        expect
          .soft(
            paper.lines.filter(({ luminance }) => luminance > 0.18),
            `${pathname}: pale on white paper`,
          )
          .toEqual([]);
      }
    });
  }
}

test('on paper a figure that has a source looks like the words around it', async ({ page }) => {
  await page.goto(address('de', KINDS.service));
  await page.emulateMedia({ media: 'print' });
  const lines = await page
    .locator('main .prose a.fact')
    .evaluateAll((facts) => facts.map((fact) => getComputedStyle(fact).textDecorationLine));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => line !== 'none')).toEqual([]);
});
