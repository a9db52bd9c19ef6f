/** Limits reloads of a page that failed to load to one in ten seconds per path, so that no reload loop begins. */
import { RELOAD_GUARD_MS } from '../model/limits.ts';

const KEY = 'reload:';
/** Fallback if storage is blocked: the guard then works within this document only. */
const memory = new Map<string, number>();

/** True if the path may be reloaded now; records the reload. */
export function mayReload(pathname: string, now = Date.now()): boolean {
  const last = memory.get(pathname) ?? readTime(pathname);
  // A clock that was set back must not block reloads forever.
  if (last !== undefined && now >= last && now - last < RELOAD_GUARD_MS) return false;
  memory.set(pathname, now);
  try {
    sessionStorage.setItem(KEY + pathname, String(now));
  } catch {
    return !wasReloaded(pathname);
  }
  return true;
}

/**
 * True if this document is the result of a reload of that path. If storage is blocked, this is the only information about earlier
 * documents.
 */
function wasReloaded(pathname: string): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload' && new URL(arrival.name).pathname === pathname;
}

function readTime(pathname: string): number | undefined {
  try {
    const stored = sessionStorage.getItem(KEY + pathname);
    return stored === null ? undefined : Number(stored);
  } catch {
    return undefined;
  }
}
