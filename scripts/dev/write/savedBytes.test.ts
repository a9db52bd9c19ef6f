import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTENT_LABEL } from '../../content/read.ts';
import { listFiles } from '../../core/listFiles.ts';
import { openFile } from './contentFile.ts';
import { saveFile } from './save.ts';

const REAL = join(import.meta.dirname, '../../../content/pages');
const EDITS = 200;
/** What writers type and paste. */
const TYPED = [
  '',
  ' ',
  'ğ',
  '“İşte”\n',
  '<Fact id="x">3 ay</Fact>',
  '- **ein** Punkt\n',
  '\u00a0%',
  'наследство',
  '𝄞',
  "# it's: a comment\n",
];

let dir = '';
let contentDir = '';
let paths: string[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bytes-'));
  contentDir = join(dir, 'content');
  await cp(REAL, join(contentDir, 'pages'), { recursive: true });
  paths = (await listFiles(contentDir))
    .map((path) => relative(contentDir, path))
    .filter((path) => /\.(?:mdx|yaml)$/.test(path))
    .sort();
});

afterAll(() => rm(dir, { recursive: true, force: true }));

/** The same numbers in each run: 0 to 1 (Lehmer). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** No surrogate is separated from its other half. */
function offsetIn(text: string, share: number): number {
  const offset = Math.floor(share * (text.length + 1));
  return /^[\udc00-\udfff]/.test(text.slice(offset)) ? offset + 1 : offset;
}

it(`${EDITS} edits of any pages change exactly the bytes that were edited, and no other file`, async () => {
  const random = createRandom(23);
  const expected = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(contentDir, path))] as const)));
  for (let count = 0; count < EDITS; count += 1) {
    const path = paths[Math.floor(random() * paths.length)] ?? '';
    const filePath = `${CONTENT_LABEL}/${path}`;
    const { text, hash } = await openFile(contentDir, filePath);
    const from = offsetIn(text, random());
    const to = offsetIn(text, Math.min(from / text.length + random() * 0.05, 1));
    const typed = TYPED[Math.floor(random() * TYPED.length)] ?? '';
    const answer = await saveFile(contentDir, { filePath, hash, text: text.slice(0, from) + typed + text.slice(to) });
    expect(answer.state).toBe('saved');
    const before = expected.get(path) ?? Buffer.alloc(0);
    const [start, end] = [from, to].map((offset) => Buffer.byteLength(text.slice(0, offset)));
    expected.set(path, Buffer.concat([before.subarray(0, start), Buffer.from(typed), before.subarray(end)]));
  }
  const found = await Promise.all(paths.map(async (path) => [path, await readFile(join(contentDir, path))] as const));
  const wrong = found.filter(([path, bytes]) => !expected.get(path)?.equals(bytes));
  expect(wrong.map(([path]) => path)).toEqual([]);
});
