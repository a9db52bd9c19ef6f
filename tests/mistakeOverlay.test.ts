/** The overlay of the development server shows the mistakes of the open page first. */
import { describe, expect, it } from 'vitest';
import { deriveChanged } from '../scripts/dev/pageErrors.ts';
import { chooseErrors } from '../src/desk/overlay.ts';
import type { Issue } from '../src/model/issue.ts';

const issueIn = (filePath: string, line: number): Issue => ({
  ruleId: 'spelling',
  severity: 'error',
  filePath,
  line,
  column: 1,
  message: 'Wrong.',
  fix: 'Mend it.',
});
const many = Array.from({ length: 160 }, (_, index) => issueIn('content/facts.yaml', index + 1));
const DE = 'content/pages/rent/kira/de.mdx';
const event = deriveChanged({ issues: [...many, issueIn(DE, 7), issueIn(DE, 3)], version: 1, deskVersion: 1 });
const positionsOf = (files: readonly string[]) => chooseErrors(event, files).shown.map(({ position }) => position);

describe('the overlay', () => {
  it('shows the mistakes of the open page, and counts all', () => {
    expect(positionsOf([DE])).toEqual([`${DE}:3:1`, `${DE}:7:1`]);
    expect(chooseErrors(event, [DE]).here).toBe(2);
    expect(event.total).toBe(162);
  });

  it('shows the first ones of the site on a page without mistakes', () => {
    expect(positionsOf(['content/pages/rent/kira/tr.mdx'])).toEqual([1, 2, 3, 4, 5].map((line) => `content/facts.yaml:${line}:1`));
    expect(chooseErrors(event, []).here).toBe(0);
  });
});
