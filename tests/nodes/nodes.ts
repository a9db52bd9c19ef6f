/**
 * `npm run nodes`: tests the project on each supported line of Node.js in a fresh clone: installation, start, check, build, unit tests.
 * `--lines=20.19,26` tries only these; `--unit=ends` runs the unit tests on the oldest and the newest line only.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneOf, readArguments, runCommand } from '../../scripts/core/command.ts';
import { readConfig } from '../../scripts/core/config.ts';
import { environmentOf, fetchNode } from './binary.ts';
import { type NodeLine, readLines } from './lines.ts';
import { type Outcome, runStep, runUntilPage } from './steps.ts';

const USAGE = 'Use: npm run nodes [-- --lines=20.19,26] [-- --unit=all|ends]';
const { root, cacheDir } = readConfig();

function readOptions(): { readonly lines: readonly NodeLine[]; readonly unit: 'all' | 'ends' } {
  const { values } = readArguments({
    usage: USAGE,
    options: { lines: { type: 'string' }, unit: { type: 'string', default: 'all' } },
  });
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  const supported = readLines(engines.node);
  const known = supported.map(({ name }) => name);
  const names = values.lines?.split(',').map((name) => oneOf(USAGE, 'lines', name, known)) ?? known;
  return { lines: supported.filter(({ name }) => names.includes(name)), unit: oneOf(USAGE, 'unit', values.unit, ['all', 'ends']) };
}

/** Tests one line in a separate clone; stops at the first failed step. */
async function tryLine(line: NodeLine, withUnit: boolean): Promise<readonly Outcome[]> {
  const binDir = await fetchNode(line, join(cacheDir, 'node'));
  // Installations and build results of other lines must not be found.
  const parent = mkdtempSync(join(tmpdir(), `node-${line.name}-`));
  const dir = join(parent, 'site');
  try {
    execFileSync('git', ['clone', '--quiet', root, dir]);
    const env = environmentOf(binDir);
    const outcomes: Outcome[] = [];
    const steps = [
      () => runStep('npm ci', ['ci'], { cwd: dir, env }),
      () => runUntilPage({ cwd: dir, env }),
      () => runStep('npm run check', ['run', 'check'], { cwd: dir, env }),
      () => runStep('npm run build', ['run', 'build'], { cwd: dir, env }),
      ...(withUnit ? [() => runStep('npm run unit', ['run', 'unit'], { cwd: dir, env })] : []),
    ];
    for (const step of steps) {
      const outcome = await step();
      outcomes.push(outcome);
      console.log(`  ${outcome.name.padEnd(14)} ${outcome.seconds.toFixed(1).padStart(6)} s  ${outcome.problem ?? 'ok'}`);
      if (outcome.problem !== undefined) break;
    }
    return outcomes;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const { lines, unit } = readOptions();
  const uncommitted = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  if (uncommitted) console.log(`Not committed, so not tried:\n${uncommitted}`);
  let failures = 0;
  for (const [index, line] of lines.entries()) {
    console.log(`\nNode.js ${line.name} (${line.range})`);
    const outcomes = await tryLine(line, unit === 'all' || index === 0 || index === lines.length - 1);
    if (outcomes.some(({ problem }) => problem !== undefined)) failures += 1;
  }
  console.log(`\n${lines.length - failures} passed, ${failures} failed`);
  return failures === 0 ? 0 : 1;
}

await runCommand(main);
