/**
 * The frame's data (header, menus, footer) of each language as a file with a content hash in its name, so that browsers cache it
 * permanently.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Labels } from '../../src/model/label.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { deriveLocaleView } from '../../src/model/render.ts';
import { deriveShellData } from '../../src/model/shell.ts';
import { softenShell } from '../../src/model/softHyphens.ts';
import { hashText } from '../core/cache.ts';

/** Address and text of the file by locale code. */
export type ShellFiles = ReadonlyMap<string, { readonly pathname: string; readonly text: string }>;

export function emitShellFiles(manifest: Manifest, labels: Labels): ShellFiles {
  return new Map(
    manifest.site.locales.map(({ code }) => {
      const text = JSON.stringify(softenShell(deriveShellData(deriveLocaleView(manifest, code, labels[code] ?? {}))));
      return [code, { pathname: `/assets/shell-${code}-${hashText(text).slice(0, 8)}.json`, text }];
    }),
  );
}

export async function writeShellFiles(dir: string, files: ShellFiles): Promise<void> {
  for (const { pathname, text } of files.values()) {
    const path = join(dir, pathname);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
