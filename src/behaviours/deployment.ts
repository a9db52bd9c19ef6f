/** Notices a newer deployment, so that the next change of page loads it whole. Never reloads while the visitor reads. */
import { DEPLOYMENT_CHECK_MS } from '../model/limits.ts';

export interface DeploymentWatch {
  /** True once a newer deployment is known. */
  readonly isOutdated: () => boolean;
}

/** `isLatest` asks whether this page's deployment is still the newest, and may fail. */
export function watchDeployment(isLatest: () => Promise<boolean>): DeploymentWatch {
  let outdated = false;
  const check = async () => {
    try {
      outdated = !(await isLatest());
    } catch {
      // Offline, or a host that is being changed: the next check tells.
    }
  };
  void check();
  setInterval(() => void check(), DEPLOYMENT_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) void check();
  });
  return { isOutdated: () => outdated };
}
