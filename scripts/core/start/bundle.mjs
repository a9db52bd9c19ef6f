// @ts-check
// Bundles a script, or a part of the application, with all project files that it imports, and caches the bundle until one of these files
// changes. Node 20 cannot read TypeScript, and translating it file by file costs every command a second. This file is JavaScript, because
// ./run.mjs imports it. For error positions in the sources, set NODE_OPTIONS=--enable-source-maps.
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintOf } from './fingerprint.mjs';
import { linkPackages, PACKAGES } from './linkPackages.mjs';
import { writeChunks } from './writeChunks.mjs';

/** @typedef {import('./writeChunks.mjs').Chunk} Chunk */
/** The record of a bundle: the module, its folder, and by path the fingerprints of its files and of all its inputs. */
/** @typedef {{ readonly filePath: string, readonly dir: string, readonly fingerprints: Readonly<Record<string, string>> }} Note */

const root = realpathSync.native(join(import.meta.dirname, '../../..'));
/** Folder of the bundles, with a subfolder for each bundle and a note on the newest bundle of each module. */
export const BUNDLES_DIR = findBundlesDir(process.env.CACHE_DIR);
const ENTRY = 'main.mjs';
/**
 * Packages that are not bundled: those that look for files beside themselves (native or WebAssembly programs, data, workers), and React, of
 * which there must be one copy. The other packages are hundreds of small files, which load several times as fast in one bundle.
 */
const OUTSIDE =
  /^(?:node:|(?:vite|vite-react-ssg|rolldown|lightningcss|sharp|subset-font|harfbuzzjs|hunspell-wasm|eld|react|react-dom|unhead|playwright|@playwright\/test|autocannon)(?:\/|$))/;
/** Bundles that were not started for so long are deleted, in milliseconds: a running program may still load chunks of an older one. */
const KEPT_MS = 30 * 86_400_000;
/** Properties of import.meta that give a module's path. */
const POSITION_KEYS = ['url', 'dirname', 'filename'];
const ASKS_FOR_POSITION = /\bimport\.meta\.(?:url|dirname|filename)\b/;
/** Constant at the top of a module with the path of its source, because the bundle is in another folder. */
const POSITION = '__source_position__';

/**
 * URL of a module's bundle, which is rebuilt if one of its files has changed. Throws the bundler's error for a file that it cannot read.
 * @param {string} filePath absolute
 */
export async function bundleOf(filePath) {
  const notePath = join(BUNDLES_DIR, `${relative(root, filePath).replace(/[^\w.-]+/g, '-')}.json`);
  const dir = findBundle(filePath, notePath) ?? (await makeBundle(filePath, notePath));
  return pathToFileURL(join(dir, ENTRY)).href;
}

/**
 * A folder in the project, from which Node finds the packages. In a read-only project a folder in CACHE_DIR, if that is set.
 * @param {string | undefined} cacheDir
 */
function findBundlesDir(cacheDir) {
  const own = join(root, '.cache/scripts');
  if (cacheDir === undefined) return own;
  try {
    mkdirSync(own, { recursive: true });
    accessSync(own, constants.W_OK);
    return own;
  } catch {
    return resolve(root, cacheDir, 'scripts');
  }
}

/**
 * Folder of the bundle if all its inputs are unchanged; otherwise undefined.
 * @param {string} filePath
 * @param {string} notePath
 */
function findBundle(filePath, notePath) {
  try {
    const note = /** @type {Note} */ (JSON.parse(readFileSync(notePath, 'utf8')));
    // In a copied project the note refers to the original.
    const isCurrent =
      note.filePath === filePath && Object.entries(note.fingerprints).every(([path, fingerprint]) => fingerprintAt(path) === fingerprint);
    if (!isCurrent) return undefined;
    noteUse(note.dir);
    return note.dir;
  } catch {
    return undefined;
  }
}

/**
 * Marks a bundle as used: `keep` reads the time.
 * @param {string} dir
 */
function noteUse(dir) {
  const now = new Date();
  try {
    utimesSync(dir, now, now);
  } catch {
    // A folder that is not writable cannot be deleted by `keep` either.
  }
}

