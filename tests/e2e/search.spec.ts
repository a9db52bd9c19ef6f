/** The search: results while typing, by mouse, keyboard and touch, on every kind of field; the address alone; without a script. */
import { violationsOf } from './axe.ts';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { askedIn, KINDS } from './livePages.ts';
import { address, open, watchRequests } from './visit.ts';

const SEARCH = KINDS.search;

for (const code of testedIn('de', 'tr', 'en', 'nl', 'fr', 'ru')) {
  test(`in ${code}, results appear while the visitor types, and the keyboard leads to them and back`, async ({ page }) => {
    await open(page, address(code, SEARCH));
    const field = page.locator('main').getByRole('searchbox');
    const { question, slug } = askedIn(code);
    await field.pressSequentially(question);
    const first = page.locator('.found li a').first();
    // The check warns when it is not among the first three.
    await expect(page.locator(`.found li:nth-child(-n + 3) a[href^="${address(code, slug)}"]`).first()).toBeVisible();
    await expect(page.locator('.found [role=status]')).toHaveText(/\d/);
    await expect(page.locator('.found mark').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await field.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const href = (await first.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });
}

test('the same questions have the same answers in a browser of any language', LONG_ONLY, async ({ browser }) => {
  // Capital I, dotless ı, umlauts and Cyrillic are what the rules of a language for capitals could change.
  const questions = [
    ['tr', 'KİRACI ÖDEMİYOR'],
    ['tr', 'MIRAS ILE ILGILI ISLEM'],
    ['tr', 'ışık hızıyla tahliye'],
    ['de', 'MIETE IN İZMIR'],
    ['de', 'KÜNDIGUNG WEGEN EIGENBEDARF'],
    ['en', 'INHERITANCE IN ISTANBUL'],
    ['fr', 'HÉRITIERS EN DÉSACCORD'],
    ['ru', 'НАСЛЕДСТВО С ДОЛГАМИ'],
    ['nl', 'IS MIJN TESTAMENT GELDIG'],
  ] as const;
  const answersIn = async (locale: string) => {
    const context = await browser.newContext({ locale });
    // Other browsers follow their language here; Chromium does not if it is set by Playwright.
    await context.addInitScript(() => {
      const { toLocaleLowerCase, toLocaleUpperCase } = String.prototype;
      String.prototype.toLocaleLowerCase = function (language = navigator.language) {
        return toLocaleLowerCase.call(this, language);
      };
      String.prototype.toLocaleUpperCase = function (language = navigator.language) {
        return toLocaleUpperCase.call(this, language);
      };
    });
    const page = await context.newPage();
    const answers: string[][] = [];
    for (const [code, q] of questions) {
      await page.goto(`${address(code, SEARCH)}?${new URLSearchParams({ q })}`);
      await expect(page.locator('#search-results .found li').first()).toBeVisible();
      const links = page.locator('#search-results .found li > a');
      answers.push(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
    }
    const capital = await page.evaluate(() => 'ı'.toLocaleUpperCase() + 'i'.toLocaleUpperCase());
    await context.close();
    return { answers, capital };
  };
  const turkish = await answersIn('tr-TR');
  expect(turkish.capital, 'the browser has Turkish rules for capitals').toBe('Iİ');
  expect((await answersIn('de-DE')).answers).toEqual(turkish.answers);
  expect((await answersIn('en-GB')).answers).toEqual(turkish.answers);
});

test('the address alone shows the results, keeps the question as canonical, and search engines leave it out', async ({ page }) => {
  const { question } = askedIn('de');
  const query = new URLSearchParams({ q: question }).toString();
  await page.goto(`${address('de', SEARCH)}?${query}`);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(question);
  await expect(page.locator('.found li').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`\\?${query.replaceAll('+', '\\+')}$`));
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await page.locator('.found li a').first().click();
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.found li').first()).toBeVisible();
});

test('a result that is followed at once leaves nothing of the question on its page', async ({ page }) => {
  await page.clock.install();
  await open(page, address('de', SEARCH));
  await page.locator('main').getByRole('searchbox').pressSequentially(askedIn('de').question);
  const first = page.locator('.found li a').first();
  const href = (await first.getAttribute('href')) ?? '';
  // The last key and the click in one task: the pause after which the address keeps the question has just begun.
  await first.evaluate((link) => {
    document.querySelector('main input[type=search]')?.dispatchEvent(new Event('input'));
    (link as HTMLElement).click();
  });
  await expect(page).toHaveURL(href);
  await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(href);
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(0);
});

test('on another page the field in the header shows results, Escape closes them, and Enter leads to all without asking the server for the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, address('de', KINDS.service));
  const { question } = askedIn('de');
  const query = new URLSearchParams({ q: question }).toString();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('/');
  const field = page.locator('.header-row > form').getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.pressSequentially(question);
  await expect(page.locator('.found li').first()).toBeVisible();
  await field.press('Escape');
  await expect(page.locator('.found')).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL(`${address('de', SEARCH)}?${query}`);
  await expect(page.locator('#search-results .found li').first()).toBeVisible();
  expect(asked.filter((url) => url.includes(query))).toEqual([]);
});

test('the search page, which answers nothing, does not find itself', async ({ page }) => {
  await page.goto(address('de', SEARCH));
  const title = await page.locator('h1').innerText();
  await page.goto(`${address('de', SEARCH)}?${new URLSearchParams({ q: title })}`);
  await expect(page.locator('#search-results .found')).toBeVisible();
  await expect(page.locator(`.found a[href^="${address('de', SEARCH)}"]`)).toHaveCount(0);
});

test('a question of another matter is answered with ways on', LONG_ONLY, async ({ page }) => {
  await page.goto(`${address('de', SEARCH)}?q=qqzzx`);
  await expect(page.locator('.found [role=status]')).toContainText('qqzzx');
  await expect(page.locator('.found a[href^="https://wa.me/"]')).toHaveAttribute('href', /qqzzx/);
});

test('while a word is typed, "nothing found" is not announced', LONG_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, address('de', KINDS.service));
  const field = page.locator('.header-row > form').getByRole('searchbox');
  await field.pressSequentially('mieter');
  await expect(page.locator('.found li').first()).toBeVisible();
  await field.fill('');
  await page.evaluate(() => {
    const told: string[] = [];
    const status = () => document.querySelector('.found [role=status]')?.textContent ?? '';
    new MutationObserver(() => told.push(status())).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { told });
  });
  await field.pressSequentially('zzq');
  await field.fill('mi');
  await field.pressSequentially('ete', { delay: 100 });
  await expect(page.locator('.found li').first()).toBeVisible();
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told.filter((text) => text && !/\d/.test(text))).toEqual([]);
});

