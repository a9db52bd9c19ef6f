/** Takes the lock of the given folder, prints that, and keeps it until it is killed; scripts/core/lock.test.ts starts it. */
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from '../scripts/core/lock.ts';

await withLock(process.argv[2] ?? '', { waitMs: 0, refuse: () => 'refused' }, () => {
  console.log('held');
  return pause(60_000);
});
