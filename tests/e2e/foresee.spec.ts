/** The plan of a changed fact says in the browser what the check and the launch check will find after it. Neighbour: deskChanges.spec.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectSoon, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { editContent, prepareProject } from './deskServer.ts';
import { LONG_ONLY } from './languages.ts';

const FACT = 'rent-determination-threshold';
const GERMAN = 'pages/rent/kira-hukuku/de.mdx';
/** All content is checked twice, in a process of its own. */
const expect = expectSoon.configure({ timeout: 60_000 });

const desk = prepareProject();

test(
  'a lawyer reads what a changed fact leaves to do, file by file, mends it in the form, and changes the fact',
  LONG_ONLY,
  async ({ page }) => {
    await editContent(desk.contentDir(), GERMAN, (text) => text.replace(/>5\s?Jahren</, '>fünf Jahren<'));
    await writeFile(join(desk.contentDir(), 'articles.yaml'), 'TBK:\n  asOf: 2026-01-01\n  articles: [344/3]\n');
    const register = () => readFile(join(desk.contentDir(), 'facts.yaml'), 'utf8');
    const before = await register();

    await page.goto(`${desk.url()}/_desk/facts?fact=${FACT}`);
    const form = page.locator(`#change-${FACT}`);
    await form.getByText('Change this fact').click();
    await form.getByRole('textbox', { name: 'New value' }).fill('6 years');
    await form.getByRole('textbox', { name: 'What it is based on' }).fill('TBK 344/4');
    await form.getByLabel('Day of the legal review').fill('2026-02-20');
    await form.getByRole('button', { name: 'Show every sentence before and after' }).click();

    const foreseen = form.locator('[data-foresee]');
    await expect(foreseen).toContainText('What npm run check will find then:');
    const findings = foreseen.getByRole('region', { name: `content/${GERMAN}` });
    await expect(findings).toContainText('fünf Jahren');
    await expect(findings).toContainText('rent/kira-hukuku/de.mdx');
    await expect(foreseen).toContainText('Nobody has confirmed TBK 344/4.');
    expect(await violationsOf(page)).toEqual([]);
    expect(await register()).toBe(before);

    await form.getByRole('textbox', { name: 'fünf Jahren' }).fill('sechs Jahren');
    await form.getByRole('button', { name: 'Show again with these words' }).click();
    await expect(foreseen).toContainText('npm run check will find nothing new.');
    await form.getByRole('button', { name: 'Change the fact' }).click();
    await expect(form).toContainText('is 6 years');
    await expect(foreseen).toHaveCount(0);
    expect(await register()).toContain('P6Y');
    expect(await readFile(join(desk.contentDir(), GERMAN), 'utf8')).toContain('sechs Jahren');
  },
);
