/** A cache on disk, addressed by content: an entry's name is the hash of everything that its value depends on. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export interface Cache {
  /** File that holds, or would hold, the entry; `inputs` are all texts that the value depends on. */
  pathOf(inputs: readonly string[], extension: string): string;
  has(path: string): boolean;
  read(path: string): Promise<string | undefined>;
  write(path: string, value: string | Uint8Array): Promise<void>;
}

/** Opens the folder `name` of the cache. `codeDirs` hold the code that makes the values: a change there makes all entries new. */
export function openCache({ root, cacheDir }: Pick<Config, 'root' | 'cacheDir'>, name: string, codeDirs: readonly string[]): Cache {
  const dir = join(cacheDir, name);
  const code = hashFiles(codeDirs.map((codeDir) => join(root, codeDir)).concat(join(root, 'package-lock.json')));
  let made: Promise<unknown> | undefined;
  return {
    pathOf: (inputs, extension) => join(dir, `${hashText([code, ...inputs].join('\0'))}.${extension}`),
    has: existsSync,
    read: (path) => readFile(path, 'utf8').catch(() => undefined),
    async write(path, value) {
      made ??= mkdir(dir, { recursive: true });
      await made;
      // Written aside and renamed, so that a build that is killed leaves no half entry.
      const aside = `${path}.${randomUUID()}`;
      await writeFile(aside, value);
      await rename(aside, path);
    },
  };
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Hash of the files' and folders' contents; tests do not count. */
function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const names = listDir(path);
    if (!names) hash.update(path).update(readFileSync(path));
    else for (const name of names) if (!name.includes('.test.')) add(join(path, name));
  };
  for (const path of paths) add(path);
  return hash.digest('hex');
}

function listDir(path: string): string[] | undefined {
  try {
    return readdirSync(path).sort();
  } catch {
    return undefined;
  }
}
