/**
 * Loads the application's modules into the server's process: as bundles (../core/start/bundle.mjs), which start fastest, until somebody
 * edits the application; from then on through Vite, which loads them module by module and notices every further edit.
 */
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Config } from '../core/config.ts';
import { bundleOf } from '../core/start/bundle.mjs';

export interface Modules {
  /** `path` is relative to the project's folder: `src/app/prerender.tsx`. The caller knows what the module exports. */
  load(path: string): Promise<unknown>;
}

export function openModules({ root }: Config, vite: ViteDevServer): Modules {
  let isEdited = false;
  vite.watcher.on('all', (_event, path) => {
    // Scripts write only types into that folder.
    isEdited ||= path.startsWith(join(root, 'src') + sep) && !path.startsWith(join(root, 'src/generated') + sep);
  });
  const bundles = new Map<string, Promise<unknown>>();
  return {
    load(path) {
      if (isEdited) return vite.ssrLoadModule(`/${path}`);
      const known = bundles.get(path) ?? bundleOf(join(root, path)).then((url) => import(url));
      bundles.set(path, known);
      return known;
    },
  };
}
