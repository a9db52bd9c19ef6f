/** Tests who sees the message that a first check takes long. */
import { expect, it, vi } from 'vitest';
import { tellFirstReading } from './firstReading.ts';

it.each([
  ['many pages at a terminal', 384, true, [[expect.stringMatching(/^Checking 384 pages for the first time\. .*\n$/)]]],
  ['many pages where nobody watches', 384, false, []],
  ['a changed page at a terminal', 1, true, []],
])('%s', (_, count, isTTY, expected) => {
  const write = vi.fn(() => true);
  tellFirstReading(count, { isTTY, write });
  expect(write.mock.calls).toEqual(expected);
});
