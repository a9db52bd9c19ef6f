/** Refused proposals, each with a message and a next step. Neighbour: propose.test.ts. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { propose, takeBack } from '../../scripts/dev/propose/propose.ts';
import { openRepository } from '../../scripts/dev/propose/repository.ts';
import { PROPOSING_WORDS } from '../../src/messages/propose.ts';
import type { Issue } from '../../src/model/issue.ts';
import { isLong } from '../long.ts';
import { AUTHOR, describeWithGit, type Folder, GERMAN, makeFolder, writeHook } from './folder.ts';

const { refusals: REFUSALS } = PROPOSING_WORDS.en;

let folder: Folder;

beforeEach(async () => {
  // The settings of the computer that runs the tests do not count.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  folder = await makeFolder();
  return () => vi.unstubAllEnvs();
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
    expect(await refusal({ title: 'a'.repeat(121) })).toBe(REFUSALS.longTitle({ number: 120 }));
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
    expect(await refusal()).toBe(REFUSALS.inProgress({ what: 'merge', command: 'git merge --abort' }));
    folder.git('merge', '--abort');
    expect(() => folder.git('rebase', 'other')).toThrow();
    expect(await refusal()).toBe(REFUSALS.inProgress({ what: 'rebase', command: 'git rebase --abort' }));
    folder.git('rebase', '--abort');
    await folder.edit(GERMAN, (text) => text.replace('Ein anderer Satz.', 'Ein dritter Satz.'));
    folder.git('stash', '--quiet');
    folder.git('reset', '--quiet', '--hard', 'other');
    expect(() => folder.git('stash', 'pop')).toThrow();
    expect(await refusal()).toBe(REFUSALS.conflict({ file: GERMAN }));
    folder.git('add', GERMAN);
    expect(await refusal()).toBe(REFUSALS.conflictMarks({ file: GERMAN }));
  });

  it('with mistakes in exactly these texts, or when they have changed since the report', async () => {
    const mistake = { severity: 'error', message: '', fix: '', ruleId: 'link', filePath: GERMAN, line: 1, column: 1 } as Issue;
    const checked: string[] = [];
    const asked = { title: 'Title', reason: '', author: AUTHOR, paths: [GERMAN] };
    const made = propose(await folder.open(), asked, async ({ commit }) => {
      checked.push(folder.git('show', `${commit}:${GERMAN}`));
      return [mistake, { ...mistake, severity: 'warning' }];
    });
    await expect(made).rejects.toThrow(REFUSALS.findings({ number: 1 }));
    expect(checked).toEqual([await folder.text(GERMAN)]);
    expect(await refusal({ seen: '0'.repeat(40) })).toBe(REFUSALS.changedMeanwhile);
  });

  it.runIf(isLong)('where Git or a repository is missing', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'empty-'));
    await expect(openRepository(empty, 'en')).rejects.toThrow(REFUSALS.noRepository);
    execFileSync('git', ['init', '--quiet'], { cwd: empty });
    await expect(openRepository(empty, 'en')).rejects.toThrow(REFUSALS.noCommit);
    vi.stubEnv('PATH', empty);
    await expect(openRepository(folder.contentDir, 'en')).rejects.toThrow(REFUSALS.gitMissing);
  });

  it('in the language of the writer', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'empty-'));
    await expect(openRepository(empty, 'tr')).rejects.toThrow(PROPOSING_WORDS.tr.refusals.noRepository);
    const folder = await makeFolder();
    const german = await openRepository(folder.contentDir, 'de');
    await expect(takeBack(german, 'proposal/none')).rejects.toThrow('keinen Vorschlag „proposal/none“');
  });

  it.runIf(isLong)('by a hook of the project that watches branches; hooks for commits are not asked', async () => {
    await writeHook(join(folder.dir, '.git/hooks/pre-commit'), 'exit 1');
    await writeHook(join(folder.dir, '.git/hooks/commit-msg'), 'exit 1');
    await writeHook(join(folder.dir, '.git/hooks/reference-transaction'), 'echo "Branches are frozen." >&2; exit 1');
    expect(await refusal()).toBe(REFUSALS.hook({ message: 'Branches are frozen' }));
    await rm(join(folder.dir, '.git/hooks/reference-transaction'));
    expect(await folder.propose([GERMAN])).toMatchObject({ name: expect.stringContaining('proposal/') });
  });

  it.runIf(isLong)('on a branch that somebody has checked out, in this folder or in another', async () => {
    const { name } = await folder.propose([GERMAN]);
    await folder.add(GERMAN, 'Noch ein Satz.');
    const other = join(await mkdtemp(join(tmpdir(), 'worktree-')), 'tree');
    folder.git('worktree', 'add', '--quiet', other, name);
    const tip = folder.git('rev-parse', name);
    await expect(folder.propose([GERMAN], { into: name })).rejects.toThrow(REFUSALS.checkedOut({ name }));
    await expect(takeBack(await folder.open(), name)).rejects.toThrow(REFUSALS.checkedOut({ name }));
    expect(folder.git('rev-parse', name)).toBe(tip);
  });
});
