/** The finder: one question at a time, by the addresses of its parts; with the script also the given answers, links to change them, and a message. */
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { expect, test } from './console.ts';
import { LONG_ONLY, testedIn } from './languages.ts';
import { KINDS } from './livePages.ts';
import { address, open } from './visit.ts';

const FINDER = KINDS.finder;

const partsOf = (page: Page) => page.locator('.finder > section:visible');
const answersOf = (page: Page) => partsOf(page).locator('.choices a');

/** Chooses the first answer of each question, until there is an outcome. Returns the words of the answers. */
async function answerAll(page: Page): Promise<string[]> {
  const given: string[] = [];
  while ((await answersOf(page).count()) > 0) {
    expect(given.length).toBeLessThan(5);
    const answer = answersOf(page).first();
    given.push(await answer.innerText());
    const before = page.url();
    await answer.click();
    await expect(page).not.toHaveURL(before);
    await expect(partsOf(page)).toHaveCount(1);
  }
  return given;
}

for (const code of testedIn('de', 'tr', 'en', 'nl', 'fr', 'ru')) {
  test(`in ${code}, one question at a time leads to an outcome with the answers, which can be changed`, async ({ page }) => {
    await open(page, address(code, FINDER));
    await expect(partsOf(page)).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
    const question = await partsOf(page).locator('h2').innerText();
    const given = await answerAll(page);
    expect(given.length).toBeGreaterThan(0);
    const heading = partsOf(page).locator('h2');
    await expect(heading).toBeFocused();
    await expect(partsOf(page).locator('h3')).not.toHaveCount(0);
    await expect(page.locator('.finder-answers li strong')).toHaveText(given);
    expect(await violationsOf(page)).toEqual([]);
    const message = new URL((await page.locator('.finder-acts a').getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    for (const words of [await heading.innerText(), question, ...given]) expect(message).toContain(words.replaceAll('\u00ad', ''));
    await page.locator('.finder-answers a').first().click();
    await expect(partsOf(page).locator('h2')).toHaveText(question);
    await page.goBack();
    await expect(page.locator('.finder-answers li strong')).toHaveText(given);
    await page.reload();
    await expect(partsOf(page)).toHaveCount(1);
    await expect(answersOf(page)).toHaveCount(0);
  });
}

test('a link of another page leads to an outcome alone', async ({ page }) => {
  await open(page, address('de', FINDER));
  await answerAll(page);
  const outcome = new URL(page.url());
  const heading = await partsOf(page).locator('h2').innerText();
  await open(page, address('de', KINDS.service));
  await page.locator('main a').first().hover();
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'outcome', id: 'to-outcome' });
    document.querySelector('main p')?.append(link);
  }, outcome.pathname + outcome.hash);
  await page.locator('#to-outcome').click();
  await expect(page).toHaveURL(outcome.href);
  await expect(partsOf(page)).toHaveCount(1);
  await expect(partsOf(page).locator('h2')).toHaveText(heading);
});

test('an address with a damaged part shows the first question', LONG_ONLY, async ({ page }) => {
  await open(page, `${address('de', FINDER)}#%`);
  await expect(partsOf(page)).toHaveCount(1);
  await expect(answersOf(page)).not.toHaveCount(0);
  await answerAll(page);
  await expect(page.locator('.finder-answers li')).not.toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers lead from part to part, and a link shows all of them', async ({ page }) => {
    await page.goto(address('de', FINDER));
    await answerAll(page);
    await expect(page.locator('.finder-answers')).toHaveCount(0);
    await page.locator('.finder-ways a').nth(1).click();
    await expect(partsOf(page)).toHaveCount(await page.locator('.finder > section').count());
    await page.locator('.finder-ways a').first().click();
    await expect(partsOf(page)).toHaveCount(1);
    await expect(answersOf(page)).not.toHaveCount(0);
  });
});
