/** Mounts small disks, for tests of full disks. Only root may do that, and not in every container. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportMissing } from './missing.ts';

export function mount(position: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', position], { stdio: 'ignore' });
}

export function unmount(position: string): void {
  execFileSync('umount', [position], { stdio: 'ignore' });
}

/** Uses a separate folder, so that other mounts stay unchanged. Reports `what` as not tested if this user may not mount. */
export function canMount(what: string): boolean {
  const position = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    mount(position, 'size=100k');
    unmount(position);
    return true;
  } catch {
    reportMissing({ what, needs: 'a user who may mount', package: '' });
    return false;
  } finally {
    rmdirSync(position);
  }
}
