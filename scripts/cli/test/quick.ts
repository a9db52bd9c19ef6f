/**
 * `npm run test:quick`: runs the checks before a commit, on the files that differ from the last commit, and the tests beside the code that
 * depend on them. Needs no browser and no build.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readArguments, runCommand } from '../../core/command.ts';
import { formatSeconds } from '../../core/phases.ts';
import { npmStep, runSteps, type Step } from './steps.ts';

/** Files that differ from the last commit, including untracked ones; undefined when Git fails. */
function listChanged(): readonly string[] | undefined {
  try {
    const list = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).split('\0').filter(Boolean);
    return [...list('diff', '--name-only', '--relative', '-z', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard', '-z')];
  } catch {
    return undefined;
  }
}

/** Returns the groups of steps for these files, or for all files if `changed` is undefined. */
function planSteps(changed: readonly string[] | undefined): readonly (readonly Step[])[] {
  if (!changed) return [[npmStep('Content', 'check'), npmStep('Lint', 'lint'), npmStep('Types', 'types')], [npmStep('Unit', 'unit')]];
  const present = changed.filter((path) => existsSync(path));
  const code = present.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('tests/e2e/'));
  const isCode = changed.some((path) => /\.(?:tsx?|mjs)$/.test(path));
  // The issues depend on the content and on the code that reads it.
  const isContent = changed.some((path) => /^(?:content|scripts|src\/model)\//.test(path));
  const lint: Step = { name: 'Lint', command: ['npx', 'biome', 'check', '--no-errors-on-unmatched', ...present] };
  // Tests of complete content folders and commands depend on nearly every file and take minutes, so only changed ones run here.
  // Suites with a command of their own, such as tests/hosting, are not in that project.
  const whole = code.filter((path) => /^tests\/.*\.test\.ts$/.test(path));
  const unit: Step = { name: 'Unit tests of what changed', command: ['npx', 'vitest', 'related', '--run', '--project=unit', ...code] };
  const wholeTests: Step = {
    name: 'Tests that changed',
    command: ['npx', 'vitest', 'run', '--project=whole', '--passWithNoTests', ...whole],
  };
  return [
    [
      ...(isContent ? [npmStep('Content', 'check')] : []),
      ...(present.length > 0 ? [lint] : []),
      ...(isCode ? [npmStep('Types', 'types')] : []),
    ],
    ...(code.length > 0 ? [[unit]] : []),
    ...(whole.length > 0 ? [[wholeTests]] : []),
  ].filter((group) => group.length > 0);
}

async function main(): Promise<number> {
  readArguments({ usage: 'Use: npm run test:quick' });
  const changed = listChanged();
  if (changed?.length === 0) {
    console.log('Nothing differs from the last commit. "npm test" checks everything.');
    return 0;
  }
  const startedAt = performance.now();
  let failed: readonly string[] = [];
  for (const group of planSteps(changed)) {
    failed = await runSteps(group);
    if (failed.length > 0) break;
  }
  console.log(failed.length > 0 ? `\n${failed.join(', ')} failed.` : `\nPassed in ${formatSeconds(performance.now() - startedAt)}.`);
  return failed.length > 0 ? 1 : 0;
}

await runCommand(main);
