import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

it('ends in silence when nobody reads its output any more', async () => {
  // What is open before a launch is longer than what a pipe holds.
  const child = spawn(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/launchCheck.ts', '--format=json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.once('data', () => child.stdout.destroy());
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  await new Promise((resolve) => child.on('close', resolve));
  expect(complaint).toBe('');
});
