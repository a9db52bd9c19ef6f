/** Lets a page that failed to load be loaded again, at most once in ten seconds per path, so that no loop begins. */
import { RELOAD_GUARD_MS } from '../model/limits.ts';

const KEY = 'reload:';
/** Where storage is blocked the guard still holds within this document. */
const memory = new Map<string, number>();

/** True when the path may be loaded again now; remembers that it was. */
export function mayReload(pathname: string, now = Date.now()): boolean {
  const last = memory.get(pathname) ?? readTime(pathname);
  // A clock that was set back must not lock the visitor out.
  if (last !== undefined && now >= last && now - last < RELOAD_GUARD_MS) return false;
  memory.set(pathname, now);
  try {
    sessionStorage.setItem(KEY + pathname, String(now));
  } catch {
    return !wasReloaded(pathname);
  }
  return true;
}

/** True when this document came by a reload of that path. Where storage is blocked nothing else is known of the time before it. */
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
