/** Every rule has a bad fixture with its expected report and a section in the writers' help. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../scripts/content/load.ts';
import { formatReport } from '../scripts/core/report.ts';
import { checkContent, RULES } from '../scripts/rules/check.ts';
import { FINDING_KEYS, type FindingKey, inLanguage, says, type ValuesOf } from '../src/messages/findings.ts';
import { LANGUAGES } from '../src/messages/language.ts';
import type { Issue } from '../src/model/issue.ts';
import { makeContent } from './fixture.ts';

const fixturesDir = join(import.meta.dirname, 'fixtures');
const names = readdirSync(join(fixturesDir, 'bad')).sort();

async function issuesOf(contentDir: string): Promise<readonly Issue[]> {
  const { content, issues } = await loadContent({ contentDir });
  return [...issues, ...(content ? checkContent(content) : [])];
}

/** Keys of the texts that the findings of the fixtures have shown. */
const shown = new Set<string>();

/** Texts that no fixture shows, with values. */
const SAMPLES = [
  sample('one-page.no-home'),
  sample('one-page.area', { area: 'real-estate' }),
  sample('page-unknown.going'),
  sample('page-unknown.register', { id: 'kira-takip' }),
  sample('page-id.areas', { id: 'kira-takip' }),
  sample('list-marker.twice', { name: 'Steps' }),
  sample('finder-way.long', { number: 6, most: 5 }),
  sample('finder-way.differs', { text: 'Ja', target: '#a-1', file: 'tr.mdx', expected: '#b-1' }),
  sample('link-target.part', { id: 'basvuru-1', near: 'basvuru-2' }),
  sample('parity.section-missing', { title: 'Belgeler', file: 'tr.mdx' }),
  sample('parity.section-surplus', { title: 'Belgeler', file: 'tr.mdx' }),
  sample('parity.groups', { file: 'tr.mdx', isGrouped: true }),
  sample('parity.slide', { own: 'page-a', source: 'page-b', file: 'tr.mdx' }),
  sample('parity.part-surplus', { part: { kind: 'component', name: 'Note' }, file: 'tr.mdx' }),
  sample('typography.open-quote', { opening: '„', closing: '“' }),
  sample('nesting.indent', { most: 60 }),
  sample('markup.lines', { most: 1000 }),
  sample('text-form.hidden', { code: '202E' }),
  sample('file-kind.link'),
  sample('file-kind.pipe'),
  sample('file-kind.outside'),
  sample('file-place.twice', { name: 'Facts.yaml', other: 'facts.yaml' }),
  sample('file-place.passage'),
  sample('yaml.behind'),
  sample('yaml.folded'),
  sample('yaml.other', { reason: 'Nested mappings are not allowed' }),
  sample('mdx-html'),
  sample('mdx-empty.mark', { name: 'Fact' }),
  sample('mdx-syntax.quotes'),
  sample('mdx-syntax.end'),
  sample('mdx-syntax.other', { reason: 'Unexpected lazy line' }),
  sample('terms.language', { id: 'term-1', codes: 'de, en' }),
  // Of the launch check, whose own test has the places.
  sample('launch-sample', { name: 'contact.phones', value: '+90 5' }),
  sample('launch-field', { name: 'legal.taxId' }),
  sample('launch-person.none', { file: 'content/people.yaml' }),
  sample('launch-person.without', { name: 'Ayşe Örnek', fields: ['bar', 'since 2'] }),
  sample('launch-tag', { id: 'G-1', purpose: 'analytics', isOn: true }),
  sample('launch-question', { id: 'costs-1', question: 'May it?' }),
  sample('launch-fact', { id: 'fact-1' }),
  sample('launch-country', { code: 'NL' }),
  sample('launch-link', { id: 'link-1', url: 'https://example.org/' }),
  sample('launch-article', { reference: 'TBK 344/3', places: 2 }),
  sample('launch-holiday.unconfirmed', { year: '2027' }),
  sample('launch-holiday.missing', { year: '2027' }),
  sample('launch-fee', { id: 'fee-1' }),
  sample('launch-sign-off.none'),
  sample('launch-sign-off.void', { why: { en: 'a', tr: 'b', de: 'c' } }),
];

function sample<Key extends FindingKey>(key: Key, ...values: ValuesOf<Key>) {
  return { key, said: says(key, ...values) };
}

/** Names and figures that a finding must say in every language: texts with a special character, a digit or a capital letter, which translations keep. */
function namesOf(values: unknown, key = ''): string[] {
  if (typeof values === 'string') return key !== 'language' && /[^a-z ]/.test(values) ? [values] : [];
  if (typeof values !== 'object' || values === null || 'en' in values) return [];
  return Object.entries(values).flatMap(([name, value]) => namesOf(value, name));
}

function expectTranslations(issue: Issue): void {
  const english = `${issue.message}\n${issue.fix}`;
  for (const language of LANGUAGES.filter((code) => code !== 'en')) {
    const { message, fix } = inLanguage(issue, language);
    const words = `${message}\n${fix}`;
    expect(message, `${issue.text?.key} in ${language}`).not.toBe(issue.message);
    expect(words, `${issue.text?.key} in ${language}`).not.toMatch(/undefined|NaN|\[object/);
    for (const name of namesOf(issue.text?.values))
      if (english.includes(name)) expect(words, `${issue.text?.key} in ${language}`).toContain(name);
  }
}

describe('content', () => {
  it('without mistakes gives an empty report', async () => {
    expect(formatReport(await issuesOf(await makeContent()), 'text')).toBe('No mistakes found.\n');
  });

  // proves: heads.own, law.quoted, languages.default
  it.each(names)('with the mistake %s gives the expected report', async (name) => {
    const expected = readFileSync(join(fixturesDir, 'bad', name, 'expected.txt'), 'utf8');
    const issues = await issuesOf(await makeContent(`bad/${name}`));
    const report = formatReport(issues, 'text');
    expect(report).toBe(expected);
    for (const issue of issues) {
      expect(issue.text, issue.message).toBeDefined();
      shown.add(issue.text?.key ?? '');
      expectTranslations(issue);
    }
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

  it('shows every text of a finding, in every language', () => {
    for (const { key, said } of SAMPLES) {
      expect(shown, `${key} has a fixture and needs no sample`).not.toContain(key);
      expectTranslations({ ruleId: key, severity: 'error', filePath: '', line: 1, column: 1, ...said });
      shown.add(key);
    }
    expect(FINDING_KEYS.filter((key) => !shown.has(key))).toEqual([]);
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
