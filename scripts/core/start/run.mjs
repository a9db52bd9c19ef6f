// @ts-check
// Runs a script as one bundle: `node scripts/core/start/run.mjs scripts/cli/new.ts …`. Processes that a script starts begin here too.
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleOf } from './bundle.mjs';
import { endWithNpm } from './endWithNpm.mjs';

/** Characters in a path that bundlers read as the beginning of a query or of a percent-encoded character. */
const UNREADABLE = /[#%?]/;

const root = join(import.meta.dirname, '../../..');
const [sign] = UNREADABLE.exec(root) ?? [];
if (sign) {
  console.error(`The folder ${root} has "${sign}" in its name, which the bundler takes for a part of an address. Give it another name.`);
  process.exit(1);
}
// The real path, without links, short names or another case of a drive letter: the name of the bundle depends on it.
const script = realpathSync.native(resolve(process.argv[2] ?? ''));
// As if Node had been started with the script itself.
process.argv.splice(1, 2, script);
endWithNpm(script);
try {
  await import(await bundleOf(script));
} catch (error) {
  const text = await explain(error);
  if (text === undefined) throw error;
  console.error(text);
  // Also ends what the script has started, such as a server.
  process.exit(1);
}

/**
 * An error with a known fix, in one line; undefined for a programming error.
 * @param {unknown} error
 * @returns {Promise<string | undefined>}
 */
async function explain(error) {
  const message = error instanceof Error ? error.message : '';
  if (/^Cannot find package '/.test(message)) return `The packages are not installed: run "npm ci". (${message})`;
  if (/native binding/.test(message)) return 'The packages were installed for another system: run "npm ci" on this one.';
  try {
    const { explainRefusal } = await import(await bundleOf(join(import.meta.dirname, '../failure.ts')));
    return explainRefusal(error);
  } catch {
    return undefined;
  }
}
