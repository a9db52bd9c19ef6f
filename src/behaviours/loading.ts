/**
 * The timeline of the page-loading indicator: from 0 to 100 along an easing curve, with a delay before it appears, a delay before it hides,
 * and a reset.
 */
import { LOADING } from '../model/limits.ts';

export interface LoadingState {
  readonly status: 'idle' | 'loading';
  /** Percent. */
  readonly progress: number;
}

export interface Loading {
  readonly start: () => void;
  readonly finish: () => void;
}

/** Progress in percent: fast at first, then slower, 100 at the end of the duration. */
export function progressAt(elapsedMs: number): number {
  const part = Math.min(Math.max(elapsedMs / LOADING.durationMs, 0), 1);
  return 100 * (1 - (1 - part) ** 3);
}

/** Calls `show` with every state. Uses the browser's timers, so that tests can fake the clock. */
export function createLoading(show: (state: LoadingState) => void): Loading {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;
  /** True while the bar is visible. A navigation that replaces another one leaves the bar visible. */
  let isShown = false;
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    clearInterval(ticking);
    timers = [];
    ticking = undefined;
  };
  return {
    start() {
      clear();
      const begin = () => {
        const startedAt = performance.now();
        isShown = true;
        show({ status: 'loading', progress: 0 });
        ticking = setInterval(() => show({ status: 'loading', progress: progressAt(performance.now() - startedAt) }), 50);
      };
      timers = [setTimeout(begin, LOADING.throttleMs)];
    },
    finish() {
      clear();
      if (!isShown) return;
      show({ status: 'loading', progress: 100 });
      const hide = () => {
        isShown = false;
        show({ status: 'idle', progress: 100 });
      };
      timers = [
        setTimeout(hide, LOADING.hideDelayMs),
        setTimeout(() => show({ status: 'idle', progress: 0 }), LOADING.hideDelayMs + LOADING.resetDelayMs),
      ];
    },
  };
}
