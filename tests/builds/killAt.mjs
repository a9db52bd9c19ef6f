/** Loaded into a build: KILL_AT=<phase>:<n> kills it at its n-th change of the disk after it has told that the phase is over, or after `start`. */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [phase, nth] = (process.env.KILL_AT ?? '').split(':');
let present = 'start';
let changes = 0;

/** @param {() => void} [leaveHalf] */
function beforeChange(leaveHalf = () => {}) {
  if (present !== phase) return;
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
      beforeChange(name === 'writeFileSync' ? leaveHalf : undefined);
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
