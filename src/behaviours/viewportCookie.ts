/** Stores the name of the viewport's breakpoint in a cookie while the page is open. */
import { breakpointOf, DEBOUNCE_MS, VIEWPORT_COOKIE } from '../model/limits.ts';
import { readCookie, writeCookie } from './cookies.ts';

export function watchViewport(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    const name = breakpointOf(innerWidth);
    if (readCookie(VIEWPORT_COOKIE.name) !== name) writeCookie(VIEWPORT_COOKIE.name, name, VIEWPORT_COOKIE.days);
  };
  store();
  // A page from the back/forward cache may return to a window of another width.
  addEventListener('pageshow', store);
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(store, DEBOUNCE_MS);
  });
}
