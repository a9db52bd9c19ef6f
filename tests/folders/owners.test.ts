/** Clones that only their owner can open, that belong to another user, or that are read-only. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { edit, hashesOf, makeProject } from '../builds/project.ts';
import { reportMissing } from '../missing.ts';
import { bind, type Circumstances, canMount, perform, STRANGER, succeeds, unmount, visit } from './places.ts';

const packages = join(import.meta.dirname, '../../node_modules');
const PAGE = 'content/pages/rent/kira-takip/tr.mdx';
const mounts = process.getuid?.() === 0 && canMount();
/** If Node.js is installed in a home folder, other users cannot run it. */
const hasStranger = mounts && succeeds('setpriv', `--reuid=${STRANGER}`, '--clear-groups', process.execPath, '--version');
if (!mounts) reportMissing({ what: 'read-only clones and clones of other users', needs: 'root, who may mount', package: '' });
else if (!hasStranger) reportMissing({ what: 'clones of other users', needs: 'a Node.js that everybody may run', package: '' });

/** A folder that only its owner may enter. The project in it has its packages in place, as `npm ci` puts them. */
let parent = '';
let dir = '';
const mounted: string[] = [];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'home-'));
  dir = join(parent, 'site');
  await rename(await makeProject('whole'), dir);
  if (!mounts) return;
  await rm(join(dir, 'node_modules'));
  // Not a link: another user may not be let into the folders above it. Read-only, so that nobody removes this project's packages with a
  // folder that a killed test has left.
  bind(packages, join(dir, 'node_modules'), { readOnly: true });
});
afterEach(() => {
  for (const position of mounted.splice(0)) unmount(position);
});
afterAll(async () => {
  if (mounts) unmount(join(dir, 'node_modules'));
  await rm(parent, { recursive: true, force: true });
});

/** Shows the project at a place where it can only be read, with its packages. */
function bindReadOnly(): string {
  const position = join(parent, 'read-only');
  bind(dir, position, { readOnly: true });
  mounted.push(position);
  bind(packages, join(position, 'node_modules'), { readOnly: true });
  mounted.unshift(join(position, 'node_modules'));
  return position;
}

async function elsewhere(name: string, uid = 0): Promise<NodeJS.ProcessEnv> {
  const out = join(parent, name);
  await mkdir(out);
  execFileSync('chown', [`${uid}`, out]);
  return { CACHE_DIR: join(out, 'cache'), OUT_DIR: join(out, 'dist'), HOSTING_DIR: join(out, 'hosting') };
}

/** No command shows a stack to a person who only lacks a permission. */
async function expectRefusals(position: string, words: RegExp, circumstances: Circumstances = {}): Promise<void> {
  for (const script of process.env.LONG ? ['check', 'build', 'start', 'dev'] : ['check', 'build']) {
    const { code, output } = await perform(
      position,
      [process.execPath, 'scripts/core/start/run.mjs', `scripts/cli/${script}.ts`],
      circumstances,
    );
    expect(code, script).toBe(1);
    expect(output.trim().split('\n').at(-1), script).toMatch(words);
    expect(output, script).not.toMatch(/^\s+at .+:\d+:\d+/m);
  }
}

describe.skipIf(!mounts)('a clone that can only be read', () => {
  it('says which folders to name elsewhere', async () => {
    await expectRefusals(
      bindReadOnly(),
      /The disk is read-only: set OUT_DIR, HOSTING_DIR and CACHE_DIR to folders on another disk\. \(EROFS: .+\)$/,
    );
  });

  it('is checked, built, served and shown when they are, and stays unchanged', async () => {
    const before = await hashesOf(dir, ['src', 'scripts', 'content']);
    const position = bindReadOnly();
    const env = await elsewhere('out');
    const checked = await perform(position, ['npm', 'run', 'check'], { env });
    expect(checked.code, checked.output).toBe(0);
    const built = await perform(position, ['npm', 'run', 'build'], { env });
    expect(built.code, built.output).toBe(0);
    const served = await visit(position, ['npm', 'run', 'preview'], ['/kira-takip'], { env });
    expect(served.answers['/kira-takip'], served.output).toMatchObject({
      status: 200,
      text: expect.stringContaining('Belgeleri toplarız.'),
    });
    const shown = await visit(position, ['npm', 'run', 'dev'], ['/kira-takip', '/src/desk/refresh.ts', '/_desk'], { env });
    for (const pathname of ['/kira-takip', '/src/desk/refresh.ts', '/_desk'])
      expect(shown.answers[pathname], shown.output).toMatchObject({ status: 200 });
    expect(shown.output).not.toMatch(/EROFS|^\s+at .+:\d+:\d+/m);
    expect(await hashesOf(dir, ['src', 'scripts', 'content'])).toEqual(before);

    // An edit is rendered with the cached bundle in the cache folder.
    await edit(dir, PAGE, 'Belgeleri toplarız.', 'Belgeleri birlikte toplarız.');
    const again = await perform(position, ['npm', 'run', 'build'], { env });
    await edit(dir, PAGE, 'Belgeleri birlikte toplarız.', 'Belgeleri toplarız.');
    expect(again.code, again.output).toBe(0);
    expect(again.output).toMatch(/prerender .+ documents, 1 changed/);
  });
});

describe.skipIf(!hasStranger)('a user who is not root', () => {
  it('gets a hint in a clone of another user, and can check it with a cache of their own', async () => {
    for (const path of [parent, dir]) await chmod(path, 0o755);
    await expectRefusals(dir, /The user \S+ may not do that: .+ CACHE_DIR to folders of this user\. \(EACCES: .+\)$/, {
      uid: STRANGER,
    });
    const env = await elsewhere('own', STRANGER);
    const { code, output } = await perform(dir, ['npm', 'run', 'check'], { uid: STRANGER, env: { ...env, HOME: '/nonexistent' } });
    expect(code, output).toBe(0);
  });

  it('sees the site with npm start in a folder that only they may enter, keeping to themselves what they write', async () => {
    for (const path of [parent, dir]) await chmod(path, 0o700);
    for (const name of ['.cache', '.build']) await rm(join(dir, name), { recursive: true, force: true });
    own(STRANGER);
    await writeFile(join(parent, 'umask.sh'), 'umask 077; exec "$@"');
    try {
      const { answers, output } = await visit(dir, ['npm', 'start'], ['/kira-takip'], {
        uid: STRANGER,
        env: { HOME: '/nonexistent' },
        wrapper: ['sh', join(parent, 'umask.sh')],
      });
      expect(answers['/kira-takip'], output).toMatchObject({ status: 200, text: expect.stringContaining('Belgeleri toplarız.') });
    } finally {
      own(0);
    }
  });

  /** All but the packages, which are mounted. */
  function own(uid: number): void {
    execFileSync('find', [parent, '-path', join(dir, 'node_modules'), '-prune', '-o', '-exec', 'chown', '-h', `${uid}:${uid}`, '{}', '+']);
  }
});
