/** Runs the steps of a test run. Neighbours: all.ts and quick.ts, which define them. */
import { spawn } from 'node:child_process';
import { formatSeconds } from '../../core/phases.ts';

export interface Step {
  readonly name: string;
  /** The program and its arguments; Windows needs a shell to start npm and what npm installs. */
  readonly command: readonly [string, ...string[]];
}

/** A step that runs a script of package.json. */
export function npmStep(name: string, script: string): Step {
  return { name, command: ['npm', 'run', '--silent', script] };
}

/** Runs steps in parallel; a single step shows its output immediately. Returns the names of the failed steps. */
export async function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv = process.env): Promise<readonly string[]> {
  const failed: string[] = [];
  await Promise.all(
    steps.map(async (step) => {
      const isAlone = steps.length === 1;
      const startedAt = performance.now();
      if (isAlone) console.log(`\n── ${step.name} ──`);
      const { code, output } = await run(step.command, isAlone, env);
      if (!isAlone) console.log(`\n── ${step.name} ──\n${output.trimEnd()}`);
      console.log(`── ${step.name}: ${code === 0 ? formatSeconds(performance.now() - startedAt) : `failed (exit status ${code})`}`);
      if (code !== 0) failed.push(step.name);
    }),
  );
  return failed;
}

function run(
  [program, ...args]: Step['command'],
  isShown: boolean,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { shell: process.platform === 'win32', stdio: isShown ? 'inherit' : 'pipe', env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
