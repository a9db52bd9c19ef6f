import { describe, expect, it } from 'vitest';
import { breakpointOf } from './limits.ts';

describe('breakpoints', () => {
  // proves: constants.breakpoint-xs, constants.breakpoint-sm, constants.breakpoint-md, constants.breakpoint-lg, constants.breakpoint-xl
  // proves: constants.breakpoint-xxl, constants.breakpoint-fallback
  it.each([
    [319, 'xs'],
    [320, 'xs'],
    [575, 'xs'],
    [576, 'sm'],
    [767.5, 'sm'],
    [768, 'md'],
    [992, 'lg'],
    [1200, 'xl'],
    [1400, 'xxl'],
    [5000, 'xxl'],
    [0, 'lg'],
    [Number.NaN, 'lg'],
  ])('a width of %s is %s', (width, name) => {
    expect(breakpointOf(width)).toBe(name);
  });
});
