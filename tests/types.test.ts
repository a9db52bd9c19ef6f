/** Code with a page id, locale or label key that the content does not have fails to compile. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { deriveEditorNames, writeChanged } from '../scripts/build/editorFiles/editorFiles.ts';
import { openContentCache } from '../scripts/content/contentCache.ts';
import { loadContent } from '../scripts/content/load.ts';
import { readConfig } from '../scripts/core/config.ts';
import { isLong } from './long.ts';

const root = join(import.meta.dirname, '..');
const dir = join(root, 'tests/fixtures/types');
const compiler = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');

beforeAll(async () => {
  const config = readConfig({}, root);
  const { content } = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
  if (!content) throw new Error('The content cannot be read.');
  await writeChanged(root, deriveEditorNames(content));
});

// proves: card.manifest-types
it.runIf(isLong)(
  'wrong names fail to compile, each on its line, and right ones do not',
  async () => {
    const lines = (await readFile(join(dir, 'names.ts'), 'utf8')).split('\n');
    const wrong = lines.flatMap((line, index) => (line.endsWith('// wrong') ? [index + 1] : []));
    expect(wrong.length).toBeGreaterThan(12);
    const output = await compile();
    expect([...output.matchAll(/^.*?names\.ts\((\d+),/gm)].map(([, line]) => Number(line))).toEqual(wrong);
    // Nothing but these lines is wrong.
    expect(output.match(/error TS/g)).toHaveLength(wrong.length);
  },
  120_000,
);

/** What the compiler prints. */
function compile(): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], { cwd: root }, (_error, stdout) => resolve(stdout));
  });
}
