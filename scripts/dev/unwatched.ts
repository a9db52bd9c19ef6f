/** Which folders of the project the development server does not watch. */
import type { PlatformPath } from 'node:path';
import { pathInside } from '../core/paths.ts';

/** No page is made of them, and looking through the caches would take longer than reading the content. */
const UNWATCHED = new Set(['.cache', '.build', 'dist', 'hosting', 'tests', 'scripts']);

/** Not a pattern, in which brackets of the project's own path and the backslashes of Windows would be signs. `system` is for tests. */
export function isUnwatched(root: string, path: string, system?: PlatformPath): boolean {
  const [first = ''] = pathInside(root, path, system)?.split('/') ?? [];
  return UNWATCHED.has(first);
}
