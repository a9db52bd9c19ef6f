/** Lock for the release folder: one change of releases at a time. */
import { join } from 'node:path';
import { type Holder, withLock } from '../../core/lock.ts';
import { makeFolder } from '../../core/modes.ts';

/**
 * Throws instead of waiting when another deployment is running: the caller has already read which release is live. If that changed
 * meanwhile, the caller would replace, or roll back, a release that it has never seen.
 */
export async function oneDeployment<T>(target: string, work: () => Promise<T>): Promise<T> {
  const refuse = ({ pid, host, since, filePath }: Holder) =>
    `Somebody else is changing the releases in ${target}: process ${pid} on ${host}, since ${since.toTimeString().slice(0, 8)}. Look at what is live when that has ended; if there is no such process, remove ${filePath}.`;
  await makeFolder(target);
  return withLock(join(target, '.lock'), { waitMs: 0, refuse }, work);
}
