import { expect, it } from 'vitest';
import { formatPublication } from './publication.ts';

const withheld = [{ filePath: 'content/pages/rent/kira-takip/de.mdx', why: { cause: 'mistakes', number: 1 } }] as const;

it('says what is published, or what will be after the errors that stop the build', () => {
  expect(formatPublication({ withheld, incomplete: [] })).toEqual(['  withheld      content/pages/rent/kira-takip/de.mdx (1 mistake)']);
  expect(formatPublication({ withheld, incomplete: [] }, { isStopped: true })).toEqual([
    '  will be withheld  content/pages/rent/kira-takip/de.mdx (1 mistake)',
  ]);
});
