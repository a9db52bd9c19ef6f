/** A writer's day at the desk without a pointer: from the list of pages to the proposal (propose.spec.ts), with the focus in sight at each step. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { prepareDesk } from './deskServer.ts';
import { LONG_ONLY } from './languages.ts';
import { body } from './writeView.ts';

/** On a busy machine a check takes seconds. */
const SLOW = { timeout: 60_000 };
/** More stops than anybody should need. */
const MOST_STOPS = 60;

// Words are checked by their own tests.
const desk = prepareDesk({ CHECK_TEXTS: 'no' });

/** Presses a key until the target has the focus. No stop on the way may be lost, hidden, or without a sign. */
async function moveTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    await expectSeen(page);
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  await expect(target).toBeFocused();
}

/** What has the focus is on top of everything, and is marked; in a long text its paragraph is. */
async function expectSeen(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .evaluate(() => {
          const { activeElement } = document;
          if (!activeElement || activeElement === document.body) return 'the focus is lost';
          if (activeElement.id === 'write-body')
            return document.querySelector('.write-body .cm-focused .cm-activeLine') ? '' : 'no line is marked';
          const { left, top, width, height } = activeElement.getBoundingClientRect();
          const isText = activeElement.matches('[contenteditable="true"]');
          const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + Math.min(height / 2, 12));
          if (!hit || !(activeElement.contains(hit) || hit.contains(activeElement)))
            return `hidden: ${activeElement.outerHTML.slice(0, 120)}`;
          const marked = isText
            ? activeElement.closest('.cm-editor')
            : activeElement.matches('input[type="radio"]')
              ? activeElement.parentElement
              : activeElement;
          const isMarked =
            marked && Number.parseFloat(getComputedStyle(marked).outlineWidth) >= 2 && getComputedStyle(marked).outlineStyle !== 'none';
          return isMarked || activeElement.matches('main, [tabindex="-1"]') ? '' : `unmarked: ${activeElement.outerHTML.slice(0, 120)}`;
        })
        .catch(() => 'the desk shows what it has read since'),
    )
    .toBe('');
}

