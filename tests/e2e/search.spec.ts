/** The search: results while typing, by mouse, keyboard and touch, on every kind of field; the address alone; without a script. */
import { violationsOf } from './axe.ts';
import { expect, test } from './console.ts';
import { testedIn } from './languages.ts';
import { address, open } from './visit.ts';

const SEARCH = 'arama';

/** A question that the content answers, by language: a page's own words, as visitors type them. */
const QUESTIONS = {
  tr: 'REDDI MIRAS',
  de: 'erbe ausschlagen',
  en: 'renounce inheritance',
  nl: 'erfenis weigeren',
  fr: 'refuser la succession',
  ru: 'отказаться от наследства',
} as const;
const ANSWER = 'reddi-miras';

for (const code of testedIn('de', 'tr', 'en', 'nl', 'fr', 'ru')) {
  test(`in ${code}, results appear while the visitor types, and the keyboard leads to them and back`, async ({ page }) => {
    await open(page, address(code, SEARCH));
    const field = page.locator('main').getByRole('searchbox');
    await field.pressSequentially(QUESTIONS[code as keyof typeof QUESTIONS]);
    const first = page.locator('.found li a').first();
    await expect(first).toHaveAttribute('href', new RegExp(`^${address(code, ANSWER)}(?:#|$)`));
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
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address(code, ANSWER)}(?:#|$)`));
  });
}

test('the address alone shows the results, keeps the question as canonical, and search engines leave it out', async ({ page }) => {
  await page.goto(`${address('de', SEARCH)}?q=erbe+ausschlagen`);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('erbe ausschlagen');
  await expect(page.locator('.found li').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?q=erbe\+ausschlagen$/);
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await page.locator('.found li a').first().click();
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.found li').first()).toBeVisible();
});

test('on another page the field in the header shows results, Escape closes them, and Enter leads to all without asking the server for the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, address('de', ANSWER));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('/');
  const field = page.locator('.header-row > form').getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.pressSequentially('mieter zahlt');
  await expect(page.locator('.found li').first()).toBeVisible();
  await field.press('Escape');
  await expect(page.locator('.found')).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/de\/arama\?q=mieter\+zahlt$/);
  await expect(page.locator('#search-results .found li').first()).toBeVisible();
  expect(asked.filter((url) => /mieter/i.test(url))).toEqual([]);
});

test('a question of another matter is answered with ways on', async ({ page }) => {
  await page.goto(`${address('de', SEARCH)}?q=qqzzx`);
  await expect(page.locator('.found [role=status]')).toContainText('qqzzx');
  await expect(page.locator('.found a[href^="https://wa.me/"]')).toHaveAttribute('href', /qqzzx/);
});

test('words typed on the wrong keyboard are found', async ({ page }) => {
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
    await field.pressSequentially('nafaka');
    await page.locator('.menu-panel .found li a').first().tap();
    await expect(page).toHaveURL(/velayet-ve-nafaka/);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a field leads to everything from A to Z', async ({ page }) => {
    await page.goto(address('de', SEARCH));
    await page.locator('main').getByRole('searchbox').fill('erbe');
    await page.locator('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/de\/arama\?q=erbe$/);
    await expect(page.locator(`.register a[href="${address('de', ANSWER)}"]`)).toBeVisible();
    await page.locator('.register .letters a').last().click();
    await expect(page.locator('.register h3').last()).toBeInViewport();
  });
});
