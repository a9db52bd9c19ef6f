/** Checks whether a folder is writable, because commands also run in a read-only clone. */
import { accessSync, constants } from 'node:fs';

/** False for a read-only clone or one of another user. Files for editors are not written there. */
export function mayWrite(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
