/** Reads package.json and the lock file: installed packages, their licences, and their install scripts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../../../src/model/issue.ts';

/** A package of the lock file. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; `unknown` if the package declares none. */
  readonly license: string;
  /** Subresource integrity of the archive. */
  readonly integrity?: string | undefined;
  /** Address of the archive; undefined when it comes from each machine's configured registry. */
  readonly resolved?: string | undefined;
  readonly hasInstallScript: boolean;
}

export interface SupplyChain {
  readonly name: string;
  /** Names in package.json, `dependencies` and `devDependencies`, sorted. */
  readonly direct: readonly string[];
  readonly packages: readonly LockedPackage[];
}

interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

export async function readSupplyChain(root: string): Promise<SupplyChain> {
  const project = await readJson<{ name: string; dependencies?: object; devDependencies?: object }>(join(root, 'package.json'));
  const lock = await readJson<{ packages: Record<string, LockEntry> }>(join(root, 'package-lock.json'));
  const direct = [project.dependencies, project.devDependencies].flatMap((list) => Object.keys(list ?? {}));
  const packages = Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    return [
      {
        name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: entry.version ?? '',
        license: entry.license ?? 'unknown',
        integrity: entry.integrity,
        resolved: entry.resolved,
        hasInstallScript: entry.hasInstallScript ?? false,
      },
    ];
  });
  return { name: project.name, direct: direct.sort(compareText), packages };
}

/** File with the purpose of each direct dependency. */
export const PURPOSES_FILE = 'scripts/build/supply/README.md';

/** The purpose of each direct dependency by package name, from the table under "Dependencies" in PURPOSES_FILE. */
export async function readPurposes(root: string): Promise<Map<string, string>> {
  const readme = await readFile(join(root, PURPOSES_FILE), 'utf8');
  const section = readme.split(/^## /m).find((part) => part.startsWith('Dependencies\n')) ?? '';
  const rows = [...section.matchAll(/^\| *([^|]+?) *\| *([^|]+?) *\|$/gm)].slice(2);
  const purposes = new Map<string, string>();
  for (const [, names = '', purpose = ''] of rows) {
    for (const name of names.split(/, */)) {
      if (purposes.has(name)) throw new Error(`${PURPOSES_FILE} says twice what ${name} is for.`);
      purposes.set(name, purpose);
    }
  }
  return purposes;
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
