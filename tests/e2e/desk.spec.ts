/** The writers' desk and the overlay of mistakes, in a browser: a development server with its own content, which is edited while it runs. Neighbour: deskWords.spec.ts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SITE } from '../liveTexts.ts';
import { violationsOf } from './axe.ts';
import { editContent, prepareDesk, startWebsite } from './deskServer.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { KINDS } from './livePages.ts';

const EDIT_MS = 60_000;

// Without the words, which deskWords.spec.ts reads: after each edit they take longer than all else here.
const desk = prepareDesk({ CHECK_TEXTS: 'no' });

const edit = (path: string, change: (text: string) => string) => editContent(desk.contentDir(), path, change);
const open = (page: Page, view: string) => page.goto(`${desk.url()}/_desk${view}`);

test('filters answer to the keyboard, stand in the address and survive an edit', async ({ page }) => {
  await open(page, '');
  const search = page.getByRole('searchbox', { name: 'Find a page' });
  await search.focus();
  // A page is found by its title in any language.
  const [, title = ''] =
    /^title: (.+)$/m.exec(await readFile(join(desk.contentDir(), 'pages/inheritance/reddi-miras/de.mdx'), 'utf8')) ?? [];
  await page.keyboard.type(title);
  await expect(page.getByRole('status').filter({ hasText: /of \d+ pages/ })).toBeVisible();
  await expect(page.locator('#row-reddi-miras')).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText(/^\d+ pages$/)).toBeVisible();
  const rows = page.locator('tbody th[scope="row"]');
  const all = await rows.count();
  await page.getByRole('combobox', { name: 'State' }).focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/state=outdated/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(page.locator('#row-kira-takip')).toBeVisible();
  const outdated = await rows.count();

  await edit('pages/rent/kira-takip/tr.mdx', (text) => text.replace(/^title: .*$/m, 'title: Kiranızı kim takip ediyor?'));
  await expect(page.locator('#row-kira-takip')).toHaveText('Kiranızı kim takip ediyor?', { timeout: EDIT_MS });
  await expect(page).toHaveURL(/state=outdated/);
  await expect(rows).toHaveCount(outdated);
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('outdated');
});

test('an edit keeps the place on the page', LONG_ONLY, async ({ page }) => {
  await open(page, '/facts');
  await page.evaluate(() => window.scrollTo(0, 1200));
  await edit('facts.yaml', (text) => text.replace('applies: Time for the second', 'applies: The time for the second'));
  await expect(page.getByText('The time for the second').first()).toBeAttached({ timeout: EDIT_MS });
  expect(await page.evaluate(() => window.scrollY)).toBe(1200);
});

test('side by side marks the fact that differs', LONG_ONLY, async ({ page }) => {
  await open(page, '/compare?page=reddi-miras&left=tr&right=de');
  const wrong = page.locator('.desk-fact-wrong');
  await expect(wrong).toHaveText('4\u00a0Monate');
  await expect(page.locator('.desk-alarm').first()).toContainText('but the fact renunciation-deadline is 3 months');
  const row = page.locator('.desk-row', { has: wrong });
  await expect(row.locator('[lang="tr"]')).toContainText(/3\s?ay/);
  const headings = await page.locator('.desk-pair').evaluateAll((pairs) => pairs.map((pair) => pair.querySelectorAll('h2, h3').length % 2));
  expect(headings.every((odd) => odd === 0)).toBe(true);

  await open(page, '/compare?page=kira-takip&left=tr&right=de');
  const outdated = page.locator('.desk-row', { hasText: 'Outdated: the source has changed here' });
  await expect(outdated.filter({ hasText: 'Bu cümle yenidir.' })).toHaveCount(1);
});

test('a tried address tells what the site will answer', LONG_ONLY, async ({ page }) => {
  await open(page, '/addresses');
  const field = page.getByRole('searchbox', { name: 'Try a path' });
  const tried = page.locator('.desk-tried');
  for (const [path, answer] of [
    ['/de/reddi-miras', /^200 A page answers/],
    [`${SITE.url}/de/eski/malrejimi?x=1`, /^301 .*→ \/de\/turkiye-bulunan-mallarin-paylasimi/s],
    ['/eski-sayfa', /^410 Gone.*Hizmet artık verilmiyor/s],
    ['/de/redi-miras', /^404 Not found.*nearest address is \/de\/reddi-miras/s],
  ] as const) {
    await field.fill(path);
    await expect(tried).toHaveText(answer);
  }
});

test('the picture of a finder leads from each answer to its part, in the chosen language', LONG_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/finders?page=${KINDS.finder}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  const picture = page.getByRole('region', { name: 'Picture of the finder' });
  await expect(picture.locator('ol')).toHaveAttribute('lang', 'de');
  const answers = picture.locator('.desk-finder-question li a');
  expect(await picture.locator('svg path[d^="M"][marker-end]').count()).toBe(await answers.count());
  const answer = answers.last();
  const target = await answer.getAttribute('href');
  await answer.click();
  await expect(picture.locator(`${target}`)).toBeInViewport();
  await expect(picture.locator('.desk-finder-outcome').first().getByRole('link').first()).toBeVisible();
});

test('a fact shows the sentences that quote it in six languages', LONG_ONLY, async ({ page }) => {
  await open(page, '/facts?q=renunciation');
  await page.locator('#open-renunciation-deadline').click();
  await expect(page.locator('.desk-quotes section')).toHaveCount(6);
  await expect(page.locator('.desk-quotes [lang="ru"] mark').first()).toHaveText(/месяц/);
  await expect(page.locator('.desk-quote-wrong')).toContainText('Says another figure than the register');
});

test('the preview cuts by width and draws the picture', LONG_ONLY, async ({ page }) => {
  await edit('pages/general/contact/de.mdx', (text) => text.replace(/^( {2}title: ).*$/m, `$1${'WWWW '.repeat(11)}`));
  await open(page, '/preview?page=contact&locale=de');
  await expect(page.locator('.desk-desktop .desk-result-title')).toHaveText(/WWWW …$/, { timeout: EDIT_MS });
  await expect(page.getByText(/Title: \d+ of 580 pixels, cut/)).toBeVisible();
  await expect
    .poll(() => page.locator('.desk-share.desk-desktop img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1200);
});

test('another website shows nothing of the desk and opens no file, and its link leads on after a question', async ({ page }) => {
  const file = `${desk.url()}/__open-in-editor?file=content%2Fsite.yaml%3A1%3A1`;
  const html = `<img src="${desk.url()}/icons/icon.svg"><iframe src="${desk.url()}/_desk"></iframe><a href="${desk.url()}/_desk/facts">the facts</a>
    <form method="post" action="${file}"><button>send</button></form>`;
  const other = await startWebsite(html);
  await page.goto(other.url);
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  await expect(page.frameLocator('iframe').getByText('The desk')).toHaveCount(0);
  await page.getByRole('button', { name: 'send' }).click();
  await expect(page.getByText('Another website asked for this.')).toBeVisible();
  await page.goto(other.url);
  for (const name of ['the facts', 'go on']) await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Facts' })).toBeVisible();
  other.stop();
});

test('no view has an accessibility violation or is too wide', LONG_ONLY, async ({ page }) => {
  const views = [
    '',
    '/page?page=kira-takip&locale=de',
    '/compare?page=reddi-miras&left=tr&right=de',
    '/preview?page=reddi-miras&locale=ru',
    '/facts?fact=renunciation-deadline&q=renunciation',
    `/finders?page=${KINDS.finder}&locale=ru`,
    '/addresses?try=/eski-sayfa&kind=alias',
    '/findings',
    '/help',
  ];
  await page.setViewportSize({ width: 768, height: 900 });
  for (const [index, view] of views.entries()) {
    await open(page, view);
    // The views share their colours, so one is looked at in light and the next in dark.
    for (const colorScheme of index % 2 === 0 ? testedIn('light', 'dark') : testedIn('dark', 'light')) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOf(page), `${view} ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(768);
  }
});

test('a broken file shows its mistake over the page, with the help, while all pages go on working', async ({ page }) => {
  await page.goto(`${desk.url()}/en/hakkimizda`);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await edit('pages/general/about/en.mdx', (text) => `${text}\n<Note>\n`);
  const overlay = page.getByRole('alert', { name: 'Mistakes in the content' });
  await expect(overlay).toContainText(/content\/pages\/general\/about\/en\.mdx:\d+:\d+/, { timeout: EDIT_MS });
  await expect(overlay).toContainText('<Note> is opened here and never closed.');
  await expect(overlay).toContainText('Fix: Write </Note> after the words');
  const help = overlay.getByRole('link', { name: /^Help: mdx-syntax/ });
  expect(await help.getAttribute('href')).toBe('/_desk/help#mdx-syntax');

  // The broken page shows its last good text; another page shows an edit made meanwhile.
  expect((await page.request.get(`${desk.url()}/en/hakkimizda`)).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await edit('pages/general/contact/en.mdx', (text) => text.replace(/^title: .*$/m, 'title: A title of today'));
  await expect
    .poll(async () => (await page.request.get(`${desk.url()}/en/iletisim`)).text(), { timeout: EDIT_MS })
    .toContain('A title of today');

  await edit('pages/general/about/en.mdx', (text) => text.replace('\n<Note>\n', ''));
  await expect(overlay.getByText('never closed')).toHaveCount(0, { timeout: EDIT_MS });
});

test('sentences, titles and labels that are edited stand in the open page, which keeps its place and its opened answers', async ({
  page,
}) => {
  const path = 'pages/divorce/tanimatenfiz/nl.mdx';
  await page.goto(`${desk.url()}/nl/tanimatenfiz`);
  const answer = page.locator('details.question').first();
  await answer.locator('summary').click();
  // What a writer looks at stays where it is, also when something above it grows or shrinks.
  const looked = page.locator('main section h2').nth(1);
  await looked.evaluate((heading) =>
    window.scrollTo({ top: window.scrollY + heading.getBoundingClientRect().top - 200, behavior: 'instant' }),
  );
  const place = await looked.evaluate((heading) => heading.getBoundingClientRect().top);
  await edit(path, (text) => `${text.trimEnd()}\n\nDeze zin is nieuw.\n`);
  await expect(page.getByText('Deze zin is nieuw.')).toBeAttached();
  await edit('labels/nl.yaml', (text) => text.replace(/^visitByAppointment: .*$/m, 'visitByAppointment: Alleen na een telefoontje.'));
  await expect(page.getByText('Alleen na een telefoontje.')).toBeAttached();
  await edit(path, (text) => text.replace(/^title: .*$/m, 'title: Een andere titel'));
  await expect(page.locator('h1')).toHaveText('Een andere titel');
  await expect.poll(() => page.title()).toContain(SITE.name);
  // To one pixel, which is invisible: text may be at fractions of a pixel, and the window scrolls by whole ones.
  expect(Math.abs((await looked.evaluate((heading) => heading.getBoundingClientRect().top)) - place)).toBeLessThanOrEqual(1);
  await expect(answer).toHaveAttribute('open', '');
});

test.describe('in another browser', () => {
  test.use({ locale: 'de-DE' });

  test('the desk speaks the language of the browser, and keeps the one that is chosen', LONG_ONLY, async ({ page }) => {
    await page.goto(`${desk.url()}/_desk/facts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Angaben' })).toBeVisible();
    await page.getByRole('link', { name: 'Türkçe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bilgiler' })).toBeVisible();
    await page.goto(`${desk.url()}/_desk/findings`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bulgular' })).toBeVisible();
  });
});
