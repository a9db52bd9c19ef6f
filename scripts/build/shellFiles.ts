/**
 * What browsers load of a language beside its pages: the data of the frame (header, menus, footer), and the texts of the tools. Each is a
 * file with a content hash in its name, so that browsers cache it permanently.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toolTextsOf } from '../../src/model/browserLabels.ts';
import type { Labels } from '../../src/model/label.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { deriveLocaleView } from '../../src/model/render.ts';
import { deriveShellData, type ShellFile } from '../../src/model/shell.ts';
import { softenShell } from '../../src/model/softHyphens.ts';
import { hashText } from '../core/cache.ts';

interface TextFile {
  readonly pathname: string;
  readonly text: string;
}

/** The frame's file by locale code; it names the file of the tools' texts. */
export type ShellFiles = ReadonlyMap<string, TextFile & { readonly tools: TextFile }>;

export function emitShellFiles(manifest: Manifest, labels: Labels): ShellFiles {
  return new Map(
    manifest.site.locales.map(({ code }) => {
      const own = labels[code] ?? {};
      const tools = fileOf(`tools-${code}`, toolTextsOf(own));
      const shell: ShellFile = { ...softenShell(deriveShellData(deriveLocaleView(manifest, code, own))), toolTexts: tools.pathname };
      return [code, { ...fileOf(`shell-${code}`, shell), tools }];
    }),
  );
}

function fileOf(name: string, data: object): TextFile {
  const text = JSON.stringify(data);
  return { pathname: `/assets/${name}-${hashText(text).slice(0, 8)}.json`, text };
}

export async function writeShellFiles(dir: string, files: ShellFiles): Promise<void> {
  for (const { pathname, text } of [...files.values()].flatMap((file) => [file, file.tools])) {
    const path = join(dir, pathname);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
