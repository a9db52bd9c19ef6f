/**
 * Client-side navigation: fetches the payload of a page, manages history, scroll position and focus, and falls back to a full page load.
 */
import { type HeadData, withQuery } from '../model/head.ts';
import { NAVIGATION_TIMEOUT_MS } from '../model/limits.ts';
import type { Payload } from '../model/payload.ts';
import { arrivalView, type View, type ViewStore } from '../model/view.ts';
import { type HttpError, isMissing } from './http.ts';
import { internalUrl } from './links.ts';
import { createLoading } from './loading.ts';
import { writeHead } from './pageHead.ts';
import { settle } from './scroll.ts';
import { watchScrollPositions } from './scrollPositions.ts';

/** Status of the error page for unexpected errors. */
const FAILED = 500;

export interface NavigationOptions {
  /** The page of the document. */
  readonly initial: Payload;
  /** Fetches the payload for a pathname that `resolve` returned. */
  readonly fetchPayload: (pathname: string) => Promise<Payload>;
  /** The pathname of the page that a link to `pathname` shows; undefined if only the server can answer. */
  readonly resolve: (pathname: string) => string | undefined;
  /** Query parameters that are part of the canonical address. */
  readonly canonicalQuery: readonly string[];
  /** Resolves when the style sheet with the rules of all pages is loaded. */
  readonly styled: Promise<void>;
  /** Head of the error page for a status. */
  readonly failureHead: (status: number) => HeadData;
  /** Text that screen readers announce when a page is shown. */
  readonly announce: (title: string) => string;
  /** True if the next page needs a full page load: a newer deployment exists, or a translator has changed the document. */
  readonly isOutdated: () => boolean;
  /** True if a full page load may be tried for a path that failed; false shows the error page instead. */
  readonly mayReload: (pathname: string) => boolean;
  /** 404 or 410 if it is known without a request that the page is missing. */
  readonly missingStatus: (pathname: string) => number | undefined;
  /** Requests the status of a pathname from the server. */
  readonly fetchStatus: (pathname: string) => Promise<number>;
}

export interface Navigation extends ViewStore {
  /** Starts to handle clicks on links and the browser's history buttons. */
  readonly start: () => void;
  /** Fetches the payload of a page and caches it. */
  readonly load: (pathname: string) => Promise<Payload>;
  /** Shows the error page 500 at the current address after an unexpected error of our own scripts. */
  readonly fail: () => void;
  /** Registers a listener that runs after every navigation, when the new page is visible. */
  readonly onShown: (listener: () => void) => void;
}

