/** Every rule has a bad fixture with its expected report and a section in the writers' help. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../scripts/content/load.ts';
import { formatReport } from '../scripts/core/report.ts';
import { checkContent, RULES } from '../scripts/rules/check.ts';
import { makeContent } from './fixture.ts';

const fixturesDir = join(import.meta.dirname, 'fixtures');
const names = readdirSync(join(fixturesDir, 'bad')).sort();

async function reportOf(contentDir: string): Promise<string> {
  const { content, issues } = await loadContent({ contentDir });
  return formatReport([...issues, ...(content ? checkContent(content) : [])], 'text');
}

describe('content', () => {
  it('without mistakes gives an empty report', async () => {
    expect(await reportOf(await makeContent())).toBe('No mistakes found.\n');
  });

  // proves: heads.own, law.quoted, languages.default
  it.each(names)('with the mistake %s gives the expected report', async (name) => {
    const expected = readFileSync(join(fixturesDir, 'bad', name, 'expected.txt'), 'utf8');
    const report = await reportOf(await makeContent(`bad/${name}`));
    expect(report).toBe(expected);
    expect(report).not.toMatch(/\n\s+at .+:\d+:\d+\)?$/m);
  });

  it('is tried with many mistakes, and every report names place, fix and help', () => {
    expect(names.length).toBeGreaterThanOrEqual(50);
    for (const name of names) {
      const report = readFileSync(join(fixturesDir, 'bad', name, 'expected.txt'), 'utf8');
      const findings = report.trimEnd().split('\n\n').slice(0, -1);
      expect(findings.length, name).toBeGreaterThan(0);
      for (const finding of findings) {
        expect(finding, name).toMatch(
          /^content\/\S+:\d+:\d+ {2}(?:error|warning) {2}[a-z-]+\n {2}\S[\s\S]*\n {2}Fix: \S.*\n {2}Help: \S+$/,
        );
      }
    }
  });

  const ruleIds = new Set([
    ...RULES.map((rule) => rule.id),
    ...names.flatMap((name) =>
      [...readFileSync(join(fixturesDir, 'bad', name, 'expected.txt'), 'utf8').matchAll(/#([a-z-]+)$/gm)].map((match) => match[1] ?? ''),
    ),
  ]);
  const help = readFileSync(join(fixturesDir, '../../content/README.md'), 'utf8');

  it.each([...ruleIds])('rule %s has a help section and a fixture', (ruleId) => {
    expect(help).toMatch(new RegExp(`^### ${ruleId}$`, 'm'));
    const reports = names.map((name) => readFileSync(join(fixturesDir, 'bad', name, 'expected.txt'), 'utf8'));
    expect(reports.some((report) => report.includes(`#${ruleId}\n`))).toBe(true);
  });
});
