/** The product's constants: breakpoints, durations and counts, each at its one home. */

/** Viewport widths in CSS pixels from which a breakpoint holds. Media queries in the style sheets repeat them, because CSS cannot read them. */
export const BREAKPOINTS = { xs: 320, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;
/** Where the width cannot be told. */
export const FALLBACK_BREAKPOINT: Breakpoint = 'lg';

/** Name of the widest breakpoint that a width reaches; below the smallest it is the smallest. */
export function breakpointOf(width: number): Breakpoint {
  if (!Number.isFinite(width) || width <= 0) return FALLBACK_BREAKPOINT;
  const names = Object.keys(BREAKPOINTS) as Breakpoint[];
  return names.findLast((name) => width >= BREAKPOINTS[name]) ?? 'xs';
}

/** Cookies: names, and how long they live in days. */
export const VIEWPORT_COOKIE = { name: 'viewport', days: 365 } as const;
export const LOCALE_COOKIE = { name: 'i18n_redirected', days: 365 } as const;
export const CONSENT_COOKIE = { name: 'consent', days: 365 } as const;

/** Page-loading indicator, in milliseconds. */
export const LOADING = {
  /** From 0 to 100 percent. */
  durationMs: 2000,
  /** A change of page that is faster shows nothing. */
  throttleMs: 200,
  /** How long the full bar stays. */
  hideDelayMs: 500,
  /** After hiding, until the bar goes back to 0. */
  resetDelayMs: 400,
} as const;

/** Payloads fetched ahead at the same time. */
export const PRELOADS_IN_FLIGHT = 5;

/** How long a change of page waits for its payload before it loads the document instead. */
export const NAVIGATION_TIMEOUT_MS = 15_000;

/** How long a flag waits for the public host before our own file takes its place. */
export const FLAG_TIMEOUT_MS = 3000;

/** A page that failed to load is loaded again at most once in this time, per path. */
export const RELOAD_GUARD_MS = 10_000;

/** Different failures that one document reports at most. */
export const ERROR_REPORTS = 5;

/** How often an open tab asks for a newer deployment. */
export const DEPLOYMENT_CHECK_MS = 3_600_000;

/** How long after the tab came back to sight a reload for a newer deployment still counts as at once. */
export const AT_ONCE_MS = 3000;

/** How long a change of the window's size has to rest before it is followed. */
export const DEBOUNCE_MS = 50;

/** Content that comes into view while scrolling. */
export const REVEAL = {
  /** Pixels of it that must be visible. */
  offset: 120,
  durationMs: 400,
  easing: 'ease',
  throttleMs: 99,
} as const;

/**
 * Longest slug and page id, in characters. Files are named after them with up to twenty more, and names of files end at 255 bytes,
 * in encrypted home folders at 143; search results cut off what is longer still.
 */
export const SLUG_LENGTH = 100;
