/** Paths inside a folder as reports, addresses and lists write them: with slashes on every system. */
import systemPath, { type PlatformPath } from 'node:path';

/** `path` below `dir`, '' for the folder itself; undefined where it is elsewhere. `system` is for tests. */
export function pathInside(dir: string, path: string, system: PlatformPath = systemPath): string | undefined {
  const inside = system.relative(dir, path);
  // From one Windows drive to another there is no relative path.
  if (inside === '..' || inside.startsWith(`..${system.sep}`) || system.isAbsolute(inside)) return undefined;
  return withSlashes(inside, system);
}

/** On Windows with slashes instead of backslashes; elsewhere a backslash is a letter of a name, and stays. */
export function withSlashes(path: string, { sep }: Pick<PlatformPath, 'sep'> = systemPath): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}
