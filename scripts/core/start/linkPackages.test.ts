import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { linkPackages } from './linkPackages.mjs';

const parent = mkdtempSync(join(tmpdir(), 'link-'));
const root = join(parent, 'site');
const packages = join(root, 'node_modules');
mkdirSync(join(packages, 'react'), { recursive: true });
afterAll(() => rmSync(parent, { recursive: true }));

describe('the packages of the project', () => {
  it('are found from a folder elsewhere, however often that is asked for', () => {
    const dir = join(parent, 'site-cache', 'application');
    for (let asked = 0; asked < 2; asked += 1) linkPackages(root, dir);
    expect(realpathSync.native(join(dir, 'node_modules'))).toBe(realpathSync.native(packages));
  });

  it('are found again where a link leads to a project that is gone', () => {
    const dir = join(parent, 'moved');
    mkdirSync(dir);
    symlinkSync(join(parent, 'gone'), join(dir, 'node_modules'), 'junction');
    linkPackages(root, dir);
    expect(existsSync(join(dir, 'node_modules/react'))).toBe(true);
  });

  it('need no link inside the project', () => {
    const dir = join(root, '.cache');
    mkdirSync(dir);
    linkPackages(root, dir);
    expect(existsSync(join(dir, 'node_modules'))).toBe(false);
  });
});
