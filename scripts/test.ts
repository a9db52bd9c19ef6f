/** `npm test`: everything that must hold, the cheap checks first; stops at the first step that fails. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { formatSeconds } from './build/phases.ts';

interface Step {
  readonly name: string;
  readonly command: string;
}

const STEPS: readonly Step[] = [
  { name: 'Content', command: 'npm run --silent check' },
  { name: 'Format, lint, architecture', command: 'npm run --silent lint' },
  { name: 'Types', command: 'npm run --silent types' },
  { name: 'Build and verification', command: 'npm run --silent build' },
  { name: 'Valid HTML', command: 'npm run --silent html' },
  { name: 'Hosting', command: 'npm run --silent hosting' },
  { name: 'Unit', command: 'npm run --silent unit' },
  { name: 'Builds', command: 'npm run --silent builds' },
  { name: 'End to end', command: 'npm run --silent e2e' },
];

/** Playwright says where its own browser would be; a system's Chromium does as well. */
function hasBrowser(): boolean {
  return existsSync('/usr/bin/chromium') || existsSync(chromium.executablePath());
}

function run(command: string): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<number> {
  if (!hasBrowser()) {
    console.error(
      'The end-to-end tests need a browser. Install Chromium from your system (Debian: apt-get install chromium)\nor let Playwright bring its own: npx playwright install chromium',
    );
    return 1;
  }
  let passed = 0;
  for (const step of STEPS) {
    const startedAt = performance.now();
    console.log(`\n── ${step.name} ──`);
    const code = await run(step.command);
    if (code !== 0) {
      console.error(`\n${step.name} failed.`);
      console.log(`${passed} passed, 1 failed, ${STEPS.length - passed - 1} skipped`);
      return 1;
    }
    passed += 1;
    console.log(`── ${step.name}: ${formatSeconds(performance.now() - startedAt)}`);
  }
  console.log(`\n${passed} passed, 0 failed`);
  return 0;
}

process.exitCode = await main();
