import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoading, type LoadingState, progressAt } from './loading.ts';

let states: LoadingState[];

beforeEach(() => {
  vi.useFakeTimers();
  states = [];
});
afterEach(() => vi.useRealTimers());

describe('the loading indicator', () => {
  // proves: states.loading-throttle
  it('shows nothing for a change of page under 200 ms', () => {
    const loading = createLoading((state) => states.push(state));
    loading.start();
    vi.advanceTimersByTime(199);
    loading.finish();
    vi.advanceTimersByTime(5000);
    expect(states).toEqual([]);
  });

  // proves: states.loading-hide, states.loading-reset
  it('grows along the curve, fills, stays 500 ms, hides, and is reset 400 ms later', () => {
    const loading = createLoading((state) => states.push(state));
    loading.start();
    vi.advanceTimersByTime(200);
    expect(states.at(-1)).toEqual({ status: 'loading', progress: 0 });
    vi.advanceTimersByTime(1000);
    expect(states.at(-1)?.progress).toBeGreaterThan(80);
    loading.finish();
    expect(states.at(-1)).toEqual({ status: 'loading', progress: 100 });
    vi.advanceTimersByTime(499);
    expect(states.at(-1)?.status).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toEqual({ status: 'idle', progress: 100 });
    vi.advanceTimersByTime(400);
    expect(states.at(-1)).toEqual({ status: 'idle', progress: 0 });
  });

  it.each([
    ['while it grows', 900, 0],
    ['while it is full', 900, 300],
  ])('does not stay when another, fast change of page overtakes the slow one %s', (_, shownFor, fullFor) => {
    const loading = createLoading((state) => states.push(state));
    loading.start();
    vi.advanceTimersByTime(shownFor);
    if (fullFor > 0) {
      loading.finish();
      vi.advanceTimersByTime(fullFor);
    }
    loading.start();
    vi.advanceTimersByTime(50);
    loading.finish();
    vi.advanceTimersByTime(500);
    expect(states.at(-1)?.status).toBe('idle');
  });

  // proves: states.loading-curve
  it('reaches 100 after 2000 ms, fast first and slower later', () => {
    expect(progressAt(0)).toBe(0);
    expect(progressAt(2000)).toBe(100);
    expect(progressAt(500)).toBeGreaterThan(100 - progressAt(1500));
  });
});
