/**
 * Builds the benchmark's words with other static site generators, for comparison. `PEERS=hugo,eleventy,astro` names them; their layouts are
 * in ./peers/. Packages come from npm into a folder outside the project, and Hugo from the system.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environmentOf, fetchNode } from '../../../tests/nodes/binary.ts';
import { readLines } from '../../../tests/nodes/lines.ts';
import { UsageError } from '../../core/command.ts';
import { LOCALE_CODES, pageId, pageText } from './corpus.ts';
import type { Stats } from './run.ts';

interface Peer {
  /** Packages and their pinned versions. */
  readonly packages: readonly string[];
  /** Command that builds into `dist/`; programs of the packages are in its path. */
  readonly build: readonly string[];
  /** Where the shared stylesheet goes. */
  readonly styles: string;
  /** Folder of the locales' pages. */
  readonly content: string;
  /** Ending of a page's file. */
  readonly ending: string;
  /** Name of the home page's file. */
  readonly home: string;
  /** What a build leaves beside `dist/` for the next one. */
  readonly caches: readonly string[];
}

const PEERS: Readonly<Record<string, Peer>> = {
  hugo: {
    packages: [],
    build: ['hugo', '--quiet', '--destination', 'dist'],
    styles: 'assets/site.css',
    content: 'content',
    ending: 'md',
    home: '_index',
    caches: ['resources', '.hugo_build.lock'],
  },
  eleventy: {
    packages: ['@11ty/eleventy@3.1.8'],
    build: ['eleventy', '--quiet'],
    styles: '_includes/site.css',
    content: 'content',
    ending: 'md',
    home: 'index',
    caches: ['.cache'],
  },
  astro: {
    packages: ['astro@7.3.5', '@astrojs/mdx@8.0.2', '@astrojs/sitemap@3.7.4'],
    build: ['astro', 'build', '--silent'],
    styles: 'src/site.css',
    content: 'src/content',
    ending: 'mdx',
    home: 'index',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
};

/** What can be compared of a program that is not ours. */
export type PeerStats = Pick<Stats, 'wallMs' | 'cpuMs'>;

export interface PeerSite {
  readonly name: string;
  /** Builds without caches, then again after one sentence was added. */
  buildTwice(): Promise<{ readonly cold: PeerStats; readonly warm: PeerStats }>;
}

/** Names of the peers to compare with. Throws for an unknown name. */
export function readPeers(text = process.env.PEERS ?? ''): readonly string[] {
  const names = text.split(',').filter(Boolean);
  const unknown = names.find((name) => !PEERS[name]);
  if (unknown !== undefined) throw new UsageError(`PEERS names "${unknown}". Known are: ${Object.keys(PEERS).join(', ')}.`);
  return names;
}

/** Writes the peer's site with as many pages as ours. */
export async function preparePeer(name: string, pagesPerLocale: number): Promise<PeerSite> {
  const peer = PEERS[name];
  if (!peer) throw new Error(`There is no peer "${name}".`);
  const dir = join(tmpdir(), 'bench-peers', name);
  const templates = join(import.meta.dirname, 'peers');
  await rm(join(dir, peer.content), { recursive: true, force: true });
  await cp(join(templates, name), dir, { recursive: true });
  await mkdir(dirname(join(dir, peer.styles)), { recursive: true });
  await cp(join(templates, 'site.css'), join(dir, peer.styles));
  const env = await environmentForPeers(dir);
  if (peer.packages.length > 0) {
    await writeFile(join(dir, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    await run(['npm', 'install', '--no-audit', '--no-fund', '--silent', ...peer.packages], dir, env);
  }
  for (let index = 0; index < pagesPerLocale; index += 1)
    for (const code of LOCALE_CODES) await writePage(pathOf(dir, peer, code, index), code, index, pagesPerLocale);
  let round = 0;
  return {
    name,
    async buildTwice() {
      for (const path of ['dist', ...peer.caches]) await rm(join(dir, path), { recursive: true, force: true });
      const cold = await run(peer.build, dir, env);
      const edited = pathOf(dir, peer, 'de', 3);
      await writeFile(edited, `${await readFile(edited, 'utf8')}\nEin Satz mehr, der ${round}.\n`);
      round += 1;
      return { cold, warm: await run(peer.build, dir, env) };
    },
  };
}

const pathOf = (dir: string, peer: Peer, code: string, index: number): string =>
  join(dir, peer.content, code, `${index === 0 ? peer.home : pageId(index)}.${peer.ending}`);

/** Our page, with links and steps as the peers' layouts understand them. */
async function writePage(path: string, code: string, index: number, pagesPerLocale: number): Promise<void> {
  const prefix = code === 'tr' ? '' : `/${code}`;
  const text = pageText(code, index, pagesPerLocale, false)
    .replaceAll(/\(page:([^)]+)\)/g, `(${prefix}/$1/)`)
    .replace('<Steps />\n', '');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** The newest supported Node.js, because Astro needs a newer one than our oldest. */
async function environmentForPeers(dir: string): Promise<NodeJS.ProcessEnv> {
  const { engines } = JSON.parse(await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const line = readLines(engines.node).at(-1);
  if (!line) throw new Error('package.json names no line of Node.js.');
  const env = environmentOf(await fetchNode(line, join(tmpdir(), 'bench-peers/node')));
  return { ...env, CI: '1', ASTRO_TELEMETRY_DISABLED: '1', PATH: `${join(dir, 'node_modules/.bin')}:${env.PATH}` };
}

/** Runs a command to its end. Bash measures the processor time of all its processes. Throws with the output when it fails. */
async function run(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<PeerStats> {
  const startedAt = performance.now();
  const child = spawn('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', ...command], {
    cwd,
    env: { ...env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  if (code !== 0 || user === undefined || system === undefined) throw new Error(`${command.join(' ')} failed in ${cwd}:\n${output}`);
  return { wallMs: performance.now() - startedAt, cpuMs: (Number(user) + Number(system)) * 1000 };
}
