/** The commands of the README work in folders with unusual names, or say at once why they do not. */
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProject } from '../builds/project.ts';
import { perform, visit } from './places.ts';

/** Windows has no `"` in names. */
const SIGNS = [
  'blank s',
  "it's",
  'çığ İş',
  'Дом',
  'a & b',
  '(x)',
  '[x]',
  '{x}',
  '$HOME',
  '`w`',
  '!',
  '😀',
  ...(process.platform === 'win32' ? [] : ['"q"']),
];
const NAMES = process.env.LONG ? SIGNS : [SIGNS.join(' ')];
const REFUSED = ['#', '%', '?'];

let parent = '';
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'folders-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function makeProjectAt(...names: readonly string[]): Promise<string> {
  const dir = join(parent, ...names);
  await mkdir(join(dir, '..'), { recursive: true });
  await rename(await makeProject('whole'), dir);
  return dir;
}

describe('a project in a folder', () => {
  it.each(NAMES)('called %s is checked, built and served by npm start, and shown by npm run dev', async (name) => {
    const dir = await makeProjectAt(name, 'site');
    const checked = await perform(dir, ['npm', 'run', 'check']);
    expect(checked.code, checked.output).toBe(0);
    const started = await visit(dir, ['npm', 'start'], ['/kira-takip', '/de']);
    expect(started.answers['/kira-takip'], started.output).toMatchObject({
      status: 200,
      text: expect.stringContaining('Belgeleri toplarız.'),
    });
    expect(started.answers['/de']).toMatchObject({ status: 200 });
    const shown = await visit(dir, ['npm', 'run', 'dev'], ['/kira-takip', '/src/desk/refresh.ts', '/src/styles/index.css', '/_desk']);
    expect(shown.answers['/kira-takip'], shown.output).toMatchObject({
      status: 200,
      text: expect.stringContaining('Belgeleri toplarız.'),
    });
    for (const pathname of ['/src/desk/refresh.ts', '/src/styles/index.css', '/_desk'])
      expect(shown.answers[pathname], pathname).toMatchObject({ status: 200 });
  });

  it.each(REFUSED)('with %s in its name is refused by every script of package.json, in one line that says why', async (sign) => {
    const dir = await makeProjectAt(`a${sign}b`, 'site');
    const { scripts } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const own = Object.values(scripts).filter((command) => command.startsWith('node scripts/core/start/run.mjs '));
    expect(own.length).toBeGreaterThan(10);
    // One after the other, as each of them ends before it has begun.
    for (const command of sign === '#' || process.env.LONG ? own : own.slice(0, 1)) {
      const { code, output } = await perform(dir, command.split(' '));
      expect(code, command).toBe(1);
      expect(output, command).toMatch(new RegExp(`^The folder .+ has "\\${sign}" in its name, .+ Give it another name\\.\\n$`));
    }
  });
});
