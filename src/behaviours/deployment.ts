/** Detects a newer deployment and reloads the page when the visitor is not reading it. The start script checks; the application listens. */
import { type Deployment, LATEST_PATHNAME } from '../model/deployment.ts';
import { AT_ONCE_MS, DEPLOYMENT_CHECK_MS } from '../model/limits.ts';
import type { Http } from './http.ts';
import { mayReload } from './reloadGuard.ts';
import { reloadInPlace } from './reloadInPlace.ts';

/** Window event with which the application subscribes to the result of every check. */
const LISTENING = 'deployment:listening';

type Listener = (asked: Promise<Deployment>) => void;

/** The asset files that the document was built with, from the data attributes of page-data. */
export interface OwnFiles {
  readonly app?: string | undefined;
  readonly shell?: string | undefined;
}

/** True if a newer deployment is known: the next navigation is then a full page load. Reads the mark that the start script sets. */
export function isOutdated(): boolean {
  return document.documentElement.dataset.outdated !== undefined;
}

/** For the application: calls `listener` with a check now and every hour. Without a start script the only result is a rejected promise. */
export function listenToDeployment(listener: Listener): void {
  const event = new CustomEvent(LISTENING, { detail: listener, cancelable: true });
  const isHeard = !dispatchEvent(event);
  if (!isHeard) listener(Promise.reject(new Error('Nobody asks for the deployment.')));
}

/** Checks whenever the tab becomes visible. Reloads the page at that moment or while the tab is hidden, never while the visitor reads. */
export function watchDeployment(http: Http, { app, shell = '' }: OwnFiles): void {
  const listeners: Listener[] = [];
  let build: string | undefined;
  /** Never rejects. */
  const check = async () => {
    const asked = http.get<Deployment>(`${LATEST_PATHNAME}?t=${Date.now()}`, { cache: 'no-store' });
    for (const listener of listeners) listener(asked);
    try {
      const latest = await asked;
      // Documents are never cached without revalidation, so the first response describes the build of this document.
      build ??= latest.build;
      const isLatest = Object.values(latest.shells).includes(shell) && latest.app === app && latest.build === build;
      if (isLatest) return;
      document.documentElement.dataset.outdated = '';
      if (document.visibilityState === 'hidden') reload();
    } catch {
      // Offline, or the host is being updated: the next check tries again.
    }
  };
  const reload = () => {
    if (isOutdated() && mayReload(location.pathname)) reloadInPlace();
  };
  const onSight = async () => {
    reload();
    const since = performance.now();
    await check();
    // If the response was slow, the visitor is reading again.
    if (performance.now() - since < AT_ONCE_MS) reload();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void onSight();
    // A page that is being unloaded is hidden too, but its timers no longer run.
    else setTimeout(() => document.visibilityState === 'hidden' && reload());
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) void onSight();
  });
  addEventListener(LISTENING, (event) => {
    event.preventDefault();
    listeners.push((event as CustomEvent<Listener>).detail);
    void check();
    setInterval(() => void check(), DEPLOYMENT_CHECK_MS);
  });
}
