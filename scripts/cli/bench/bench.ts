/**
 * `npm run bench`: measures builds, checks and the development server at several sizes, and the bytes of a page. Neighbour: ./README.md.
 */
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readArguments, runCommand, UsageError } from '../../core/command.ts';
import { measureBrowser } from './browser.ts';
import { measureBytes } from './bytes.ts';
import { writeCorpus } from './corpus.ts';
import { measureDevelopment } from './development.ts';
import { readHistory, record } from './history.ts';
import { type PeerSite, type PeerStats, preparePeer, readPeers } from './peers.ts';
import { forgetScripts, runBuild, runCheck, type Setup, type Stats } from './run.ts';
import { formatChange, formatSpread, type Spread, spreadOf } from './statistics.ts';

const root = join(import.meta.dirname, '../../..');
const LOCALES = 6;
const USAGE = `Use: npm run bench [-- options]
  --sizes=29,174,522  pages per language of the made-up sites; an empty list measures the real site alone
  --rounds=3          builds of each site
  --development       measures the development server alone
  --browser           measures changes of page in a browser, on the site in dist/
PEERS=hugo,eleventy,astro builds the made-up sites with other generators as well, in turn with ours.`;

/** The caches are inside the project, because compiled articles and bundles import packages. */
const CACHES = join(root, '.cache/bench');
const PAGE = '/de/tanimatenfiz';
/** A page of ordinary length, and the longest one. */
const TYPED = ['masraflar', 'reddi-miras'];
const workDirs: string[] = [];
const STATES = ['cold', 'warm'] as const;
type State = (typeof STATES)[number];

async function prepareSetup(size: number | undefined): Promise<Setup> {
  const workDir = await mkdtemp(join(tmpdir(), 'bench-'));
  workDirs.push(workDir);
  const contentDir = size === undefined ? join(root, 'content') : join(workDir, 'content');
  if (size !== undefined) {
    await writeCorpus(root, contentDir, size);
    commitAll(contentDir);
  }
  return { contentDir, workDir, cacheDir: join(CACHES, basename(workDir)), isMadeUp: size !== undefined };
}

/**
 * The same content with an empty cache and output folder. Old folders are deleted at the end of the whole run: on some file systems writing
 * files takes several times as long for a minute after many were deleted, which would distort the next measurement.
 */
async function emptySetup(setup: Setup, name: string): Promise<Setup> {
  const workDir = join(setup.workDir, name);
  await mkdir(workDir);
  await forgetScripts();
  return { ...setup, workDir, cacheDir: join(setup.cacheDir, name) };
}

interface Measured {
  readonly own: Readonly<Record<State, Stats[]>>;
  /** By the peer's name. */
  readonly peers: ReadonlyMap<string, Readonly<Record<State, PeerStats[]>>>;
}

/**
 * Cold: no cache and no output. Warm: everything is cached, and the generated content has one new sentence. Peers build in turn with us,
 * because the speed of a machine changes with the minute.
 */
async function measureBuilds(setup: Setup, rounds: number, sites: readonly PeerSite[]): Promise<Measured> {
  const cold: Stats[] = [];
  const warm: Stats[] = [];
  const peers = new Map(sites.map(({ name }) => [name, { cold: [] as PeerStats[], warm: [] as PeerStats[] }]));
  for (let round = 0; round < rounds; round += 1) {
    const own = await emptySetup(setup, `round-${round}`);
    cold.push(await runBuild(own));
    if (setup.isMadeUp) await appendFile(join(setup.contentDir, 'pages/general/page-0003/de.mdx'), `\nEin Satz mehr, der ${round}.\n`);
    warm.push(await runBuild(own));
    for (const site of sites) {
      const stats = await site.buildTwice();
      for (const state of STATES) peers.get(site.name)?.[state].push(stats[state]);
    }
  }
  return { own: { cold, warm }, peers };
}

const seconds = (spread: Spread) => ({ median: spread.median / 1000, least: spread.least / 1000, most: spread.most / 1000 });

