/** Defines the folders of the project that the development server does not watch. */
import type { PlatformPath } from 'node:path';
import { pathInside } from '../core/paths.ts';

/** No page depends on them, and scanning the caches would take longer than reading the content. */
const UNWATCHED = new Set(['.cache', '.build', 'dist', 'hosting', 'tests', 'scripts']);

/**
 * A function instead of a glob pattern, because brackets in the project's path and backslashes on Windows would be special characters.
 * `system` is for tests.
 */
export function isUnwatched(root: string, path: string, system?: PlatformPath): boolean {
  const [first = ''] = pathInside(root, path, system)?.split('/') ?? [];
  return UNWATCHED.has(first);
}
