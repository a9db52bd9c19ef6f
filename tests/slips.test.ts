/** Slips of writers: each gives one finding, whose place, cause and fix a writer can use. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../scripts/content/load.ts';
import { formatReport } from '../scripts/core/report.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { makeContent } from './fixture.ts';

type Edit = readonly [name: string, from: string | RegExp, to: string];

/** The findings of the good fixture after edits of its files, as one line each: place, rule, message and fix. */
async function findingsAfter(...edits: readonly Edit[]): Promise<string[]> {
  const contentDir = await makeContent();
  for (const [name, from, to] of edits) {
    const path = join(contentDir, name);
    const before = await readFile(path, 'utf8');
    expect(before, `${name} contains ${from}`).toMatch(from);
    await writeFile(path, before.replace(from, to));
  }
  const { content, issues } = await loadContent({ contentDir });
  const report = formatReport([...issues, ...(content ? checkContent(content) : [])], 'text');
  return report
    .trimEnd()
    .split('\n\n')
    .slice(0, -1)
    .map((finding) => finding.replace(/\n {2}/g, ' | '));
}

const HOME = 'pages/general/home/de.mdx';

describe('one slip, one finding', () => {
  it('a misspelt page name in a translation', async () => {
    const found = await findingsAfter([HOME, 'page:kira-hukuku', 'page:kira-hukuk']);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('page-unknown | There is no page "kira-hukuk". Did you mean "kira-hukuku"?');
  });

  it('a misspelt page name in the source', async () => {
    const found = await findingsAfter(['pages/general/home/tr.mdx', '](page:kira-hukuku', '](page:kira-hukuk']);
    expect(found).toHaveLength(1);
  });
});
