/** The page-loading indicator's time line: from 0 to 100 along an easing curve, shown late, hidden late, then reset. */
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

/** Progress after a time: fast first, slower later, 100 at the end of the duration. */
export function progressAt(elapsedMs: number): number {
  const part = Math.min(Math.max(elapsedMs / LOADING.durationMs, 0), 1);
  return 100 * (1 - (1 - part) ** 3);
}

/** `show` gets every state; the clock is the browser's timers, so that tests can replace it. */
export function createLoading(show: (state: LoadingState) => void): Loading {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;
  /** Whether the visitor sees the bar, which outlives a change of page that another one overtakes. */
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
