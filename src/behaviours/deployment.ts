/** Notices a newer deployment, and reloads the page where nobody is in the middle of reading it. The start script watches, the application listens. */
import { type Deployment, LATEST_PATHNAME } from '../model/deployment.ts';
import { AT_ONCE_MS, DEPLOYMENT_CHECK_MS } from '../model/limits.ts';
import type { Http } from './http.ts';
import { mayReload } from './reloadGuard.ts';
import { reloadInPlace } from './reloadInPlace.ts';

/** Fired on the window by the application: it wants to hear of every question for the newest deployment. */
const LISTENING = 'deployment:listening';

type Listener = (asked: Promise<Deployment>) => void;

/** The files that a document was made with: data attributes of page-data. */
export interface OwnFiles {
  readonly app?: string | undefined;
  readonly shell?: string | undefined;
}

/** True once a newer deployment is known: the next page is then loaded whole. The application reads the start script's mark. */
export function isOutdated(): boolean {
  return document.documentElement.dataset.outdated !== undefined;
}

/** For the application: from now on the deployment is asked for at once and every hour. Without a start script nothing is asked. */
export function listenToDeployment(listener: Listener): void {
  const event = new CustomEvent(LISTENING, { detail: listener, cancelable: true });
  const isHeard = !dispatchEvent(event);
  if (!isHeard) listener(Promise.reject(new Error('Nobody asks for the deployment.')));
}

/** Asks whenever the tab comes back to sight. The page is reloaded then, or while the tab is hidden, and never while it is read. */
export function watchDeployment(http: Http, { app, shell = '' }: OwnFiles): void {
  const listeners: Listener[] = [];
  let build: string | undefined;
  /** Never rejects. */
  const check = async () => {
    const asked = http.get<Deployment>(`${LATEST_PATHNAME}?t=${Date.now()}`, { cache: 'no-store' });
    for (const listener of listeners) listener(asked);
    try {
      const latest = await asked;
      // Documents are never kept unasked, so the first answer is the build that this one came with.
      build ??= latest.build;
      const isLatest = Object.values(latest.shells).includes(shell) && latest.app === app && latest.build === build;
      if (isLatest) return;
      document.documentElement.dataset.outdated = '';
      if (document.visibilityState === 'hidden') reload();
    } catch {
      // Offline, or a host that is being changed: the next check tells.
    }
  };
  const reload = () => {
    if (isOutdated() && mayReload(location.pathname)) reloadInPlace();
  };
  const onSight = async () => {
    reload();
    const since = performance.now();
    await check();
    // After a slow answer the visitor is reading again.
    if (performance.now() - since < AT_ONCE_MS) reload();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void onSight();
    // A page that is being left is hidden too, but runs no timer any more.
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
