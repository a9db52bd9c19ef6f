/** One change of releases at a time. */
import { join } from 'node:path';
import { type Holder, withLock } from '../../core/lock.ts';
import { makeFolder } from '../../core/modes.ts';

/**
 * A second deployment is refused and does not wait: its caller has looked at what is live, and a deployment that changes that meanwhile
 * would make it replace, or roll back, a release that the caller has never seen.
 */
export async function oneDeployment<T>(target: string, work: () => Promise<T>): Promise<T> {
  const refuse = ({ pid, host, since, filePath }: Holder) =>
    `Somebody else is changing the releases in ${target}: process ${pid} on ${host}, since ${since.toTimeString().slice(0, 8)}. Look at what is live when that has ended; if there is no such process, remove ${filePath}.`;
  await makeFolder(target);
  return withLock(join(target, '.lock'), { waitMs: 0, refuse }, work);
}