/**
 * @param {string} path
 */
function fingerprintAt(path) {
  return fingerprintOf(statSync(path, { throwIfNoEntry: false }));
}

/**
 * @param {readonly string[]} paths
 */
function fingerprintsOf(paths) {
  return Object.fromEntries(paths.map((path) => [path, fingerprintAt(path)]));
}

/**
 * @param {string} filePath
 * @param {string} notePath
 */
async function makeBundle(filePath, notePath) {
  const startedAt = Date.now();
  const { chunks, inputs } = await bundle(filePath);
  const fingerprints = fingerprintsOf(inputs);
  // A file that was saved during bundling may or may not be in the bundle.
  const isSettled = !Object.values(fingerprints).some((fingerprint) => Number.parseFloat(fingerprint) >= startedAt);
  try {
    linkPackages(root, BUNDLES_DIR);
    const dir = writeChunks(BUNDLES_DIR, chunks);
    const own = fingerprintsOf(chunks.map(({ fileName }) => join(dir, fileName)));
    if (isSettled) keep(notePath, { filePath, dir, fingerprints: { ...fingerprints, ...own } });
    return dir;
  } catch {
    return writeElsewhere(chunks);
  }
}

/**
 * Bundles a module. Returns the chunks with their source maps, and all input files.
 * @param {string} filePath
 */
async function bundle(filePath) {
  const { rolldown } = await import('rolldown');
  const makers = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));
  // An installation changes the packages, and npm updates the lock file beside them.
  const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
  const inputs = [...makers.map((name) => join(import.meta.dirname, name)), ...packages.map((name) => join(root, name))];
  const build = await rolldown({
    input: { main: filePath },
    platform: 'node',
    // Its warnings are about packages, which cannot be fixed here; for unreadable files it throws.
    logLevel: 'silent',
    tsconfig: false,
    external: OUTSIDE,
    transform: {
      jsx: 'react-jsx',
      // The bundler replaces expressions only, so that the same words in strings and comments stay unchanged.
      define: Object.fromEntries(POSITION_KEYS.map((key) => [`import.meta.${key}`, `${POSITION}.${key}`])),
    },
    plugins: [
      {
        name: 'source-position',
        transform: {
          // The filter keeps other modules inside the bundler, which is faster than a call to JavaScript.
          filter: { code: ASKS_FOR_POSITION },
          handler(code, path) {
            const position = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path };
            // On the first line, so that line numbers in source maps stay correct.
            return `const ${POSITION} = ${JSON.stringify(position)}; ${code}`;
          },
        },
        buildEnd() {
          const isOwn = (/** @type {string} */ id) => isAbsolute(id) && !relative(root, id).split(/[\\/]/).includes('node_modules');
          inputs.push(...[...this.getModuleIds()].filter(isOwn));
        },
      },
    ],
  });
  const { output } = await build.generate({
    format: 'esm',
    // Nothing is written there. The source maps contain paths relative to this folder.
    dir: join(BUNDLES_DIR, 'bundle'),
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
  const chunks = output.map((file) => ({ fileName: file.fileName, code: file.type === 'chunk' ? file.code : String(file.source) }));
  return { chunks, inputs };
}

/**
 * Writes the note, and deletes bundles that have not been used for KEPT_MS.
 * @param {string} notePath
 * @param {Note} note
 */
function keep(notePath, note) {
  const draft = `${notePath}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, notePath);
  for (const name of readdirSync(BUNDLES_DIR)) {
    if (name === PACKAGES) continue;
    const path = join(BUNDLES_DIR, name);
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (path !== note.dir && Date.now() - usedAt > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Writes the bundle to a temporary folder when the project is read-only, so that the script itself can report that.
 * @param {readonly Chunk[]} chunks
 */
function writeElsewhere(chunks) {
  const parent = mkdtempSync(join(tmpdir(), 'scripts-'));
  linkPackages(root, parent);
  process.on('exit', () => rmSync(parent, { recursive: true, force: true }));
  return writeChunks(parent, chunks);
}
