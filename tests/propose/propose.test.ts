import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { filesOf, findBranch, isAccepted, isChangedSince, listBranches } from '../../scripts/dev/propose/branches.ts';
import { listChangedFiles } from '../../scripts/dev/propose/changedFiles.ts';
import { findProposable } from '../../scripts/dev/propose/prepare.ts';
import { propose, takeBack } from '../../scripts/dev/propose/propose.ts';
import { openRepository } from '../../scripts/dev/propose/repository.ts';
import { PROPOSING_WORDS } from '../../src/messages/propose.ts';
import { isLong } from '../long.ts';
import { AUTHOR, describeWithGit, type Folder, GERMAN, makeFolder, OTHER, TURKISH } from './folder.ts';

const { refusals: REFUSALS } = PROPOSING_WORDS.en;

let folder: Folder;

beforeEach(async () => {
  // The settings of the computer that runs the tests do not count.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  folder = await makeFolder();
  return () => vi.unstubAllEnvs();
});

const show = (name: string) => folder.git('show', '--format=', '--name-status', '--no-renames', name).trim().split('\n').filter(Boolean);

describeWithGit('a proposal', () => {
  it('contains the chosen texts, with the writer’s name and words', async () => {
    await folder.add(GERMAN, 'Ein neuer Satz.');
    await folder.add(TURKISH, 'Yeni bir cümle.');
    const { name, message } = await folder.propose([GERMAN], {
      title: 'Kira takibi: daha açık bir cümle',
      reason: 'Почему: так яснее.\nSatz für Satz.',
    });
    expect(name).toMatch(/^proposal\/kira-takibi-daha-acik-bir-cumle-[0-9a-f]{7}$/);
    expect(show(name)).toEqual([`M\t${GERMAN}`]);
    expect(folder.git('log', '-1', '--format=%an|%ae|%cn|%P|%B', name)).toBe(
      `${AUTHOR.name}|${AUTHOR.email}|${AUTHOR.name}|${folder.git('rev-parse', 'main').trim()}|Kira takibi: daha açık bir cümle\n\nПочему: так яснее.\nSatz für Satz.\n\n`,
    );
    expect(folder.git('show', `${name}:${GERMAN}`)).toBe(await folder.text(GERMAN));
    expect(message).toContain(`git fetch "${folder.dir}" ${name}`);
  });

  it('leaves the index, the folder, main and what is checked out as they are', async () => {
    await folder.write('notes.txt', 'Staged by somebody.\n');
    await folder.write('content/pages/rent/kira-hukuku/draft.txt', 'a');
    folder.git('add', 'notes.txt');
    await folder.add(OTHER, 'Staged, and then edited.');
    folder.git('add', OTHER);
    await folder.add(OTHER, 'Edited.');
    await folder.add(GERMAN, 'Ein neuer Satz.');
    const seen = async () => ({
      index: await readFile(join(folder.dir, '.git/index')),
      status: folder.git('--no-optional-locks', 'status', '--porcelain'),
      main: folder.git('rev-parse', 'main', 'HEAD'),
      branch: folder.git('symbolic-ref', 'HEAD'),
      texts: await Promise.all([GERMAN, OTHER, 'notes.txt'].map((path) => folder.text(path))),
    });
    const before = await seen();
    const { name } = await folder.propose([GERMAN]);
    await folder.add(GERMAN, 'Noch einer.');
    await folder.propose([GERMAN], { into: name });
    await takeBack(await folder.open(), name);
    await folder.edit(GERMAN, (text) => text.replace('\nNoch einer.\n', ''));
    const after = await seen();
    expect(after.index.equals(before.index)).toBe(true);
    expect({ ...after, index: '' }).toEqual({ ...before, index: '' });
  });

  it('takes new files and removed ones, and nothing outside of the content', async () => {
    await folder.write('content/pages/rent/kira-hukuku/yeni-не.txt', 'Neu.\n');
    await folder.write(GERMAN, undefined);
    await folder.write('README.md', 'Not content.\n');
    const { files } = await listChangedFiles(await folder.open());
    expect(files.map(({ path }) => path).sort()).toEqual([GERMAN, 'content/pages/rent/kira-hukuku/yeni-не.txt']);
    const { name } = await folder.propose(files.map(({ path }) => path));
    expect(folder.git('-c', 'core.quotePath=false', 'show', '--format=', '--name-status', name).trim().split('\n').sort()).toEqual([
      'A\tcontent/pages/rent/kira-hukuku/yeni-не.txt',
      `D\t${GERMAN}`,
    ]);
    for (const path of ['README.md', '../secret', `content/../README.md`, OTHER, '.git/config'])
      await expect(folder.propose([path]), path).rejects.toThrow(REFUSALS.outside({ file: path }));
  });

  it.runIf(isLong)('is named by the day where its title has no Latin letters', async () => {
    await folder.add(GERMAN, 'Ein neuer Satz.');
    expect((await folder.propose([GERMAN], { title: 'Срок' })).name).toMatch(/^proposal\/\d{4}-\d\d-\d\d-[0-9a-f]{7}$/);
  });

  it.runIf(isLong)('stands beside another one', async () => {
    await folder.add(GERMAN, 'Ein neuer Satz.');
    await folder.add(OTHER, 'Yeni bir cümle.');
    const [first, second] = [await folder.propose([GERMAN], { title: 'One' }), await folder.propose([OTHER], { title: 'Two' })];
    expect([show(first.name), show(second.name)]).toEqual([[`M\t${GERMAN}`], [`M\t${OTHER}`]]);
    expect((await listBranches(await folder.open())).map(({ title, author }) => `${title} ${author}`).sort()).toEqual([
      `One ${AUTHOR.name}`,
      `Two ${AUTHOR.name}`,
    ]);
  });

  it('is continued with the newest texts, also with one that was set back', async () => {
    await folder.add(GERMAN, 'Ein neuer Satz.');
    await folder.add(TURKISH, 'Yeni bir cümle.');
    const { name } = await folder.propose([GERMAN, TURKISH]);
    const repository = await folder.open();
    const since = async () => isChangedSince(repository, await filesOf(repository, await findBranch(repository, name)));
    expect(await since()).toBe(false);
    await expect(findProposable(repository, name)).resolves.toMatchObject({ files: [] });
    folder.git('checkout', '--quiet', 'HEAD', '--', TURKISH);
    await folder.add(GERMAN, 'Noch ein Satz.');
    expect(await since()).toBe(true);
    const first = folder.git('rev-parse', name).trim();
    await folder.propose([GERMAN, TURKISH], { into: name, reason: 'The Turkish text stays.' });
    expect(folder.git('rev-parse', `${name}^`).trim()).toBe(first);
    expect(folder.git('diff', '--name-only', 'main', name).trim()).toBe(GERMAN);
    expect(folder.git('show', `${name}:${GERMAN}`)).toBe(await folder.text(GERMAN));
  });

  it.runIf(isLong)('is taken back, and the texts stay', async () => {
    await folder.add(GERMAN, 'Ein neuer Satz.');
    const { name } = await folder.propose([GERMAN]);
    await takeBack(await folder.open(), name);
    expect(folder.git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/desk').trim()).toBe('refs/heads/main');
    expect(await folder.text(GERMAN)).toContain('Ein neuer Satz.');
    for (const other of ['main', 'proposal/../main', 'refs/heads/main', name])
      await expect(takeBack(await folder.open(), other)).rejects.toThrow();
    expect(folder.git('branch', '--list', 'main')).toContain('main');
  });
});

describeWithGit('an accepted proposal', () => {
  const isIn = async (name: string) => {
    const repository = await folder.open();
    const branch = await findBranch(repository, name);
    return isAccepted(repository, branch, await filesOf(repository, branch));
  };
  const proposeAndStash = async () => {
    await folder.add(GERMAN, 'Ein neuer Satz.');
    const { name } = await folder.propose([GERMAN]);
    folder.git('checkout', '--quiet', '--', '.');
    return name;
  };

  it('is recognized after a merge, also when main goes on', async () => {
    const name = await proposeAndStash();
    await folder.edit(OTHER, (text) => `${text}\nBaşka.\n`);
    folder.commit('Something else');
    expect(await isIn(name)).toBe(false);
    folder.git('merge', '--quiet', '--no-ff', '--no-edit', name);
    expect(await isIn(name)).toBe(true);
    await folder.edit(GERMAN, (text) => text.replace('Ein neuer Satz.', 'Ein noch neuerer Satz.'));
    folder.commit('Goes on');
    expect(await isIn(name)).toBe(true);
  });

  it('is recognized after a squash, beside other changes of the same page, and when main goes on', async () => {
    const name = await proposeAndStash();
    await folder.edit(GERMAN, (text) => text.replace('title: Mietrecht\n', 'title: Das Mietrecht\n'));
    folder.commit('The same page');
    expect(await isIn(name)).toBe(false);
    folder.git('merge', '--quiet', '--squash', name);
    folder.commit('Squashed');
    expect(await isIn(name)).toBe(true);
  });

  it.runIf(isLong)('is recognized after a squash whose words main has changed again', async () => {
    const name = await proposeAndStash();
    folder.git('merge', '--quiet', '--squash', name);
    folder.commit('Squashed');
    await folder.edit(GERMAN, (text) => text.replace('Ein neuer Satz.', 'Ein noch neuerer Satz.'));
    folder.commit('Goes on');
    expect(await isIn(name)).toBe(true);
    await expect(folder.propose([GERMAN], { into: name })).rejects.toThrow(REFUSALS.accepted);
    await takeBack(await folder.open(), name);
    expect(await listBranches(await folder.open())).toEqual([]);
  });

  it.runIf(isLong)('is recognized where only the remote has it', async () => {
    const name = await proposeAndStash();
    await folder.addRemote();
    folder.git('push', '--quiet', 'origin', `${name}:main`);
    folder.git('fetch', '--quiet', 'origin');
    expect(await isIn(name)).toBe(true);
  });
});

describeWithGit('a proposal is made', () => {
  it.runIf(isLong)('in the name that Git has here, unless the writer writes another one', async () => {
    folder.git('config', 'user.name', 'Ayşe Örnek');
    folder.git('config', 'user.email', 'ayse@example.org');
    await folder.add(GERMAN, 'Ein neuer Satz.');
    const { name } = await folder.propose([GERMAN], { author: { name: '', email: '' } });
    expect(folder.git('log', '-1', '--format=%an %ae %cn', name)).toBe('Ayşe Örnek ayse@example.org Ayşe Örnek\n');
    const other = await folder.propose([GERMAN], { title: 'Other' });
    expect(folder.git('log', '-1', '--format=%an', other.name)).toBe(`${AUTHOR.name}\n`);
    expect(folder.git('config', '--local', 'user.name')).toBe('Ayşe Örnek\n');
  });

  it.runIf(isLong)('from a detached HEAD, a worktree and a shallow clone', async () => {
    folder.git('switch', '--quiet', '--detach');
    await folder.add(GERMAN, 'Ein neuer Satz.');
    expect(show((await folder.propose([GERMAN])).name)).toEqual([`M\t${GERMAN}`]);
    for (const make of [
      (dir: string) => folder.git('worktree', 'add', '--quiet', dir, 'main'),
      (dir: string) => folder.git('clone', '--quiet', '--depth=1', `file://${folder.dir}`, dir),
    ]) {
      const dir = join(await mkdtemp(join(tmpdir(), 'elsewhere-')), 'tree');
      make(dir);
      await writeFile(join(dir, TURKISH), `${await readFile(join(dir, TURKISH), 'utf8')}\nYeni.\n`);
      const repository = await openRepository(join(dir, 'content'), 'en');
      const { name } = await propose(repository, { title: 'There', reason: '', author: AUTHOR, paths: [TURKISH] }, async () => []);
      expect((await filesOf(repository, await findBranch(repository, name))).map(({ path }) => path)).toEqual([TURKISH]);
    }
  });

  it('without files that Git ignores and without links, and both are named', async () => {
    await folder.write('.gitignore', 'content/pages/rent/kira-hukuku/nl.mdx\n*.bak\n');
    await folder.write('content/pages/rent/kira-hukuku/nl.mdx', '---\n');
    await folder.write('content/pages/rent/kira-hukuku/de.mdx.bak', '');
    await mkdir(join(folder.dir, 'content/pages/rent/.swap'));
    await symlink('/etc/hosts', join(folder.dir, 'content/pages/rent/kira-hukuku/fr.mdx'));
    const { files, ignored, strange } = await listChangedFiles(await folder.open());
    expect(files).toEqual([]);
    expect(ignored).toEqual(['content/pages/rent/kira-hukuku/nl.mdx']);
    expect(strange).toEqual(['content/pages/rent/kira-hukuku/fr.mdx']);
    expect(existsSync(join(folder.dir, '.git/index.lock'))).toBe(false);
  });
});
