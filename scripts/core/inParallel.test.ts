import { expect, it } from 'vitest';
import { inParallel } from './inParallel.ts';

it('takes each item once, a few at a time, and rejects with an error of the work', async () => {
  const seen: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    seen.push(item);
  });
  expect(seen.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  await expect(inParallel([1], 2, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
});
