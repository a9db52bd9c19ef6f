/** Tells whether the project may be written into, as commands also run in a clone that can only be read. */
import { accessSync, constants } from 'node:fs';

/** False for a read-only clone or one of another user: nothing is kept for editors there, as nobody edits it. */
export function mayWrite(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
