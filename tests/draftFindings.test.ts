/** The write view reports the same findings as `npm run check`, and its fixes remove them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { checkDraft, checkDraftWords } from '../scripts/rules/draft.ts';
import type { FileEdit, Issue } from '../src/model/issue.ts';
import { makeContent } from './fixture.ts';
import { isLong } from './long.ts';

const names = readdirSync(join(import.meta.dirname, 'fixtures/bad')).sort();
/** Each has mistakes that the write view can fix. */
const MENDABLE = [
  'typography',
  'fact-number',
  'fact-phrase',
  'fact-unmarked',
  'deadline-start',
  'glossary',
  'page-unknown',
  'link-target',
  'fact-unknown',
  'spelling',
];

async function check(contentDir: string): Promise<{ readonly content?: Content | undefined; readonly issues: readonly Issue[] }> {
  const { content } = await loadContent({ contentDir });
  return { content, issues: content ? checkContent(content) : [] };
}

const sorted = (issues: readonly Issue[]) => issues.map((issue) => JSON.stringify(issue)).sort();

function apply(text: string, edits: readonly FileEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((all, { from, to, insert }) => all.slice(0, from) + insert + all.slice(to), text);
}

describe.each(isLong ? names : names.filter((name) => MENDABLE.includes(name)))('the mistake %s', (name) => {
  it('is found while a page is written as it is found by the check', async () => {
    const { content, issues } = await check(await makeContent(`bad/${name}`));
    for (const page of content?.pages ?? []) {
      const own = issues.filter(({ filePath }) => filePath === page.filePath);
      if (content && (isLong || own.length > 0))
        expect(sorted([...checkDraft(content, page), ...checkDraftWords(content, page)]), page.filePath).toEqual(sorted(own));
    }
  });

  it('is gone after each of its fixes', async () => {
    const contentDir = await makeContent(`bad/${name}`);
    const { content, issues } = await check(contentDir);
    for (const issue of issues) {
      const path = join(contentDir, issue.filePath.slice('content/'.length));
      const before = readFileSync(path, 'utf8');
      for (const edits of [issue.mending?.edits ?? [], ...(issue.mending?.choices ?? []).map((choice) => choice.edits)]) {
        if (edits.length === 0) continue;
        writeFileSync(path, apply(before, edits));
        const after = await check(contentDir);
        // The text can still be read.
        expect(after.content?.pages.length).toBe(content?.pages.length);
        const same = after.issues.filter(
          ({ ruleId, message, filePath }) => ruleId === issue.ruleId && message === issue.message && filePath === issue.filePath,
        );
        const count = issues.filter(
          ({ ruleId, message, filePath }) => ruleId === issue.ruleId && message === issue.message && filePath === issue.filePath,
        ).length;
        expect(same.length, `${issue.filePath}:${issue.line} ${issue.message}`).toBeLessThan(count);
      }
      writeFileSync(path, before);
    }
  });
});

it('all rules that know their fix offer it in these samples', async () => {
  const offering = new Set<string>();
  for (const name of MENDABLE) {
    const { issues } = await check(await makeContent(`bad/${name}`));
    for (const { ruleId, mending } of issues) if (mending?.edits || mending?.choices) offering.add(ruleId);
  }
  expect([...offering].sort()).toEqual(expect.arrayContaining([...MENDABLE].sort()));
});
