/** Converts paths inside a folder to the form of reports, addresses and lists: with slashes on every system. */
import systemPath, { type PlatformPath } from 'node:path';

/** `path` relative to `dir`, '' for `dir` itself; undefined when it is outside. `system` is for tests. */
export function pathInside(dir: string, path: string, system: PlatformPath = systemPath): string | undefined {
  const inside = system.relative(dir, path);
  // On Windows there is no relative path between two drives.
  if (inside === '..' || inside.startsWith(`..${system.sep}`) || system.isAbsolute(inside)) return undefined;
  return withSlashes(inside, system);
}

/** Replaces backslashes by slashes on Windows; elsewhere a backslash is an ordinary character of a name. */
export function withSlashes(path: string, { sep }: Pick<PlatformPath, 'sep'> = systemPath): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}
