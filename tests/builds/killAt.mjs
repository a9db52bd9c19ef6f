/**
 * Loaded into a build: KILL_AT=<phase>:<n> kills it at its n-th write to the disk after the end of that phase, or after `start`; KILL_AT=temporary:<n> at its n-th write in the temporary folder of an application bundle.
 */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [phase, nth] = (process.env.KILL_AT ?? '').split(':');
let present = 'start';
let changes = 0;

const TEMPORARY = /[\\/]application[\\/].*[\\/]temporary[\\/]/;

/**
 * @param {readonly unknown[]} paths
 * @param {() => void} [leaveHalf]
 */
function beforeChange(paths, leaveHalf = () => {}) {
  if (phase === 'temporary' ? !paths.some((path) => TEMPORARY.test(String(path))) : present !== phase) return;
  changes += 1;
  if (changes !== Number(nth)) return;
  leaveHalf();
  process.kill(process.pid, 'SIGKILL');
}

for (const [home, names] of [
  [fs, ['writeFileSync', 'renameSync', 'linkSync', 'rmSync']],
  [promises, ['writeFile', 'rename', 'rm', 'cp']],
]) {
  for (const name of names) {
    const change = home[name];
    home[name] = (...parameters) => {
      const [path, value, ...options] = parameters;
      // A file that was being written is there by half, under its own name; one that was there already is not written into.
      const leaveHalf = () => {
        try {
          change(path, value.slice(0, value.length / 2), ...options);
        } catch {}
      };
      if (name === 'writeFileSync') beforeChange([path], leaveHalf);
      else beforeChange([path, value]);
      return change(...parameters);
    };
  }
}
syncBuiltinESMExports();

const { log } = console;
console.log = (line, ...more) => {
  log(line, ...more);
  present = /^ {2}(\w+) +[\d.]+ s/.exec(line)?.[1] ?? present;
};
