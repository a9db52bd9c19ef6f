/** The configuration: paths, servers and build options. This is the only reader of the environment; every variable has a default. */
import { resolve } from 'node:path';
import { type Language, languageOf } from '../../src/messages/language.ts';
import { LOOPBACK } from './ownHosts.ts';

export interface Config {
  /** The project's folder, absolute. */
  readonly root: string;
  /** CONTENT_DIR: the content to build; default `content`. */
  readonly contentDir: string;
  /** OUT_DIR: the built site; default `dist`. */
  readonly outDir: string;
  /** HOSTING_DIR: configurations of the hosts for the built site; default `hosting`, or `<OUT_DIR>.hosting` when OUT_DIR is not `dist`. */
  readonly hostingDir: string;
  /** CACHE_DIR: results of earlier builds that later builds reuse; default `.cache`. */
  readonly cacheDir: string;
  /** Records which cache entries a command requests. A build sets it to delete unused entries (scripts/build/sweep.ts). */
  readonly cacheUses?: Set<string>;
  /** CHECK_TEXTS=no skips the checks of wording: for generated texts, such as the benchmark's. */
  readonly checkTexts: boolean;
  /** SOCIAL_IMAGES=no writes no social images and no reference to them: for builds that nobody shares, such as the benchmark's. */
  readonly socialImages: boolean;
  /** MARKDOWN_TWINS=no omits the Markdown versions of the pages and llms.txt. */
  readonly markdownTwins: boolean;
  /** COMPRESSION=quick makes larger files in less time, for builds that nobody uploads; default `best` (scripts/build/compress.ts). */
  readonly compression: 'quick' | 'best';
  /** PORT of the preview and development servers. */
  readonly port: number | undefined;
  /** HOST: the address that these servers listen on; default loopback. `0.0.0.0` opens them to the local network. */
  readonly host: string;
  /** DESK_PASSWORD: other computers may write with it. Without it nobody can write while HOST opens the server to them. */
  readonly deskPassword: string | undefined;
}

/**
 * The language of what commands print for people: LC_ALL, LC_MESSAGES or LANG, as other programs read them. English for every other language
 * and for `C`. Formats for tools are English always.
 */
export function readLanguage(env: NodeJS.ProcessEnv = process.env): Language {
  return namedLanguage(env) ?? 'en';
}

/** The same language; undefined where the environment names none of ours, as in a run on GitHub. */
export function namedLanguage(env: NodeJS.ProcessEnv = process.env): Language | undefined {
  return languageOf(env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
}

/** What reading and writing the content needs. */
export type ContentFolders = Pick<Config, 'root' | 'cacheDir' | 'contentDir'>;

/** Shorter passwords could be guessed. */
const SHORTEST_PASSWORD = 12;

/** Reads the environment. Throws when PORT is not a port, a password is short, or a variable has an unknown value. */
export function readConfig(env: NodeJS.ProcessEnv = process.env, root = process.cwd()): Config {
  const contentDir = resolve(root, env.CONTENT_DIR ?? 'content');
  const port = env.PORT ? Number(env.PORT) : undefined;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Error(`PORT is "${env.PORT}"; it must be 0 to 65535.`);
  const deskPassword = env.DESK_PASSWORD || undefined;
  if (deskPassword !== undefined && deskPassword.length < SHORTEST_PASSWORD)
    throw new Error(`DESK_PASSWORD has ${deskPassword.length} characters; it must have at least ${SHORTEST_PASSWORD}.`);
  const outDir = resolve(root, env.OUT_DIR ?? 'dist');
  return {
    root,
    contentDir,
    outDir,
    hostingDir: env.HOSTING_DIR ? resolve(root, env.HOSTING_DIR) : hostingDirOf(outDir, root),
    socialImages: choose(env, 'SOCIAL_IMAGES', ['yes', 'no']) === 'yes',
    markdownTwins: choose(env, 'MARKDOWN_TWINS', ['yes', 'no']) === 'yes',
    checkTexts: choose(env, 'CHECK_TEXTS', ['yes', 'no']) === 'yes',
    compression: choose(env, 'COMPRESSION', ['best', 'quick']),
    cacheDir: resolve(root, env.CACHE_DIR ?? '.cache'),
    port,
    host: env.HOST && env.HOST !== 'localhost' ? env.HOST : LOOPBACK,
    deskPassword,
  };
}

/** Returns the variable's value, or the first known value when it is unset or empty. Throws for any other value. */
function choose<Value extends string>(env: NodeJS.ProcessEnv, name: string, known: readonly [Value, ...Value[]]): Value {
  const given = env[name] || known[0];
  const value = known.find((candidate) => candidate === given);
  if (value === undefined) throw new Error(`${name} is "${given}"; it must be ${known.join(' or ')}.`);
  return value;
}

/** Folder of the host configurations of a built site: `hosting` for `dist`, else `<outDir>.hosting`. */
export function hostingDirOf(outDir: string, root = process.cwd()): string {
  return outDir === resolve(root, 'dist') ? resolve(root, 'hosting') : `${outDir}.hosting`;
}
