// @ts-check
// Runs a script, as one bundle: `node scripts/run.mjs scripts/new.ts …`. Threads and processes of scripts begin here as well.
import { resolve } from 'node:path';
import { bundleOf } from './bundle.mjs';

const script = resolve(process.argv[2] ?? '');
// As if Node had been given the script itself.
process.argv.splice(1, 2, script);
await import(await bundleOf(script));
