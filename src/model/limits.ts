/** The product's constants: breakpoints, durations and counts. Each is defined here only. */

/** Minimum viewport width of each breakpoint in CSS pixels. Media queries in the style sheets repeat them, because CSS cannot read them. */
export const BREAKPOINTS = { xs: 320, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;
/** Used if the width is unknown. */
const FALLBACK_BREAKPOINT: Breakpoint = 'lg';

/** The widest breakpoint that a width reaches, or the smallest one for smaller widths. */
export function breakpointOf(width: number): Breakpoint {
  if (!Number.isFinite(width) || width <= 0) return FALLBACK_BREAKPOINT;
  const names = Object.keys(BREAKPOINTS) as Breakpoint[];
  return names.findLast((name) => width >= BREAKPOINTS[name]) ?? 'xs';
}

/** Cookies: names and lifetimes in days. */
export const VIEWPORT_COOKIE = { name: 'viewport', days: 365 } as const;
export const LOCALE_COOKIE = { name: 'i18n_redirected', days: 365 } as const;
export const CONSENT_COOKIE = { name: 'consent', days: 365 } as const;

/** Page-loading indicator, in milliseconds. */
export const LOADING = {
  /** From 0 to 100 percent. */
  durationMs: 2000,
  /** Faster navigations show no indicator. */
  throttleMs: 200,
  /** How long the full bar remains visible. */
  hideDelayMs: 500,
  /** Time between hiding and the reset to 0. */
  resetDelayMs: 400,
} as const;

/** Maximum number of payloads preloaded at the same time. */
export const PRELOADS_IN_FLIGHT = 5;

/** How long navigation waits for a payload before it loads the document instead. */
export const NAVIGATION_TIMEOUT_MS = 15_000;

/** How long the public host of flags may take before our own file replaces the flag. */
export const FLAG_TIMEOUT_MS = 3000;

/** Minimum time between two reloads of a page that failed to load, per path. */
export const RELOAD_GUARD_MS = 10_000;

/** How often an open tab checks for a newer deployment. */
export const DEPLOYMENT_CHECK_MS = 3_600_000;

/** How long after the tab becomes visible it may still reload for a newer deployment. */
export const AT_ONCE_MS = 3000;

/** Delay after the last resize event. */
export const DEBOUNCE_MS = 50;

/** Content that appears while scrolling. */
export const REVEAL = {
  /** How many pixels of it must be visible. */
  offset: 120,
  durationMs: 400,
  easing: 'ease',
  throttleMs: 99,
} as const;

/**
 * Maximum length of slugs and page ids, in characters. File names add up to twenty characters to them; file systems allow 255 bytes,
 * encrypted home folders 143. Search results truncate addresses long before that.
 */
export const SLUG_LENGTH = 100;
