/** vite-react-ssg runs in each build after a change of the application. A build after an edit of content renders with the existing bundle. */
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { build, edit, makeWarmProject } from './project.ts';

const PACKAGE = 'vite-react-ssg';
/** The part of the package that builds; its other part goes into the bundle. */
const BUILDER = 'dist/node.mjs';
const packages = join(import.meta.dirname, '../../node_modules');

describe(`without the builder of ${PACKAGE}`, () => {
  let dir = '';

  beforeAll(async () => {
    dir = await makeWarmProject(inject('cacheDir'), 'whole');
    const own = join(dir, 'node_modules');
    await rm(own);
    await mkdir(own);
    for (const name of await readdir(packages)) {
      if (name !== PACKAGE) await symlink(join(packages, name), join(own, name), 'junction');
    }
    await cp(join(packages, PACKAGE), join(own, PACKAGE), { recursive: true });
    await rm(join(own, PACKAGE, BUILDER));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  // proves: card.ssg
  it('a build after an edit of content renders the page, and one with a new component fails for want of it', async () => {
    await edit(dir, 'content/pages/rent/kira-takip/tr.mdx', 'Belgeleri toplarız.', 'Belgeleri birlikte toplarız.');
    const edited = await build(dir, { CHECK_TEXTS: 'no' });
    expect(edited.code, edited.output).toBe(0);
    expect(await readFile(join(dir, 'dist/kira-takip.html'), 'utf8')).toContain('Belgeleri birlikte toplarız.');

    await edit(dir, 'src/components/ReviewNote.tsx', '<p', '<p data-new=""');
    const renewed = await build(dir, { CHECK_TEXTS: 'no' });
    expect(renewed.code).not.toBe(0);
    expect(renewed.output).toContain(join(PACKAGE, BUILDER));
  });
});
