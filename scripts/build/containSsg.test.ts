import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { containSsg } from './containSsg.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('stops the timer that would end the process, and no other', async () => {
  const exit = vi.fn();
  const other = vi.fn();
  const work = async () => {
    setTimeout(exit, 15_000);
    setTimeout(other, 14_000);
  };
  expect(await containSsg(work)).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(exit).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});

it('refuses a build without that timer: another one may end the process half-way', async () => {
  const work = async () => {
    setTimeout(() => {}, 30_000);
  };
  await expect(containSsg(work)).rejects.toThrow('has not set its exit timer of 15000 ms');
});
