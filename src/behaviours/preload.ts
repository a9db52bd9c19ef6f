/**
 * Preloads payloads of links that the visitor points at and of links that come into view: few at a time, none on slow or metered
 * connections.
 */
import { PRELOADS_IN_FLIGHT } from '../model/limits.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface Preloader {
  /** Adds a pathname to the queue; `first` puts it at the front. */
  readonly add: (pathname: string, first: boolean) => void;
}

/** True if preloading would cost the visitor money or time (Network Information API; not available in Safari and Firefox). */
export function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
}

/** `load` must cache what it has loaded. */
export function createPreloader(load: (pathname: string) => Promise<unknown>, connection: Connection | undefined): Preloader {
  const seen = new Set<string>();
  const queue: string[] = [];
  let inFlight = 0;
  const next = () => {
    while (inFlight < PRELOADS_IN_FLIGHT && queue.length > 0) {
      const pathname = queue.shift();
      if (!pathname) return;
      inFlight += 1;
      load(pathname)
        .catch(() => {
          // Not an error: the visitor has not requested this page yet, and a click tries again.
          seen.delete(pathname);
        })
        .finally(() => {
          inFlight -= 1;
          next();
        });
    }
  };
  return {
    add(pathname, first) {
      if (seen.has(pathname) || isFrugal(connection)) return;
      seen.add(pathname);
      if (first) queue.unshift(pathname);
      else queue.push(pathname);
      next();
    },
  };
}

/** Watches links: calls `intent` when the pointer or the focus reaches one, `view` when one comes into view. */
export function watchLinks(
  preloader: Preloader,
  pathnameOf: (link: HTMLAnchorElement) => string | undefined,
): { readonly scan: () => void } {
  const onIntent = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const pathname = link && pathnameOf(link);
    if (pathname) preloader.add(pathname, true);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, onIntent, { passive: true });
  // Without IntersectionObserver pages are preloaded on intent only.
  if (!('IntersectionObserver' in globalThis)) return { scan() {} };
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      const pathname = pathnameOf(entry.target as HTMLAnchorElement);
      // A request takes a slow phone 10 ms, and several links come into view at once: each in a task of its own.
      if (pathname) setTimeout(() => preloader.add(pathname, false));
    }
  });
  return {
    scan() {
      observer.disconnect();
      for (const link of document.querySelectorAll('main a')) observer.observe(link);
    },
  };
}
