/** Compares the files of public/: images, icons, fonts. */
import type { PublicFile } from '../publicFiles.ts';

export interface FileChange {
  readonly name: string;
  readonly before?: PublicFile | undefined;
  readonly after?: PublicFile | undefined;
}

export function compareFiles(before: readonly PublicFile[], after: readonly PublicFile[]): FileChange[] {
  const [old, own] = [byName(before), byName(after)];
  return [...new Set([...own.keys(), ...old.keys()])]
    .map((name) => ({ name, before: old.get(name), after: own.get(name) }))
    .filter((change) => !change.before || !change.after || !change.before.bytes.equals(change.after.bytes));
}

function byName(files: readonly PublicFile[]): Map<string, PublicFile> {
  return new Map(files.map((file) => [file.name, file]));
}
