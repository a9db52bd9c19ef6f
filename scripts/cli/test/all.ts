/**
 * `npm test`: runs all checks and tests, the fast ones first, and stops after the first group with a failed step. `npm run test:long` runs
 * the same suites with all languages, all cases and every kill point. The output ends with a list of what cannot be tested on this machine.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { hasSystemBrowser } from '../../../tests/e2e/browsers.ts';
import { readArguments, runCommand } from '../../core/command.ts';
import { formatSeconds } from '../../core/phases.ts';
import { formatMissing, type Missing, parseMissing } from './missing.ts';
import { npmStep, runSteps, type Step } from './steps.ts';

const LINT = npmStep('Format, lint, architecture', 'lint');
/** The build also checks the content, as `npm run check` does. */
const BUILD = npmStep('Content, build and verification', 'build');
/** Generates types from the content, which the build has read. */
const TYPES = npmStep('Types', 'types');
/** These suites have a long form (`LONG=1`). HTML and hosting only read the built site. */
const SITE = [npmStep('Valid HTML', 'html'), npmStep('Hosting', 'hosting')];
const SUITES = [[npmStep('Unit', 'unit')], [npmStep('Builds', 'builds')]];
/** Dozens of complete builds: too long for every run. */
const FOLDERS = npmStep('Other folders, users and machines', 'folders');
const END_TO_END = npmStep('End to end', 'e2e');
const BROWSER: Missing = { what: 'the end-to-end tests', needs: 'a browser', package: 'chromium' };

/** The path of Playwright's own browser. A Chromium of the system works as well. */
const hasBrowser = hasSystemBrowser || existsSync(chromium.executablePath());

async function main(): Promise<number> {
  const { values } = readArguments({
    usage: 'Use: npm test, or npm run test:long',
    options: { long: { type: 'boolean', default: false } },
  });
  const first = values.long
    ? [[BUILD], SITE]
    : [
        [LINT, BUILD],
        [TYPES, ...SITE],
      ];
  // The steps of a group run in parallel: together those that leave a core idle.
  const groups: readonly (readonly Step[])[] = [
    ...first,
    ...SUITES,
    ...(values.long ? [[FOLDERS]] : []),
    ...(hasBrowser ? [[END_TO_END]] : []),
  ];
  const missingFile = join(mkdtempSync(join(tmpdir(), 'test-')), 'missing.jsonl');
  // The budgets are tested on the files as they are compressed best, by the test itself.
  const env = { ...process.env, COMPRESSION: 'quick', TEST_MISSING_FILE: missingFile, ...(values.long && { LONG: '1' }) };
  const startedAt = performance.now();
  let passed = 0;
  let failed: readonly string[] = [];
  for (const group of groups) {
    failed = await runSteps(group, env);
    passed += group.length - failed.length;
    if (failed.length > 0) break;
  }
  const missing = existsSync(missingFile) ? parseMissing(readFileSync(missingFile, 'utf8')) : [];
  rmSync(missingFile, { force: true });
  console.log(formatMissing(hasBrowser ? missing : [BROWSER, ...missing]));
  if (!hasBrowser) console.error('\nThe end-to-end tests need a browser. Playwright brings its own: npx playwright install chromium');
  for (const name of failed) console.error(`${name} failed.`);
  const skipped = groups.flat().length - passed - failed.length;
  console.log(`\nIn ${formatSeconds(performance.now() - startedAt)}:`);
  console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed.length > 0 || !hasBrowser ? 1 : 0;
}

await runCommand(main);