test('a page is found, corrected, saved, brought up to date and proposed with keys only', LONG_ONLY, async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const text = body(page);
  await page.goto(`${desk.url()}/_desk`);
  await moveTo(page, page.locator('#filter-q'));
  await page.keyboard.type('kira-takip');
  const cell = page.locator('#cell-kira-takip-de');
  await expect(page).toHaveURL(/q=kira-takip/);
  await expect(page.locator('[id^="cell-"][id$="-de"]')).toHaveCount(1);
  await expect(page.locator('#filter-q')).toBeFocused();
  await moveTo(page, cell);
  await press('Enter');
  await page.waitForURL(/_desk\/page\?/);
  await moveTo(page, page.getByRole('main').getByRole('link', { name: 'Write', exact: true }));
  await press('Enter');

  // A sentence, a finding, a fact.
  const toText = page.getByRole('button', { name: /^Go to the text/ });
  await expect(toText).toBeAttached(SLOW);
  await moveTo(page, toText);
  await press('Enter');
  await expect(text).toBeFocused();
  for (const key of ['ControlOrMeta+Home', 'ArrowDown', 'ArrowDown', 'Home']) await press(key);
  await page.keyboard.type("Neu ist's. ");
  const apply = page.locator('.write-body .write-finding').getByRole('button', { name: 'Apply' });
  await expect(apply).toBeVisible(SLOW);
  await moveTo(page, apply);
  await press('Enter');
  await expect(text).toContainText('Neu ist’s.');
  await expect(text).toBeFocused();
  await page.keyboard.type('{3');
  const second = page.locator('.cm-tooltip-autocomplete').getByRole('option').nth(1);
  await expect(second).toBeVisible(SLOW);
  // For a moment after the list has opened, keys still belong to the text.
  await page.locator('.cm-tooltip-autocomplete').hover({ trial: true });
  await press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const line = page.locator('.write-body .cm-activeLine');
  const facts = await line.locator('.write-words-fact').count();
  await press('Enter');
  await expect(line.locator('.write-words-fact')).toHaveCount(facts + 1);
  // The page states no such figure.
  await press('ControlOrMeta+z');
  await press('ControlOrMeta+z');
  await expect(line.locator('.write-words-fact')).toHaveCount(facts);
  await expect(line).not.toContainText('{');

  // The forms: an entry is added, moved and removed.
  const group = page.locator('summary').filter({ hasText: 'Search and sharing' });
  await moveTo(page, group);
  await press('Enter');
  const add = page.getByRole('button', { name: 'Add: Word', exact: true });
  const words = page.getByRole('textbox', { name: /^Word \d+$/ });
  await moveTo(page, add);
  const count = await words.count();
  await press('Enter');
  await expect(words.last()).toBeFocused();
  await page.keyboard.type('Mietkalender');
  await moveTo(page, page.getByRole('button', { name: `Move Word ${count + 1} up` }), 'Shift+Tab');
  await press('Enter');
  await expect(words.nth(count - 1)).toHaveText('Mietkalender');
  await expect(page.getByRole('button', { name: `Move Word ${count} up` })).toBeFocused();
  await moveTo(page, page.getByRole('button', { name: `Remove Word ${count}`, exact: true }));
  await press('Enter');
  await expect(words).toHaveCount(count);
  await press('Enter');
  await expect(words).toHaveCount(count - 1);
  await expectSeen(page);
  await press('ControlOrMeta+s');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible(SLOW);
  await expectSeen(page);

  // Another part of the window, and back: the buttons of the head keep the focus.
  await moveTo(page, page.locator('.write-bar select').first(), 'F6');
  const { search } = new URL(page.url());
  await press('ArrowDown');
  await press('Escape');
  expect(new URL(page.url()).search).toBe(search);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await moveTo(page, page.getByRole('button', { name: 'Undo' }));
  await press('Enter');
  await moveTo(page, save);
  await press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible(SLOW);
  await expect(save).toBeFocused();

  // What changed in the source, part by part.
  await press('F6');
  await expect(page.getByRole('button', { name: 'Bring up to date' })).toBeFocused();
  const panes = page.locator('.write-panes');
  await press('Enter');
  await expect(text).toBeFocused();
  const place = (await panes.boundingBox())?.y;
  await press('ArrowDown');
  await press('ArrowDown');
  await page.keyboard.type('Auch das. ');
  const done = page.getByRole('button', { name: 'This part is up to date' });
  await moveTo(page, done, 'Shift+F6');
  await press('Enter');
  await expect(page.locator('.write-update [role="status"]', { hasText: 'All parts are done.' })).toBeVisible();
  expect((await panes.boundingBox())?.y).toBe(place);
  // Who presses twice has recorded nothing.
  await press('Enter');
  const record = page.getByRole('button', { name: 'Save and record' });
  await moveTo(page, record);
  await press('Enter');
  await expect(page.locator('.write-outcome')).toBeFocused(SLOW);

  // The proposal.
  await moveTo(page, save, 'Shift+F6');
  await moveTo(page, page.getByRole('link', { name: 'Propose this change' }));
  await press('Enter');
  await page.waitForURL(/_desk\/propose\?/);
  await moveTo(page, page.getByLabel('What changes?'));
  await page.keyboard.type('Mietbetreuung: zwei Sätze');
  await moveTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Ayşe Örnek');
  await moveTo(page, page.getByLabel('Your e-mail'));
  await page.keyboard.type('ayse@example.org');
  // The report takes seconds, and what is typed stays when it comes.
  const give = page.getByRole('button', { name: 'Give to review', exact: true });
  await expect(give).not.toHaveAttribute('aria-disabled', 'true', { timeout: 120_000 });
  await moveTo(page, give);
  await press('Enter');
  await expect(page.locator('#propose-answer')).toContainText('The proposal is made.', { timeout: 120_000 });
  await expect(page.locator('#propose-answer')).toBeFocused();
  await expect(page.locator('.desk-proposal')).toContainText('Mietbetreuung: zwei Sätze');
});
