/** Writes the generated modules: types that make a wrong page id, locale or label a compile error, and the manifest. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Labels } from '../content/labels.ts';

export interface GeneratedData {
  readonly manifest: Manifest;
  readonly labels: Labels;
}

/** Files are written only when their text changes, so that watchers stay quiet. */
export async function writeGenerated(dir: string, { manifest, labels }: GeneratedData): Promise<void> {
  await writeTypes(dir, { manifest, labels });
  await writeIfChanged(join(dir, 'manifest.json'), JSON.stringify(manifest));
}

/** The types alone, for editors while somebody writes. */
export async function writeTypes(dir: string, { manifest, labels }: GeneratedData): Promise<void> {
  await mkdir(dir, { recursive: true });
  await writeIfChanged(join(dir, 'types.ts'), emitTypes(manifest, labels));
}

function emitTypes(manifest: Manifest, labels: Labels): string {
  const pageIds = [...new Set(manifest.pages.map((page) => page.pageId))].sort();
  const labelKeys = Object.keys(labels[manifest.site.defaultLocale] ?? {}).sort();
  return [
    '/** Written by scripts/manifest.ts from the content; not edited by hand. */',
    union('PageId', pageIds),
    union(
      'LocaleCode',
      manifest.site.locales.map((locale) => locale.code),
    ),
    union('LabelKey', labelKeys),
    '',
  ].join('\n');
}

function union(name: string, members: readonly string[]): string {
  return `export type ${name} =${members.map((member) => `\n  | '${member.replaceAll("'", "\\'")}'`).join('') || ' never'};`;
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(path, text);
}
