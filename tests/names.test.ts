/** Files whose names differ only in case or Unicode form are refused, because many computers keep only one of them. For the same reason they cannot be fixtures. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../scripts/content/load.ts';
import { findStructure } from '../scripts/rules/structureRules.ts';
import { makeContent } from './fixture.ts';

const SOURCE = 'pages/rent/kira-takip/tr.mdx';

/** Such as those of Linux; others would lay the second file over the first. */
function keepsNamesApart(): boolean {
  const dir = mkdtempSync(join(tmpdir(), 'names-'));
  for (const name of ['a', 'A', '\u00fc', 'u\u0308']) writeFileSync(join(dir, name), '');
  const count = readdirSync(dir).length;
  rmSync(dir, { recursive: true });
  return count === 4;
}

async function findingsBeside(copy: string): Promise<readonly string[]> {
  const dir = await makeContent();
  mkdirSync(dirname(join(dir, copy)), { recursive: true });
  cpSync(join(dir, SOURCE), join(dir, copy));
  const { content, issues } = await loadContent({ contentDir: dir });
  return [...issues, ...(content ? findStructure(content) : [])].map(
    ({ ruleId, filePath, severity }) => `${severity} ${ruleId} ${filePath}`,
  );
}

describe.skipIf(!keepsNamesApart())('a file beside another of nearly the same name is refused:', () => {
  it.each([
    ['page-id', 'pages/rent/Kira-Takip/tr.mdx'],
    ['page-id', 'pages/rent/kira-tak\u0131p/tr.mdx'],
    ['page-id', 'pages/rent/kira-tak\u00efp/tr.mdx'],
    ['page-id', 'pages/rent/kira-taki\u0308p/tr.mdx'],
    ['file-locale', 'pages/rent/kira-takip/TR.mdx'],
    ['file-place', 'pages/rent/kira-takip/tr.MDX'],
    ['file-place', 'pages/rent/kira-takip/Review.yaml'],
    ['file-area', 'pages/Rent/kira-takip/tr.mdx'],
  ])('%s at %s', async (ruleId, copy) => {
    expect(await findingsBeside(copy)).toContain(`error ${ruleId} content/${copy}`);
  });

  it('a file of labels', async () => {
    expect(await findingsBeside('labels/TR.yaml')).toContain('error file-place content/labels/tr.yaml');
  });

  it('a folder beside pages', async () => {
    const findings = await findingsBeside('Pages/rent/kira-takip/tr.mdx');
    expect(findings).toEqual(['error file-place content/pages']);
  });
});