async function report(label: string, setup: Setup, rounds: number, sites: readonly PeerSite[]): Promise<void> {
  const history = await readHistory();
  const measured = await measureBuilds(setup, rounds, sites);
  for (const state of STATES) {
    const runs = measured.own[state];
    const of = (pick: (stats: Stats) => number) => spreadOf(runs.map(pick));
    const [wall, cpu, memory] = [of((stats) => stats.wallMs), of((stats) => stats.cpuMs), of((stats) => stats.maxRssMiB)];
    const names = runs[0]?.phases.map(({ name }) => name) ?? [];
    const phases = names.map((name) => [name, of((stats) => stats.phases.find((phase) => phase.name === name)?.ms ?? 0).median] as const);
    const columns = [
      `${label}, ${state}`,
      formatSpread(seconds(wall), 1),
      formatSpread(seconds(cpu), 1),
      formatChange(cpu.median, history.get(`${label}, ${state}`)?.cpuMs),
      formatSpread(memory, 0),
      phases.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)}`).join(', '),
    ];
    console.log(`| ${columns.join(' | ')} |`);
    await record({ build: label, state, wallMs: wall.median, cpuMs: cpu.median, maxRssMiB: memory.median });
    for (const [name, builds] of measured.peers) {
      const [peerWall, peerCpu] = [spreadOf(builds[state].map(({ wallMs }) => wallMs)), spreadOf(builds[state].map(({ cpuMs }) => cpuMs))];
      const ratio = `ours: ${(cpu.median / peerCpu.median).toFixed(1)} × its CPU time`;
      console.log(`| ${name}, ${state} | ${formatSpread(seconds(peerWall), 1)} | ${formatSpread(seconds(peerCpu), 1)} | | | ${ratio} |`);
    }
  }
}

/** Makes a repository of the folder, so that its pages have days of change, as in a clone. Without Git the server says what is missing. */
function commitAll(dir: string): void {
  const author = ['-c', 'user.name=Benchmark', '-c', 'user.email=benchmark@example.org', '-c', 'commit.gpgsign=false'];
  try {
    for (const line of [['init'], ['add', '--all'], [...author, 'commit', '--quiet', '--message', 'Content']])
      execFileSync('git', line, { cwd: dir, stdio: 'ignore' });
  } catch {
    return;
  }
}

/** Edits a copy, because the real content must not change. */
async function reportDevelopment(label: string, setup: Setup): Promise<readonly string[]> {
  const contentDir = join(setup.workDir, 'edited');
  await cp(setup.contentDir, contentDir, { recursive: true });
  commitAll(contentDir);
  const [filePath, pathname, typed] = setup.isMadeUp
    ? (['pages/general/page-0003/de.mdx', '/de/page-0003', []] as const)
    : (['pages/divorce/tanimatenfiz/de.mdx', '/de/tanimatenfiz', TYPED] as const);
  const { ready, edit, keepsScroll, typing } = await measureDevelopment({ ...setup, contentDir }, filePath, pathname, typed);
  const columns = [label, formatSpread(seconds(spreadOf(ready)), 2), formatSpread(spreadOf(edit), 0), keepsScroll ? 'yes' : 'no', '', ''];
  const rows = typing.map(({ pageId, preview, finding }) => [
    `${label}, typed in ${pageId}`,
    ...['', '', ''],
    ...[preview, finding].map((durations) => formatSpread(spreadOf(durations), 0)),
  ]);
  return [columns, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

async function main(): Promise<number> {
  const { values } = readArguments({
    usage: USAGE,
    options: {
      sizes: { type: 'string', default: '29,174,522' },
      rounds: { type: 'string', default: '3' },
      browser: { type: 'boolean' },
      development: { type: 'boolean' },
    },
  });
  const sizes = values.sizes.split(',').filter(Boolean).map(Number);
  const rounds = Number(values.rounds);
  if (![...sizes, rounds].every((number) => Number.isInteger(number) && number > 0))
    throw new UsageError(`--sizes and --rounds are whole numbers.\n\n${USAGE}`);
  // Builds at the same time would slow the browser down.
  if (values.browser) {
    await measureBrowser(root);
    return 0;
  }
  const peers = readPeers();
  const notes: string[] = [];
  const checks: string[] = [];
  if (!values.development)
    console.log(`| build | wall s | CPU s | since the last record | peak MiB | phases, s |\n| --- | ---: | ---: | ---: | ---: | --- |`);
  for (const size of [undefined, ...sizes]) {
    const setup = await prepareSetup(size);
    const label = size === undefined ? 'real site' : `${size * LOCALES} pages`;
    const sites = values.development || size === undefined ? [] : await Promise.all(peers.map((name) => preparePeer(name, size)));
    if (!values.development) await report(label, setup, rounds, sites);
    notes.push(...(await reportDevelopment(label, setup)));
    if (size === undefined && !values.development) {
      const own = await emptySetup(setup, 'check');
      for (const state of ['cold', 'warm']) checks.push(`| check, ${state} | ${((await runCheck(own)) / 1000).toFixed(1)} s |`);
    }
  }
  for (const dir of [CACHES, ...workDirs]) await rm(dir, { recursive: true, force: true });
  if (checks.length > 0) console.log(`\n| command | wall |\n| --- | ---: |\n${checks.join('\n')}`);
  const head = [
    '| development server | home page there, s | edit in the open page, ms | place kept | key to preview, ms | key to finding, ms |',
    '| --- | ---: | ---: | --- | ---: | ---: |',
  ].join('\n');
  console.log(`\n${head}\n${notes.join('\n')}\n\nLoad of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}.`);
  if (values.development) return 0;

  const bytes = await measureBytes(join(root, 'dist'), PAGE).catch(() => undefined);
  console.log(bytes ? `\n| ${PAGE} | bytes, brotli |\n| --- | ---: |` : '\nRun "npm run build" first for the bytes of a page.');
  for (const [what, count] of bytes ?? []) console.log(`| ${what} | ${count} |`);
  return 0;
}

await runCommand(main);
// A measured browser or server would keep the process alive.
process.exit();
