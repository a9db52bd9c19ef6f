// @ts-check
// Makes one module of a script, or of a part of the application, and of everything of the project that it imports, and keeps it until one
// of these files changes. Node cannot read TypeScript, and translating it file by file costs every command a second. Not TypeScript
// itself, because ./run.mjs begins with it.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ readonly fileName: string, readonly code: string }} Chunk */
/** What is noted of a bundle: its folder, and by path how each of its files was, and each that it was made of. */
/** @typedef {{ readonly dir: string, readonly stamps: Readonly<Record<string, string>> }} Note */

const root = join(import.meta.dirname, '..');
const keptDir = join(root, '.cache/scripts');
const ENTRY = 'main.mjs';
/**
 * What is loaded from its own place: programs in machine code or WebAssembly, what brings data along, and React, which has to be the same
 * for all. The other packages are hundreds of small files, which load several times as fast in one.
 */
const OUTSIDE =
  /^(?:node:|(?:vite|vite-react-ssg|rolldown|lightningcss|sharp|subset-font|harfbuzzjs|hunspell-wasm|eld|react|react-dom|unhead|@unhead\/react|vitest|playwright|@playwright\/test|autocannon|axe-core|html-validate|typescript)(?:\/|$))/;
/** A program that runs on may still load parts of a bundle that is no longer the newest. In milliseconds. */
const KEPT_MS = 7 * 86_400_000;

/**
 * Address of a module's bundle, made anew where one of its files has changed. Throws what the bundler says of a file that it cannot read.
 * @param {string} filePath absolute
 */
export async function bundleOf(filePath) {
  const notePath = join(keptDir, `${relative(root, filePath).replace(/[^\w.-]+/g, '-')}.json`);
  const dir = findBundle(notePath) ?? (await makeBundle(filePath, notePath));
  return pathToFileURL(join(dir, ENTRY)).href;
}

/**
 * The folder of the bundle that was made of the files as they are; undefined where there is none.
 * @param {string} notePath
 */
function findBundle(notePath) {
  try {
    const { dir, stamps } = /** @type {Note} */ (JSON.parse(readFileSync(notePath, 'utf8')));
    return Object.entries(stamps).every(([path, stamp]) => stampOf(path) === stamp) ? dir : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Another one after any change of the file: unlike the time of modification, that of change cannot be set.
 * @param {string} path
 */
function stampOf(path) {
  const { ctimeMs, size, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${ctimeMs} ${size} ${ino}`;
}

/**
 * @param {readonly string[]} paths
 */
function stampsOf(paths) {
  return Object.fromEntries(paths.map((path) => [path, stampOf(path)]));
}

/**
 * @param {string} filePath
 * @param {string} notePath
 */
async function makeBundle(filePath, notePath) {
  const startedAt = Date.now();
  const { chunks, inputs } = await bundle(filePath);
  const stamps = stampsOf(inputs);
  // What was saved while the bundle was being made may or may not be in it.
  const isSettled = !Object.values(stamps).some((stamp) => Number.parseFloat(stamp) >= startedAt);
  try {
    return keep(notePath, chunks, isSettled ? stamps : undefined);
  } catch {
    return keepElsewhere(chunks);
  }
}

/**
 * The module's chunks, and all files that they were made of.
 * @param {string} filePath
 */
async function bundle(filePath) {
  const { rolldown } = await import('rolldown');
  const inputs = [import.meta.filename, join(root, 'package-lock.json')];
  const build = await rolldown({
    input: { main: filePath },
    platform: 'node',
    // It has remarks about packages only; what it cannot read it throws.
    logLevel: 'silent',
    external: OUTSIDE,
    transform: { jsx: 'react-jsx' },
    plugins: [
      {
        name: 'places',
        transform: {
          // Only files that ask for their own place cross over from the bundler.
          filter: { code: /import\.meta\.(url|dirname|filename)/ },
          // What stands beside a file stands there still.
          handler: (code, path) =>
            code
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
              .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
              .replaceAll('import.meta.filename', JSON.stringify(path)),
        },
        buildEnd() {
          // Packages change with the lock file.
          for (const id of this.getModuleIds()) if (isAbsolute(id) && !id.includes('node_modules')) inputs.push(id);
        },
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await build.close();
  return { chunks: output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk : [])), inputs };
}

/**
 * Writes chunks beside those of other versions, in a folder named after their content. One that has it all is left as it is.
 * @param {string} parent
 * @param {readonly Chunk[]} chunks
 */
function writeChunks(parent, chunks) {
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks) hash.update(`${fileName}\n${code}\n`);
  const dir = join(parent, hash.digest('hex').slice(0, 16));
  if (isWhole(dir, chunks)) return dir;
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(`${dir}.`);
  for (const { fileName, code } of chunks) writeFileSync(join(draft, fileName), code);
  try {
    rmSync(dir, { recursive: true, force: true });
    renameSync(draft, dir);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another process was as fast.
    if (!isWhole(dir, chunks)) throw error;
  }
  return dir;
}

/**
 * Disks lose what was written last.
 * @param {string} dir
 * @param {readonly Chunk[]} chunks
 */
function isWhole(dir, chunks) {
  return chunks.every(({ fileName, code }) => {
    const path = join(dir, fileName);
    return existsSync(path) && readFileSync(path, 'utf8') === code;
  });
}

/**
 * @param {string} notePath
 * @param {readonly Chunk[]} chunks
 * @param {Note['stamps']} [inputs] without them it is good for this once
 */
function keep(notePath, chunks, inputs) {
  const dir = writeChunks(keptDir, chunks);
  if (!inputs) return dir;
  const stamps = { ...inputs, ...stampsOf(chunks.map(({ fileName }) => join(dir, fileName))) };
  const draft = `${notePath}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(/** @type {Note} */ ({ dir, stamps })));
  renameSync(draft, notePath);
  for (const name of readdirSync(keptDir)) {
    const path = join(keptDir, name);
    const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - madeAt > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
  return dir;
}

/**
 * Where the project may not be written into, the script itself can still say so.
 * @param {readonly Chunk[]} chunks
 */
function keepElsewhere(chunks) {
  const parent = mkdtempSync(join(tmpdir(), 'scripts-'));
  symlinkSync(join(root, 'node_modules'), join(parent, 'node_modules'), 'junction');
  process.on('exit', () => rmSync(parent, { recursive: true, force: true }));
  return writeChunks(parent, chunks);
}
