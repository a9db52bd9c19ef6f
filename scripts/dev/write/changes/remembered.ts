/** Changes of this start of the server, so that they can be taken back. */
import type { FileChange } from './folder.ts';

/** Older changes cannot be taken back here any more; Git can. */
const MOST = 20;

const changesById = new Map<string, readonly FileChange[]>();
let count = 0;

/** Returns the id by which `recall` finds the change. */
export function remember(changes: readonly FileChange[]): string {
  count += 1;
  const id = String(count);
  changesById.set(id, changes);
  const [oldest] = changesById.keys();
  if (changesById.size > MOST && oldest !== undefined) changesById.delete(oldest);
  return id;
}

export function recall(id: string): readonly FileChange[] | undefined {
  return changesById.get(id);
}

export function forget(id: string): void {
  changesById.delete(id);
}
