import { describe, expect, it } from 'vitest';
import { mayReload } from './reloadGuard.ts';

describe('the reload guard', () => {
  // proves: states.chunk-once
  it('allows one reload in ten seconds per path, without storage too', () => {
    expect(mayReload('/a', 1_000)).toBe(true);
    expect(mayReload('/a', 10_999)).toBe(false);
    expect(mayReload('/b', 10_999)).toBe(true);
    expect(mayReload('/a', 11_000)).toBe(true);
  });

  it('does not lock the visitor out when the clock is set back', () => {
    expect(mayReload('/c', 1_000_000)).toBe(true);
    expect(mayReload('/c', 5_000)).toBe(true);
  });
});
