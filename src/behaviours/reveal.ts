/** Moves sections below the fold into place when the visitor scrolls to them. Without scripts or with reduced motion they are in place. */
import { DEBOUNCE_MS, REVEAL } from '../model/limits.ts';

const WAITING = 'waiting';

export interface Reveal {
  /** Observes the sections of the current page. */
  readonly scan: () => void;
}

export function watchReveal(): Reveal {
  let waiting: HTMLElement[] = [];
  let lastRun = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  const show = () => {
    lastRun = performance.now();
    // At the end of the page the rest counts as in view, because the visitor cannot scroll further.
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    waiting = waiting.filter((section) => {
      const inView = isAtEnd || section.getBoundingClientRect().top < innerHeight - REVEAL.offset;
      if (inView) section.classList.remove(WAITING);
      return !inView;
    });
  };
  const onScroll = () => {
    if (waiting.length === 0) return;
    clearTimeout(timer);
    const wait = Math.max(0, REVEAL.throttleMs - (performance.now() - lastRun));
    timer = setTimeout(show, wait);
  };
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(show, DEBOUNCE_MS);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onResize);
  // The target of a jump or of a text search must be visible.
  addEventListener('hashchange', () => reveal(waiting));
  addEventListener('beforeprint', () => reveal(waiting));

  const reveal = (sections: readonly HTMLElement[]) => {
    for (const section of sections) section.classList.remove(WAITING);
    waiting = [];
  };
  return {
    scan() {
      reveal(waiting);
      if (isCalm()) return;
      const sections = [...document.querySelectorAll<HTMLElement>('main section')];
      waiting = sections.filter((section) => section.getBoundingClientRect().top > innerHeight);
      for (const section of waiting) section.classList.add(WAITING);
    },
  };
}
