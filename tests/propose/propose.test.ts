/** Proposals in real repositories: what they contain, and that they touch nothing else. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { filesOf, findBranch, isAccepted, isChangedSince, listBranches } from '../../scripts/dev/propose/branches.ts';
import { listChangedFiles } from '../../scripts/dev/propose/changedFiles.ts';
import { findProposable } from '../../scripts/dev/propose/prepare.ts';
import { propose, takeBack } from '../../scripts/dev/propose/propose.ts';
import { openRepository } from '../../scripts/dev/propose/repository.ts';
import { REFUSALS } from '../../scripts/dev/propose/words.ts';
import type { Issue } from '../../src/model/issue.ts';
import { AUTHOR, describeWithGit, type Folder, GERMAN, makeFolder, OTHER, TURKISH, writeHook } from './folder.ts';

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
      await expect(folder.propose([path]), path).rejects.toThrow(REFUSALS.outside(path));
  });

  it('is named by the day where its title has no Latin letters', async () => {
    await folder.add(GERMAN, 'Ein neuer Satz.');
    expect((await folder.propose([GERMAN], { title: 'Срок' })).name).toMatch(/^proposal\/\d{4}-\d\d-\d\d-[0-9a-f]{7}$/);
  });

  it('stands beside another one', async () => {
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

  it('is taken back, and the texts stay', async () => {
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

  it('is recognized after a squash whose words main has changed again', async () => {
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

  it('is recognized where only the remote has it', async () => {
    const name = await proposeAndStash();
    await folder.addRemote();
    folder.git('push', '--quiet', 'origin', `${name}:main`);
    folder.git('fetch', '--quiet', 'origin');
    expect(await isIn(name)).toBe(true);
  });
});

describeWithGit('a proposal is refused', () => {
  beforeEach(async () => {
    await folder.add(GERMAN, 'Ein neuer Satz.');
  });
  /** The refusal's message; afterwards no proposal may exist. */
  const refusal = async (more: Parameters<Folder['propose']>[1] = {}, paths: readonly string[] = [GERMAN]) => {
    const message = await folder.propose(paths, more).then(
      () => 'It was made.',
      (error: Error) => error.message,
    );
    expect(folder.git('for-each-ref', 'refs/heads/proposal', 'refs/desk')).toBe('');
    return message;
  };

  it('without a title, a name, a text, or a change', async () => {
    expect(await refusal({ title: ' \n' })).toBe(REFUSALS.noTitle);
    expect(await refusal({ title: 'a'.repeat(121) })).toBe(REFUSALS.longTitle(120));
    for (const author of [
      { name: '', email: '' },
      { name: 'Ayşe', email: '' },
      { name: '<>', email: 'a@b' },
      { name: 'Ayşe', email: 'ayse' },
    ])
      expect(await refusal({ author })).toBe(REFUSALS.noName);
    expect(await refusal({}, [])).toBe(REFUSALS.nothingChosen);
    folder.git('checkout', '--quiet', '--', '.');
    expect(await refusal()).toBe(REFUSALS.nothingChanged);
  });

  it('while Git is in the middle of something, or a conflict is not settled', async () => {
    folder.git('switch', '--quiet', '--create', 'other');
    folder.commit('One version');
    folder.git('switch', '--quiet', 'main');
    await folder.add(GERMAN, 'Ein anderer Satz.');
    folder.commit('Another version');
    expect(() => folder.git('merge', 'other')).toThrow();
    expect(await refusal()).toBe(REFUSALS.inProgress('merge', 'git merge --abort'));
    folder.git('merge', '--abort');
    expect(() => folder.git('rebase', 'other')).toThrow();
    expect(await refusal()).toBe(REFUSALS.inProgress('rebase', 'git rebase --abort'));
    folder.git('rebase', '--abort');
    await folder.edit(GERMAN, (text) => text.replace('Ein anderer Satz.', 'Ein dritter Satz.'));
    folder.git('stash', '--quiet');
    folder.git('reset', '--quiet', '--hard', 'other');
    expect(() => folder.git('stash', 'pop')).toThrow();
    expect(await refusal()).toBe(REFUSALS.conflict(GERMAN));
    folder.git('add', GERMAN);
    expect(await refusal()).toBe(REFUSALS.conflictMarks(GERMAN));
  });

  it('with mistakes in exactly these texts, or when they have changed since the report', async () => {
    const mistake = { severity: 'error', message: '', fix: '', ruleId: 'link', filePath: GERMAN, line: 1, column: 1 } as Issue;
    const checked: string[] = [];
    const asked = { title: 'Title', reason: '', author: AUTHOR, paths: [GERMAN] };
    const made = propose(await folder.open(), asked, async ({ commit }) => {
      checked.push(folder.git('show', `${commit}:${GERMAN}`));
      return [mistake, { ...mistake, severity: 'warning' }];
    });
    await expect(made).rejects.toThrow(REFUSALS.findings(1));
    expect(checked).toEqual([await folder.text(GERMAN)]);
    expect(await refusal({ seen: '0'.repeat(40) })).toBe(REFUSALS.changedMeanwhile);
  });

  it('where Git or a repository is missing', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'empty-'));
    await expect(openRepository(empty)).rejects.toThrow(REFUSALS.noRepository);
    execFileSync('git', ['init', '--quiet'], { cwd: empty });
    await expect(openRepository(empty)).rejects.toThrow(REFUSALS.noCommit);
    vi.stubEnv('PATH', empty);
    await expect(openRepository(folder.contentDir)).rejects.toThrow(REFUSALS.gitMissing);
  });

  it('by a hook of the project that watches branches; hooks for commits are not asked', async () => {
    await writeHook(join(folder.dir, '.git/hooks/pre-commit'), 'exit 1');
    await writeHook(join(folder.dir, '.git/hooks/commit-msg'), 'exit 1');
    await writeHook(join(folder.dir, '.git/hooks/reference-transaction'), 'echo "Branches are frozen." >&2; exit 1');
    expect(await refusal()).toBe(REFUSALS.hook('Branches are frozen'));
    await rm(join(folder.dir, '.git/hooks/reference-transaction'));
    expect(await folder.propose([GERMAN])).toMatchObject({ name: expect.stringContaining('proposal/') });
  });

  it('on a branch that somebody has checked out, in this folder or in another', async () => {
    const { name } = await folder.propose([GERMAN]);
    await folder.add(GERMAN, 'Noch ein Satz.');
    const other = join(await mkdtemp(join(tmpdir(), 'worktree-')), 'tree');
    folder.git('worktree', 'add', '--quiet', other, name);
    const tip = folder.git('rev-parse', name);
    await expect(folder.propose([GERMAN], { into: name })).rejects.toThrow(REFUSALS.checkedOut(name));
    await expect(takeBack(await folder.open(), name)).rejects.toThrow(REFUSALS.checkedOut(name));
    expect(folder.git('rev-parse', name)).toBe(tip);
  });
});

describeWithGit('a proposal is made', () => {
  it('in the name that Git has here, unless the writer writes another one', async () => {
    folder.git('config', 'user.name', 'Ayşe Örnek');
    folder.git('config', 'user.email', 'ayse@example.org');
    await folder.add(GERMAN, 'Ein neuer Satz.');
    const { name } = await folder.propose([GERMAN], { author: { name: '', email: '' } });
    expect(folder.git('log', '-1', '--format=%an %ae %cn', name)).toBe('Ayşe Örnek ayse@example.org Ayşe Örnek\n');
    const other = await folder.propose([GERMAN], { title: 'Other' });
    expect(folder.git('log', '-1', '--format=%an', other.name)).toBe(`${AUTHOR.name}\n`);
    expect(folder.git('config', '--local', 'user.name')).toBe('Ayşe Örnek\n');
  });

  it('from a detached HEAD, a worktree and a shallow clone', async () => {
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
      const repository = await openRepository(join(dir, 'content'));
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
