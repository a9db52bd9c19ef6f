import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../src/model/issue.ts';
import { deriveFindings } from './findings.ts';

const issueIn = (filePath: string): Issue => ({
  filePath,
  line: 1,
  column: 1,
  ruleId: 'link',
  severity: 'error',
  message: 'Wrong.',
  fix: 'Fix.',
});
const issues = [
  'content/pages/rent/kira-takip/de.mdx',
  'content/labels/de.yaml',
  'content/spelling/de.txt',
  'content/pages/rent/kira-takip/tr.mdx',
].map(issueIn);
const found = (locale: string) => deriveFindings({ issues, language: 'en' }, { locale }).groups.map(({ filePath }) => filePath);

describe('the language of findings', () => {
  it('is that of their file, whatever kind of file it is', () => {
    expect(found('de')).toEqual(['content/labels/de.yaml', 'content/pages/rent/kira-takip/de.mdx', 'content/spelling/de.txt']);
  });

  it.each(['(', '.*', 'd.', '(?:(.*)*(.*)*(.*)*X)', '[', '\\'])('is no pattern: %s', (locale) => {
    const startedAt = performance.now();
    expect(found(locale)).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(1000);
  });
});
