/** The write view of the desk in a browser: corrected sentences, findings, forms, translations. Neighbours: writeOutside.spec.ts, writeRare.spec.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { editContent, prepareDesk } from './deskServer.ts';
import { LONG_ONLY } from './languages.ts';
import { body, filePath, openPage, readIn, SLOW, save, typeAtStart } from './writeView.ts';

// Words are checked by their own tests.
const desk = prepareDesk({ CHECK_TEXTS: 'no' });

const read = (path: string) => readIn(desk, path);
const open = (page: Page, pageId: string, locale: string) => openPage(desk, page, pageId, locale);

test('a corrected sentence is saved, and the file differs by exactly that', async ({ page }) => {
  const path = filePath('rent/kira-hukuku', 'de');
  const before = await read(path);
  await open(page, 'rent/kira-hukuku', 'de');
  await typeAtStart(page, 'Neu. ');
  await expect(page.getByText('Not saved; kept on this device')).toBeVisible();
  await save(page);
  const after = await read(path);
  expect(after.replace('Neu. ', '')).toBe(before);
  expect(after.length).toBe(before.length + 5);

  // Undo goes across the save.
  await page.keyboard.press('ControlOrMeta+z');
  await save(page);
  expect(await read(path)).toBe(before);
});

test('a finding stands below its words, is counted, and its mend is applied', async ({ page }) => {
  await open(page, 'rent/kira-hukuku', 'en');
  await typeAtStart(page, "It's here. ");
  const finding = page.locator('.write-finding', { has: page.getByRole('button', { name: 'Apply' }) }).first();
  await expect(finding).toBeVisible(SLOW);
  await expect(page.locator('.write-found').first()).toContainText("'");
  const status = page.locator('#write-finding-status');
  await expect(status).toHaveText(/finding/);
  await page.keyboard.press('F8');
  await expect(body(page)).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(body(page)).toContainText('It’s here.', SLOW);
  await expect(finding).toBeHidden(SLOW);
});

test('findings that come move nothing at which the writer points, and the head keeps its height', LONG_ONLY, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1800 });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/_desk/do/check', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, 'rent/kira-takip', 'de');
  // Behind the heading at which the first check finds something.
  const words = await body(page).locator('.cm-line:has(.write-quiet-heading) + .cm-line + .cm-line').first().innerText();
  const target = body(page).locator('.cm-line').filter({ hasText: words });
  const panes = page.locator('.write-panes');
  const before = [await target.boundingBox(), await panes.boundingBox()];
  await target.hover();
  answer();
  await expect(page.locator('.write-body .write-finding').first()).toBeVisible(SLOW);
  await expect.poll(async () => [await target.boundingBox(), await panes.boundingBox()]).toEqual(before);
  await page.mouse.down();
  await page.mouse.up();
  await expect(target).toHaveClass(/cm-activeLine/);
  // The longest text of the state.
  await page.keyboard.type('Neu. ');
  await expect(page.getByText('Not saved; kept on this device')).toBeVisible();
  expect(await panes.boundingBox()).toEqual(before[1]);
});

test(
  'the preview follows the cursor, without motion if that is wished, and stays where somebody has scrolled it',
  LONG_ONLY,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'rent/kira-takip', 'nl');
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible(SLOW);
    const scrolls = preview.locator('html');
    await scrolls.evaluate((html) => {
      html.ownerDocument.addEventListener('scroll', () => html.setAttribute('data-scrolls', `${html.getAttribute('data-scrolls') ?? ''}.`));
    });
    await body(page).focus();
    // The file's last line is empty.
    const goToEnd = async () => {
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.press('ArrowUp');
    };
    await goToEnd();
    const words = await body(page).locator('.cm-line.cm-activeLine').innerText();
    const written = preview.locator('main :is(p, li)').filter({ hasText: words.slice(0, 30) });
    await expect(written.last()).toBeInViewport();
    // A jump for each move of the cursor; a motion tells of dozens of places on its way.
    expect((await scrolls.getAttribute('data-scrolls'))?.length).toBeLessThanOrEqual(3);

    await preview.locator('main p').last().hover();
    await page.mouse.wheel(0, -20_000);
    await expect(preview.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.keyboard.type(' Nieuw.');
    await expect(written.last()).toContainText('Nieuw.', SLOW);
    await expect(preview.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.keyboard.press('ControlOrMeta+Home');
    const heading = (await body(page).locator('.cm-line.cm-activeLine').innerText()).replace(/^#+ /, '');
    await expect(preview.locator('main').getByRole('heading', { name: heading })).toBeInViewport();
    await goToEnd();
    await expect(written.last()).toBeInViewport();
  },
);

test('a fact is completed by its words, and shown as a chip', LONG_ONLY, async ({ page }) => {
  await open(page, 'inheritance/reddi-miras', 'nl');
  await typeAtStart(page, 'U hebt {3');
  const choice = page.getByRole('option').filter({ hasText: /^3/ }).first();
  await expect(choice).toBeVisible(SLOW);
  // By the pointer: for a moment after the list has opened, Enter still belongs to the text.
  await choice.click();
  await expect(body(page).locator('.write-words-fact').first()).toHaveText(/^3/);
  await save(page);
  expect(await read(filePath('inheritance/reddi-miras', 'nl'))).toMatch(/\nU hebt <Fact id="[\w-]+">3[^<]*<\/Fact>/);
});

test('a question is added by the form, and no other line changes', async ({ page }) => {
  const path = filePath('rent/kira-takip', 'en');
  const before = await read(path);
  await open(page, 'rent/kira-takip', 'en');
  await page.getByText('Questions and answers').click();
  await page.getByRole('button', { name: 'Add: Question' }).click();
  const question = page.getByRole('textbox', { name: /^Question \d+: Question$/ }).last();
  await expect(question).toBeFocused();
  await page.keyboard.type('Who pays: the tenant?');
  await page
    .getByRole('textbox', { name: /^Question \d+: Answer$/ })
    .last()
    .focus();
  // Screen readers can distinguish the fields by their names.
  const names = await page
    .locator('.write-field:has([role="textbox"]) > p:first-child')
    .evaluateAll((labels) => labels.map(({ textContent }) => textContent));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  await page.keyboard.type('Yes, "usually".');
  await save(page);
  const after = await read(path);
  const faqOf = (text: string) => (parse(text.split(/^---$/m)[1] ?? '') as { readonly faq: readonly object[] }).faq;
  expect(faqOf(after)).toEqual([...faqOf(before), { question: 'Who pays: the tenant?', answer: 'Yes, "usually".' }]);
  const kept = after.split('\n');
  for (const line of before.split('\n')) expect(kept.splice(0, kept.indexOf(line) + 1).at(-1)).toBe(line);
});

test('a question that only the source has is inserted at its place in the translation', LONG_ONLY, async ({ page }) => {
  // A page of its own: other tests bring theirs up to date.
  const path = filePath('rent/ihtiyac-nedeniyle-tahliye', 'fr');
  const before = await read(path);
  await editContent(desk.contentDir(), filePath('rent/ihtiyac-nedeniyle-tahliye', 'tr'), (text) =>
    text.replace(/^faq:\n/m, '$&  - id: yeni-soru\n    question: Bu soru yeni mi?\n    answer: Evet, yenidir.\n'),
  );
  const insert = page.locator('.write-source').getByRole('button', { name: /^Insert it in the text: question 1 / });
  await expect
    .poll(async () => {
      await open(page, 'rent/ihtiyac-nedeniyle-tahliye', 'fr');
      return insert.count();
    }, SLOW)
    .toBe(1);
  await insert.click();
  await expect(page.getByRole('textbox', { name: 'Question 1: Question', exact: true })).toBeFocused();
  await expect(insert).toHaveCount(0);
  await page.keyboard.type('Cette question est nouvelle ?');
  await page.getByRole('textbox', { name: 'Question 1: Answer', exact: true }).focus();
  await page.keyboard.type('Oui.');
  await save(page);
  const faqOf = (text: string) => (parse(text.split(/^---$/m)[1] ?? '') as { readonly faq: readonly { question: string }[] }).faq;
  const after = faqOf(await read(path));
  expect(after.slice(1)).toEqual(faqOf(before));
  // Its id stands in the source.
  expect(after[0]).toEqual({ question: expect.stringContaining('Cette question est nouvelle'), answer: 'Oui.' });
});

/** True if a click in its middle would hit it where it is now: it is in the window, and nothing covers it. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test('a translation is brought up to date part by part, beside what changed in the source', async ({ page }) => {
  await open(page, 'rent/kira-takip', 'de');
  await page.getByRole('button', { name: 'Bring up to date' }).click();
  const part = page.locator('.write-part[data-marked]');
  await expect(part.locator('ins')).toContainText('Bu cümle yenidir.');
  await expect(part).toBeInViewport();
  await expect.poll(() => isOnTop(part.locator('.write-stale'))).toBe(true);
  await expect(page.locator('.write-line-marked').first()).toBeInViewport();
  await expect(body(page)).toBeFocused();
  // Below the heading.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Neu. ');
  const next = page.getByRole('button', { name: 'This part is up to date' });
  // The band stays in sight wherever one writes.
  expect(await isOnTop(next)).toBe(true);
  const outdated = page.locator('.write-finding').filter({ hasText: 'The source has changed since' });
  await expect(outdated.first()).toBeAttached(SLOW);
  // A finding about the page as a whole is in a folded list.
  if (!(await outdated.first().isVisible())) await page.locator('.write-elsewhere > summary').click();
  await expect(outdated.first()).toBeVisible();
  await next.click();
  await page.getByRole('button', { name: 'Save and record' }).click();
  await expect(page.getByText('Recorded as up to date')).toBeVisible(SLOW);
  await expect(page.locator('.write-outcome')).not.toBeEmpty();
  await expect(page.locator('.write-part[data-stale]')).toHaveCount(0, SLOW);
  await expect(outdated).toHaveCount(0, SLOW);
  await page.goto(`${desk.url()}/_desk/page?page=kira-takip&locale=de`);
  await expect(page.locator('.desk-stale')).toHaveCount(0, SLOW);
});
