/**
 * Derives the files that editors and the compiler read, by path inside the project. Neighbours: ./emitSchemas.ts, ./emitNames.ts,
 * ./emitTypes.ts.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../../content/load.ts';
import { emitMdxTypes, emitNames, emitSnippets } from './emitNames.ts';
import { emitSchemas, NAMES_FILE } from './emitSchemas.ts';
import { emitTypes } from './emitTypes.ts';

/** Folder of the schemas, referenced in .vscode/settings.json. */
const SCHEMAS_DIR = '.vscode/schemas';

/** Texts by path inside the project: those that depend on code only and are in Git. */
export async function deriveSchemas(root: string): Promise<Record<string, string>> {
  const dir = join(root, 'src/model');
  const names = (await readdir(dir)).filter((name) => name.endsWith('.ts')).sort();
  // Only `npm run schemas` parses TypeScript.
  const { readDocstrings } = await import('./docstrings.ts');
  const codes = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
  const docstrings = new Map(codes.flatMap((code) => [...readDocstrings(code)]));
  return Object.fromEntries(Object.entries(emitSchemas(docstrings)).map(([name, text]) => [`${SCHEMAS_DIR}/${name}`, text]));
}

/** Texts by path inside the project: those that depend on the content; `npm run check`, `dev` and `build` update them. */
export function deriveEditorNames(content: Content): Record<string, string> {
  return {
    [`${SCHEMAS_DIR}/${NAMES_FILE}`]: emitNames(content),
    '.vscode/content.code-snippets': emitSnippets(content),
    'src/generated/mdx.d.ts': emitMdxTypes(content),
    'src/generated/types.ts': emitTypes(content),
  };
}

/** Writes changed files; returns their paths. */
export async function writeChanged(root: string, texts: Readonly<Record<string, string>>): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, text] of Object.entries(texts)) {
    const before = await readFile(join(root, path), 'utf8').catch(() => undefined);
    if (before === text) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    changed.push(path);
  }
  return changed;
}
