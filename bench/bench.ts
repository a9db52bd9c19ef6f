/** `npm run bench`: build time and memory at growing sizes, and the bytes of a page before and after the first intent. */
import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCorpus } from './corpus.ts';

const root = join(import.meta.dirname, '..');
const SIZES = [29, 174, 522];
const LOCALES = 6;
// Compiled articles import React, so that their cache stands inside the project.
const BENCH_CACHE = join(root, '.cache/bench');

interface Stats {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly maxRssMiB: number;
  readonly phases: readonly { readonly name: string; readonly ms: number }[];
}

async function build(contentDir: string, workDir: string): Promise<Stats> {
  // The corpus is made of made-up words.
  const isReal = contentDir === join(root, 'content');
  const statsPath = join(workDir, 'stats.json');
  const env = {
    ...process.env,
    CONTENT_DIR: contentDir,
    OUT_DIR: join(workDir, 'dist'),
    CACHE_DIR: BENCH_CACHE,
    CHECK_TEXTS: isReal ? 'yes' : 'no',
    // Nor would anybody share its pages, or a machine read them.
    SOCIAL_IMAGES: isReal ? 'yes' : 'no',
    MARKDOWN_TWINS: isReal ? 'yes' : 'no',
  };
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['--max-semi-space-size=32', '--import', 'tsx', 'scripts/build.ts', `--stats=${statsPath}`], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('exit', (exitCode) => {
      if (exitCode !== 0) process.stderr.write(output);
      resolve(exitCode ?? 1);
    });
  });
  if (code !== 0) throw new Error('The build failed.');
  return JSON.parse(await readFile(statsPath, 'utf8')) as Stats;
}

function row(label: string, stats: Stats): string {
  const phases = stats.phases.map((phase) => `${phase.name} ${(phase.ms / 1000).toFixed(2)}`).join(', ');
  const columns = [(stats.wallMs / 1000).toFixed(2), (stats.cpuMs / 1000).toFixed(2), stats.maxRssMiB.toFixed(0)];
  return `| ${label} | ${columns.join(' | ')} | ${phases} |`;
}

async function measureBuilds(sizes: readonly number[]): Promise<void> {
  console.log('| build | wall s | CPU s | peak MiB | phases, s |\n| --- | ---: | ---: | ---: | --- |');
  const runs: [string, string | number][] = [
    ['real site', join(root, 'content')],
    ...sizes.map((size): [string, number] => [`${size * LOCALES} pages`, size]),
  ];
  for (const [label, source] of runs) {
    const workDir = await mkdtemp(join(tmpdir(), 'bench-'));
    const contentDir = typeof source === 'string' ? source : join(workDir, 'content');
    if (typeof source === 'number') await writeCorpus(root, contentDir, source);
    await rm(BENCH_CACHE, { recursive: true, force: true });
    for (const state of ['cold', 'warm']) {
      if (state === 'warm' && typeof source === 'number')
        await appendFile(join(contentDir, 'pages/general/page-0003/de.mdx'), '\nEin Satz mehr.\n');
      const stats = await build(contentDir, workDir);
      console.log(row(`${label}, ${state}`, stats));
      await appendFile(
        join(root, 'bench/history.jsonl'),
        `${JSON.stringify({ build: label, state, wallMs: Math.round(stats.wallMs), cpuMs: Math.round(stats.cpuMs), maxRssMiB: Math.round(stats.maxRssMiB) })}\n`,
      );
    }
    await rm(workDir, { recursive: true });
  }
}

/** Brotli bytes, as the preview server sends them. */
async function measureBytes(pathname: string): Promise<void> {
  const dist = join(root, 'dist');
  const size = async (path: string) => (await stat(join(dist, `${path}.br`))).size;
  const html = await readFile(join(dist, `${pathname}.html`), 'utf8');
  const script = /data-app="([^"]+)" data-shell="([^"]+)"/.exec(html);
  const font = /rel="preload" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const [app = '', shell = ''] = script?.slice(1) ?? [];
  console.log(`\n| ${pathname} | bytes, brotli |\n| --- | ---: |`);
  console.log(`| HTML with its CSS, before intent | ${await size(`${pathname}.html`)} |`);
  console.log(`| heading font, before intent | ${(await stat(join(dist, font))).size} |`);
  console.log(`| application, after intent | ${await size(app)} |`);
  console.log(`| frame's data, after intent | ${await size(shell)} |`);
  console.log(`| another page's payload | ${await size(`_payload${pathname}.json`)} |`);
}

// `--sizes=29,174` builds other sizes (pages per language); `--sizes=` builds the real site alone.
const asked = process.argv.find((argument) => argument.startsWith('--sizes='))?.slice('--sizes='.length);
const sizes = asked === undefined ? SIZES : asked.split(',').filter(Boolean).map(Number);
await measureBuilds(sizes);
await measureBytes('/de/tanimatenfiz').catch(() => console.log('\nRun "npm run build" first for the bytes of a page.'));
