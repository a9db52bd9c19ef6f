import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LiveIssue } from '../../../src/model/issue.ts';
import { formatReport } from '../../core/report.ts';
import { LIVE_RULES, type LiveRule, toLiveIssue } from './rules.ts';

const issue = (ruleId: LiveRule, path: string, message: string, severity: LiveIssue['severity'] = 'error') =>
  toLiveIssue({ ruleId, severity, url: `https://x.example${path}`, message });

const issues = [
  issue('live-compression', '/', 'It is not sent with br.', 'warning'),
  ...['/de/mietrecht', '/de', '/en'].map((path) => issue('live-header', path, 'It has no referrer-policy.')),
  issue('live-content', '/de', 'It is cut off.'),
];

it('says once what is wrong in many places, errors first, and no more entries than asked for', () => {
  const firstLines = (most?: number) =>
    formatReport(issues, 'text', { grouped: true, ...(most !== undefined && { most }) })
      .trimEnd()
      .split('\n\n')
      .map((entry) => entry.split('\n').slice(0, 2).join(' '));
  const count = '4 errors, 1 warning in 4 addresses';
  expect(firstLines()).toEqual([
    'https://x.example/de  error  live-content   It is cut off.',
    'https://x.example/de and 2 more  error  live-header   It has no referrer-policy.',
    'https://x.example/  warning  live-compression   It is not sent with br.',
    count,
  ]);
  expect(firstLines(1)).toEqual(['https://x.example/de  error  live-content   It is cut off.', '… and 2 more', count]);
});

it('tells tools all places, and GitHub one of them with their number', () => {
  expect(JSON.parse(formatReport(issues, 'json', { grouped: true }))).toHaveLength(issues.length);
  expect(formatReport(issues, 'github', { grouped: true })).toContain(
    '::error title=live-header::https://x.example/de and 2 more: It has no referrer-policy. ',
  );
});

it('has a section in the README for each rule', async () => {
  const text = await readFile(join(import.meta.dirname, 'README.md'), 'utf8');
  expect([...text.matchAll(/^### (\S+)$/gm)].map(([, name]) => name)).toEqual(Object.keys(LIVE_RULES).sort());
});