export function createNavigation(options: NavigationOptions): Navigation {
  const listeners = new Set<() => void>();
  const shownListeners = new Set<() => void>();
  const payloads = new Map<string, Promise<Payload>>([[options.initial.page.pathname, Promise.resolve(options.initial)]]);
  let view = arrivalView(options.initial);
  /** Address, without its anchor, of the page in main; undefined while main shows the error page. */
  let shown: string | undefined = location.pathname + location.search;
  let current = 0;
  let isReloading = false;
  const scrollPositions = watchScrollPositions();

  const update = (next: Partial<View>) => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  const loading = createLoading((state) => update(state));
  const load = (pathname: string): Promise<Payload> => {
    const known = payloads.get(pathname);
    if (known) return known;
    const payload = options.fetchPayload(pathname);
    payloads.set(pathname, payload);
    payload.catch(() => payloads.delete(pathname));
    return payload;
  };
  /** The address is already that of the other page, whose scroll position is unknown: the page starts at its top. */
  const reload = () => {
    isReloading = true;
    location.reload();
  };
  /** `isNew` if the page gets a new history entry when it is loaded; otherwise the browser has already changed the address. */
  const show = async (url: URL, isNew: boolean, scrollY?: number) => {
    current += 1;
    const own = current;
    loading.start();
    try {
      const [{ page, head, main }] = await inTime(Promise.all([load(url.pathname), options.styled]), NAVIGATION_TIMEOUT_MS);
      if (own !== current) return;
      if (isNew) scrollPositions.push(url.href);
      shown = url.pathname + url.search;
      writeHead(withQuery(head, url.search, options.canonicalQuery));
      update({
        page,
        main,
        failure: undefined,
        announcement: options.announce(page.shortTitle),
      });
      void settle(url.hash, scrollY).then(() => {
        if (own === current) for (const listener of shownListeners) listener();
      });
    } catch (error) {
      payloads.delete(url.pathname);
      if (own !== current) return;
      if (navigator.onLine && options.mayReload(url.pathname)) {
        // A full page load always works: the server knows redirects and error pages.
        if (isNew) location.assign(url.href);
        else reload();
        return;
      }
      const status = await statusOf(url.pathname, error);
      if (own !== current) return;
      if (isNew) scrollPositions.push(url.href);
      showFailure(status);
      // The browser's offline page has no way back. Here the visited pages stay reachable, and the requested page loads when the connection
      // returns.
      if (!navigator.onLine) addEventListener('online', () => own === current && void show(url, false, scrollY), { once: true });
    } finally {
      if (own === current) loading.finish();
    }
  };
  /** A payload can be missing although its page exists, so the status of the page's own address decides. */
  const statusOf = async (pathname: string, error: unknown): Promise<number> => {
    if (!isMissing((error as Partial<HttpError>).status)) return FAILED;
    const status = await options.fetchStatus(pathname).catch(() => FAILED);
    return isMissing(status) ? status : FAILED;
  };
  /** Offline, the server cannot answer 404, and the browser's offline page has no way back. */
  const missingOffline = (pathname: string) => (navigator.onLine ? undefined : options.missingStatus(pathname));
  const showInstead = (status: number) => {
    // Cancels a page that is still loading.
    current += 1;
    loading.finish();
    showFailure(status);
  };
  const showFailure = (status: number) => {
    shown = undefined;
    writeHead(options.failureHead(status));
    update({ failure: { status, pathname: location.pathname }, announcement: '' });
    void settle('', 0);
  };
  const onClick = (event: MouseEvent) => {
    scrollPositions.note();
    const url = internalUrl(event);
    if (!url || options.isOutdated()) return;
    const target = options.resolve(url.pathname);
    const missing = missingOffline(url.pathname);
    if (target) {
      event.preventDefault();
      url.pathname = target;
      void show(url, true);
    } else if (missing) {
      event.preventDefault();
      scrollPositions.push(url.href);
      showInstead(missing);
    }
  };
  const onPopState = () => {
    const url = new URL(location.href);
    const scrollTop = scrollPositions.arrive();
    if (url.pathname + url.search !== shown) {
      const missing = missingOffline(url.pathname);
      if (missing) showInstead(missing);
      else if (options.isOutdated() || !options.resolve(url.pathname)) reload();
      else void show(url, false, scrollTop ?? (url.hash ? undefined : 0));
      return;
    }
    // A jump between anchors of this page; cancels a page that is still loading.
    current += 1;
    loading.finish();
    if (scrollTop !== undefined) scrollTo({ top: scrollTop, behavior: 'instant' });
  };

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      history.scrollRestoration = 'manual';
      addEventListener('click', onClick);
      addEventListener('popstate', onPopState);
      // A reload restores the scroll position, but only if scrollRestoration is `auto` before the page unloads.
      addEventListener('pagehide', () => {
        if (!isReloading) history.scrollRestoration = 'auto';
      });
      // A page from the back/forward cache returns in its previous state.
      addEventListener('pageshow', () => {
        history.scrollRestoration = 'manual';
      });
    },
    load,
    fail: () => showInstead(FAILED),
    onShown: (listener) => shownListeners.add(listener),
  };
}

/** Rejects after a time limit: a connection that hangs counts as one that fails. */
function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms.`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