test('after the focus and before a key everything is there: without the network the first word finds its page', async ({
  page,
  context,
}) => {
  const allAnswered = watchRequests(page);
  await open(page, address('de', SEARCH));
  const { question, slug } = askedIn('de');
  const field = page.locator('main').getByRole('searchbox');
  await field.focus();
  await allAnswered();
  await context.setOffline(true);
  await field.pressSequentially(question);
  const answer = page.locator(`.found li:nth-child(-n + 3) a[href^="${address('de', slug)}"]`).first();
  await expect(answer.locator('span')).not.toBeEmpty();
});

test('words typed on the wrong keyboard are found', LONG_ONLY, async ({ page }) => {
  await page.goto(`${address('ru', SEARCH)}?q=yfcktlcndj`);
  await expect(page.locator('.found li').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the menu has a field, whose results lead on', async ({ page }) => {
    await open(page, '/');
    await page.locator('.menu summary').tap();
    const field = page.locator('.menu-panel').getByRole('searchbox');
    await field.tap();
    await field.pressSequentially(askedIn('tr').question);
    const first = page.locator('.menu-panel .found li a').first();
    await expect(first.locator('span')).toBeVisible();
    const href = (await first.getAttribute('href')) ?? '';
    await first.tap();
    await expect(page).toHaveURL(href);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a field leads to everything from A to Z', async ({ page }) => {
    await page.goto(address('de', SEARCH));
    await page.locator('main').getByRole('searchbox').fill('erbe');
    await page.locator('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${address('de', SEARCH)}?q=erbe`);
    await expect(page.locator(`.register a[href="${address('de', KINDS.service)}"]`)).toBeVisible();
    await page.locator('.register .letters a').last().click();
    await expect(page.locator('.register h3').last()).toBeInViewport();
  });
});
