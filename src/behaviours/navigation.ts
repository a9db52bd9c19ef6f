/** Shows another page without a new document: fetches its payload, keeps history, scroll and focus, and falls back to loading it whole. */
import { withQuery } from '../model/head.ts';
import { NAVIGATION_TIMEOUT_MS } from '../model/limits.ts';
import type { Payload } from '../model/payload.ts';
import type { View, ViewStore } from '../model/view.ts';
import { type HttpError, isMissing } from './http.ts';
import { internalUrl } from './links.ts';
import { createLoading } from './loading.ts';
import { removePageHead, removeStructuredData } from './pageHead.ts';
import { watchPlaces } from './places.ts';
import { settle } from './scroll.ts';

/** Status of the error page for whatever nobody expected. */
const FAILED = 500;

export interface NavigationOptions {
  readonly initial: View;
  /** Fetches the payload of a pathname that `resolve` gave. */
  readonly fetchPayload: (pathname: string) => Promise<Payload>;
  /** The pathname that shows a page when a link leads to `pathname`; undefined when only the server can answer. */
  readonly resolve: (pathname: string) => string | undefined;
  /** Query parameters that a canonical address keeps. */
  readonly canonicalQuery: readonly string[];
  /** Settles once the rules of every page are there. */
  readonly styled: Promise<void>;
  /** Text announced to screen readers once a page is shown. */
  readonly announce: (title: string) => string;
  /** True when the next page must be loaded whole: a newer deployment is there, or the page is no longer as it was made. */
  readonly isOutdated: () => boolean;
  /** True when a path may be loaded whole after it failed; false shows the error page instead. */
  readonly mayReload: (pathname: string) => boolean;
  /** 404 or 410 where it is known without the server that nothing is there. */
  readonly missingStatus: (pathname: string) => number | undefined;
  /** Asks the server for the status of an address. */
  readonly askStatus: (pathname: string) => Promise<number>;
}

export interface Navigation extends ViewStore {
  /** Takes over clicks on links and the browser's history buttons. */
  readonly start: () => void;
  /** Fetches a page's payload ahead; remembers it. */
  readonly load: (pathname: string) => Promise<Payload>;
  /** Shows the error page 500 at the present address: something of ours has failed that nobody expected. */
  readonly fail: () => void;
  /** Called after every change of page, once the visitor sees the new one. */
  readonly onShown: (listener: () => void) => void;
}

export function createNavigation(options: NavigationOptions): Navigation {
  const listeners = new Set<() => void>();
  const shownListeners = new Set<() => void>();
  const payloads = new Map<string, Promise<Payload>>([[options.initial.page.pathname, Promise.resolve(options.initial)]]);
  let view = options.initial;
  /** Address, without its anchor, of the page that stands in main; none while the error page stands there. */
  let shown: string | undefined = location.pathname + location.search;
  let current = 0;
  let isReloading = false;
  const places = watchPlaces();

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
  /** The address is already that of the other page, whose place nobody knows: it begins at its top. */
  const reload = () => {
    isReloading = true;
    location.reload();
  };
  /** `isNew` for a page that gets an entry of its own in the history once it is there; else the browser has made the address its own. */
  const show = async (url: URL, isNew: boolean, scrollY?: number) => {
    current += 1;
    const own = current;
    loading.start();
    try {
      const [{ page, head, main }] = await inTime(Promise.all([load(url.pathname), options.styled]), NAVIGATION_TIMEOUT_MS);
      if (own !== current) return;
      if (isNew) places.push(url.href);
      shown = url.pathname + url.search;
      removeStructuredData(document);
      update({
        page,
        head: withQuery(head, url.search, options.canonicalQuery),
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
        // The whole document is the answer that always works: the server knows redirects and error pages.
        if (isNew) location.assign(url.href);
        else reload();
        return;
      }
      const status = await statusOf(url.pathname, error);
      if (own !== current) return;
      if (isNew) places.push(url.href);
      showFailure(status);
      // Offline, the browser's own page has no way back; here the pages already seen are at hand, and the wanted one comes with the line.
      if (!navigator.onLine) addEventListener('online', () => own === current && void show(url, false, scrollY), { once: true });
    } finally {
      if (own === current) loading.finish();
    }
  };
  /** A payload can be missing although its page is there; the page's own address tells. */
  const statusOf = async (pathname: string, error: unknown): Promise<number> => {
    if (!isMissing((error as Partial<HttpError>).status)) return FAILED;
    const status = await options.askStatus(pathname).catch(() => FAILED);
    return isMissing(status) ? status : FAILED;
  };
  /** Offline the server cannot say that nothing is there, and the browser's own page has no way back. */
  const missingOffline = (pathname: string) => (navigator.onLine ? undefined : options.missingStatus(pathname));
  const showInstead = (status: number) => {
    // A page still on its way is no longer wanted.
    current += 1;
    loading.finish();
    showFailure(status);
  };
  const showFailure = (status: number) => {
    shown = undefined;
    removeStructuredData(document);
    update({ failure: { status, pathname: location.pathname }, announcement: '' });
    void settle('', 0);
  };
  const onClick = (event: MouseEvent) => {
    places.note();
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
      places.push(url.href);
      showInstead(missing);
    }
  };
  const onPopState = () => {
    const url = new URL(location.href);
    const place = places.arrive();
    if (url.pathname + url.search !== shown) {
      const missing = missingOffline(url.pathname);
      if (missing) showInstead(missing);
      else if (options.isOutdated() || !options.resolve(url.pathname)) reload();
      else void show(url, false, place ?? (url.hash ? undefined : 0));
      return;
    }
    // From one anchor of this page to another; a page still on its way is no longer wanted.
    current += 1;
    loading.finish();
    if (place !== undefined) scrollTo({ top: place, behavior: 'instant' });
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
      // A reload restores the place itself; the browser does so only when asked before the page goes.
      addEventListener('pagehide', () => {
        if (!isReloading) history.scrollRestoration = 'auto';
      });
      // A page that the browser had kept whole comes back as it was left.
      addEventListener('pageshow', () => {
        history.scrollRestoration = 'manual';
      });
    },
    load,
    fail() {
      // A moment after the start, the head's owner does not know the document's own tags yet.
      removePageHead(document);
      showInstead(FAILED);
    },
    onShown: (listener) => shownListeners.add(listener),
  };
}

/** Rejects when the promise takes longer: a line that hangs is as good as one that fails. */
function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms.`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
