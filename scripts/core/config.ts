/** Where things are: the only reader of the environment. Every variable may be given; all have a default. */
import { resolve } from 'node:path';
import { LOOPBACK } from './ownHosts.ts';

export interface Config {
  /** The project's folder. */
  readonly root: string;
  /** CONTENT_DIR: the content to build; default `content`. */
  readonly contentDir: string;
  /** OUT_DIR: the built site; default `dist`. */
  readonly outDir: string;
  /** HOSTING_DIR: configurations of hosts that fit the built site; default `hosting`, or beside a site that is built elsewhere. */
  readonly hostingDir: string;
  /** CACHE_DIR: what an earlier build made and a later one may use; default `.cache`. */
  readonly cacheDir: string;
  /** Takes down which entries of the cache a command asks for; a build gives one for its sweep (scripts/build/sweep.ts). */
  readonly cacheUses?: Set<string>;
  /** CHECK_TEXTS=no leaves out what the words say: for corpora of made-up words, such as the benchmark's. */
  readonly checkTexts: boolean;
  /** SOCIAL_IMAGES=no makes no social images, and heads name none: for builds that nobody shares, such as the benchmark's. */
  readonly socialImages: boolean;
  /** MARKDOWN_TWINS=no leaves out the pages' Markdown and llms.txt. */
  readonly markdownTwins: boolean;
  /** COMPRESSION=best makes the compressed files as small as can be, for what goes live; `quick` otherwise (scripts/build/compress.ts). */
  readonly compression: 'quick' | 'best';
  /** PORT: of the preview and development servers. */
  readonly port: number | undefined;
  /** HOST: the address that they listen on; default this computer alone. `0.0.0.0` opens them to everybody in the network. */
  readonly host: string;
}

/** Reads the environment. Throws when PORT is not a port, and when a variable has a value that it does not know. */
export function readConfig(env: NodeJS.ProcessEnv = process.env, root = process.cwd()): Config {
  const contentDir = resolve(root, env.CONTENT_DIR ?? 'content');
  const port = env.PORT === undefined ? undefined : Number(env.PORT);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Error(`PORT is "${env.PORT}"; it must be 0 to 65535.`);
  const outDir = resolve(root, env.OUT_DIR ?? 'dist');
  return {
    root,
    contentDir,
    outDir,
    hostingDir: env.HOSTING_DIR ? resolve(root, env.HOSTING_DIR) : hostingDirOf(outDir, root),
    socialImages: choose(env, 'SOCIAL_IMAGES', ['yes', 'no']) === 'yes',
    markdownTwins: choose(env, 'MARKDOWN_TWINS', ['yes', 'no']) === 'yes',
    checkTexts: choose(env, 'CHECK_TEXTS', ['yes', 'no']) === 'yes',
    compression: choose(env, 'COMPRESSION', ['quick', 'best']),
    cacheDir: resolve(root, env.CACHE_DIR ?? '.cache'),
    port,
    host: env.HOST && env.HOST !== 'localhost' ? env.HOST : LOOPBACK,
  };
}

/** The variable's value; the first one when it is not set or empty. */
function choose<Value extends string>(env: NodeJS.ProcessEnv, name: string, known: readonly [Value, ...Value[]]): Value {
  const given = env[name] || known[0];
  const value = known.find((candidate) => candidate === given);
  if (value === undefined) throw new Error(`${name} is "${given}"; it must be ${known.join(' or ')}.`);
  return value;
}

/** Where the hosts' configurations of a built site are: `hosting` for `dist`, else beside the site. */
export function hostingDirOf(outDir: string, root = process.cwd()): string {
  return outDir === resolve(root, 'dist') ? resolve(root, 'hosting') : `${outDir}.hosting`;
}
