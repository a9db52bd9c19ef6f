// @ts-check
// Runs a script, as one bundle: `node scripts/core/start/run.mjs scripts/cli/new.ts …`. A process that a script starts begins here as well.
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleOf } from './bundle.mjs';
import { endWithNpm } from './endWithNpm.mjs';

/** Signs that bundlers take for the beginning of a query, or of a sign's number, in a file's name. */
const UNREADABLE = /[#%?]/;

const root = join(import.meta.dirname, '../../..');
const [sign] = UNREADABLE.exec(root) ?? [];
if (sign) {
  console.error(`The folder ${root} has "${sign}" in its name, which the bundler takes for a part of an address. Give it another name.`);
  process.exit(1);
}
// One name for one script, whatever links, short names and small letters of a drive led here: its bundle is kept by name.
const script = realpathSync.native(resolve(process.argv[2] ?? ''));
// As if Node had been given the script itself.
process.argv.splice(1, 2, script);
endWithNpm(script);
try {
  await import(await bundleOf(script));
} catch (error) {
  const text = await explain(error);
  if (text === undefined) throw error;
  console.error(text);
  // What the script has begun, such as a server, ends with it.
  process.exit(1);
}

/**
 * One line where a person can mend what has happened; undefined where the program itself is wrong.
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
