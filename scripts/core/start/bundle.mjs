// @ts-check
// Makes one module of a script, or of a part of the application, and of everything of the project that it imports, and keeps it until one
// of these files changes. Node 20 cannot read TypeScript, and translating it file by file costs every command a second. Not TypeScript
// itself, because ./run.mjs begins with it. To see where in the sources an error came from: NODE_OPTIONS=--enable-source-maps.
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
import { linkPackages, PACKAGES } from './linkPackages.mjs';
import { stampOf } from './stamp.mjs';
import { writeChunks } from './writeChunks.mjs';

/** @typedef {import('./writeChunks.mjs').Chunk} Chunk */
/** What is noted of a bundle: the module, its folder, and by path how each of its files was, and each that it was made of. */
/** @typedef {{ readonly filePath: string, readonly dir: string, readonly stamps: Readonly<Record<string, string>> }} Note */

const root = realpathSync.native(join(import.meta.dirname, '../../..'));
/** Bundles, a folder each, and a note on each module's newest one. */
export const BUNDLES_DIR = findBundlesDir(process.env.CACHE_DIR);
const ENTRY = 'main.mjs';
/**
 * What is loaded from its own place: what looks for files beside itself (programs in machine code or WebAssembly, data, workers), and React,
 * which has to be the same for all. The other packages are hundreds of small files, which load several times as fast in one.
 */
const OUTSIDE =
  /^(?:node:|(?:vite|vite-react-ssg|rolldown|lightningcss|sharp|subset-font|harfbuzzjs|hunspell-wasm|eld|react|react-dom|unhead|@unhead\/react|playwright|@playwright\/test|autocannon)(?:\/|$))/;
/** Bundles that nobody began with for so long go, in milliseconds: a program that runs on may still load parts of an older one. */
const KEPT_MS = 30 * 86_400_000;
/** What a module may ask of its own position. */
const POSITION_KEYS = ['url', 'dirname', 'filename'];
const ASKS_FOR_POSITION = /\bimport\.meta\.(?:url|dirname|filename)\b/;
/** The constant at the top of a module that answers, as the bundle lies elsewhere than its sources. */
const POSITION = '__source_position__';

/**
 * Address of a module's bundle, made anew where one of its files has changed. Throws what the bundler says of a file that it cannot read.
 * @param {string} filePath absolute
 */
export async function bundleOf(filePath) {
  const notePath = join(BUNDLES_DIR, `${relative(root, filePath).replace(/[^\w.-]+/g, '-')}.json`);
  const dir = findBundle(filePath, notePath) ?? (await makeBundle(filePath, notePath));
  return pathToFileURL(join(dir, ENTRY)).href;
}

/**
 * A folder in the project, from which Node finds its packages; in a project that can only be read one below CACHE_DIR, where that is given.
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
 * The folder of the bundle that was made of the files as they are; undefined where there is none.
 * @param {string} filePath
 * @param {string} notePath
 */
function findBundle(filePath, notePath) {
  try {
    const note = /** @type {Note} */ (JSON.parse(readFileSync(notePath, 'utf8')));
    // In a copied project the note speaks of the original.
    const isFresh = note.filePath === filePath && Object.entries(note.stamps).every(([path, stamp]) => stampAt(path) === stamp);
    if (!isFresh) return undefined;
    noteUse(note.dir);
    return note.dir;
  } catch {
    return undefined;
  }
}

/**
 * `keep` goes by it.
 * @param {string} dir
 */
function noteUse(dir) {
  const now = new Date();
  try {
    utimesSync(dir, now, now);
  } catch {
    // Where it may not be written, it may not be removed either.
  }
}

/**
 * @param {string} path
 */
function stampAt(path) {
  return stampOf(statSync(path, { throwIfNoEntry: false }));
}

/**
 * @param {readonly string[]} paths
 */
function stampsOf(paths) {
  return Object.fromEntries(paths.map((path) => [path, stampAt(path)]));
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
    linkPackages(root, BUNDLES_DIR);
    const dir = writeChunks(BUNDLES_DIR, chunks);
    const own = stampsOf(chunks.map(({ fileName }) => join(dir, fileName)));
    if (isSettled) keep(notePath, { filePath, dir, stamps: { ...stamps, ...own } });
    return dir;
  } catch {
    return writeElsewhere(chunks);
  }
}

/**
 * The module's chunks, with the maps to their sources, and all files that they were made of.
 * @param {string} filePath
 */
async function bundle(filePath) {
  const { rolldown } = await import('rolldown');
  const makers = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));
  // Packages change with an installation, which npm notes beside them.
  const packages = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
  const inputs = [...makers.map((name) => join(import.meta.dirname, name)), ...packages.map((name) => join(root, name))];
  const build = await rolldown({
    input: { main: filePath },
    platform: 'node',
    // Its remarks are about packages, which nobody here can mend; what it cannot read it throws.
    logLevel: 'silent',
    tsconfig: false,
    external: OUTSIDE,
    transform: {
      jsx: 'react-jsx',
      // The bundler replaces expressions only, so that the same words in a string or a comment stay as they are.
      define: Object.fromEntries(POSITION_KEYS.map((key) => [`import.meta.${key}`, `${POSITION}.${key}`])),
    },
    plugins: [
      {
        name: 'source-position',
        transform: {
          // Only modules that ask for their position leave the bundler for JavaScript.
          filter: { code: ASKS_FOR_POSITION },
          handler(code, path) {
            const position = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path };
            // On the first line, so that line numbers in source maps stay right.
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
    // Nothing is written there; the maps tell from there where the sources are.
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
 * Writes the note, and removes bundles that nobody begins with any more.
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
 * Where the project may not be written into, the script itself can still say so.
 * @param {readonly Chunk[]} chunks
 */
function writeElsewhere(chunks) {
  const parent = mkdtempSync(join(tmpdir(), 'scripts-'));
  linkPackages(root, parent);
  process.on('exit', () => rmSync(parent, { recursive: true, force: true }));
  return writeChunks(parent, chunks);
}
