/** Sending proposals to real remotes: one that accepts, one that refuses, one that does not exist; and the programs of the hosts. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { findBranch } from '../../scripts/dev/propose/branches.ts';
import { askForNews, newsOf } from '../../scripts/dev/propose/news.ts';
import { sendAgain, takeBack } from '../../scripts/dev/propose/propose.ts';
import { PROPOSING_WORDS } from '../../src/messages/propose.ts';
import { isLong } from '../long.ts';
import { needProgram } from '../missing.ts';
import { describeWithGit, type Folder, GERMAN, makeFolder, type Remote, writeHook } from './folder.ts';

const { refusals: REFUSALS, done: DONE } = PROPOSING_WORDS.en;

let folder: Folder;
let remote: Remote;

beforeEach(async () => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
  folder = await makeFolder();
  remote = await folder.addRemote();
  await folder.add(GERMAN, 'Ein neuer Satz.');
  return () => vi.unstubAllEnvs();
});

const branchesThere = () => remote.git('for-each-ref', '--format=%(refname:short)', 'refs/heads').trim().split('\n');

describeWithGit('a proposal with a remote', () => {
  it('is sent, sent again when it goes on, and taken back there', async () => {
    const { name, message } = await folder.propose([GERMAN]);
    expect(message).toBe(`${DONE.made} ${DONE.sentOnly({ name, host: remote.dir })}`);
    expect(branchesThere()).toEqual(['main', name]);
    expect(remote.git('rev-parse', 'main')).toBe(folder.git('rev-parse', 'main'));
    await folder.add(GERMAN, 'Noch ein Satz.');
    await folder.propose([GERMAN], { into: name });
    expect(remote.git('rev-parse', name)).toBe(folder.git('rev-parse', name));
    expect(await takeBack(await folder.open(), name)).toBe(DONE.takenBack);
    expect(branchesThere()).toEqual(['main']);
  });

  it('is left alone there when a colleague has changed it', async () => {
    const { name } = await folder.propose([GERMAN]);
    const colleague = join(await mkdtemp(join(tmpdir(), 'colleague-')), 'clone');
    folder.git('clone', '--quiet', '--branch', name, remote.dir, colleague);
    folder.git('-C', colleague, 'commit', '--quiet', '--allow-empty', '--message', 'A hint');
    folder.git('-C', colleague, 'push', '--quiet');
    const theirs = remote.git('rev-parse', name);
    await folder.add(GERMAN, 'Noch ein Satz.');
    // The folder does not know yet.
    const { message } = await folder.propose([GERMAN], { into: name });
    expect(message).toContain(`It was not sent: somebody else has changed it at ${remote.dir}.`);
    await askForNews(await folder.open());
    await expect(folder.propose([GERMAN], { into: name })).rejects.toThrow(REFUSALS.changedByOthers);
    expect(await takeBack(await folder.open(), name)).toBe(DONE.takenBackHere({ host: remote.dir }));
    expect(remote.git('rev-parse', name)).toBe(theirs);
  });

  it('stays here when the remote refuses, with its reason and the command for a colleague', async () => {
    await remote.hook('pre-receive', 'echo "Only the office may send." >&2; exit 1');
    const { name, message } = await folder.propose([GERMAN]);
    expect(message).toContain(`It was not sent: ${remote.dir} has refused it: Only the office may send.`);
    expect(message).toContain(`git push origin ${name}`);
    expect(await findBranch(await folder.open(), name)).toMatchObject({ sent: undefined });
    expect(branchesThere()).toEqual(['main']);
    await rm(join(remote.dir, 'hooks/pre-receive'));
    expect((await sendAgain(await folder.open(), name)).message).toBe(DONE.sentOnly({ name, host: remote.dir }));
    await remote.hook('pre-receive', 'exit 1');
    expect(await takeBack(await folder.open(), name)).toMatch(
      /^The proposal was not taken back, because .* has refused it: pre-receive hook declined\./,
    );
    expect(await findBranch(await folder.open(), name)).toBeDefined();
  });

  it.runIf(isLong)('stays here when a program of the project refuses before sending', async () => {
    await writeHook(join(folder.dir, '.git/hooks/pre-push'), 'echo "Not on Fridays." >&2; exit 1');
    expect((await folder.propose([GERMAN])).message).toContain(
      'a program that this project runs before sending has refused: Not on Fridays.',
    );
    expect(branchesThere()).toEqual(['main']);
  });

  it.runIf(isLong)('stays here when the remote is gone, unreachable, or asks for a password', async () => {
    const { name } = await folder.propose([GERMAN]);
    const messageFor = async (url: string) => {
      folder.git('remote', 'set-url', 'origin', url);
      return (await sendAgain(await folder.open(), name)).message;
    };
    expect(await messageFor(`${remote.dir}/gone`)).toContain('does not have this project');
    expect(await messageFor('https://user:secret@127.0.0.1:9/owner/project.git')).toMatch(
      /^It was not sent: 127\.0\.0\.1 cannot be reached/,
    );
    vi.stubEnv('GIT_SSH_COMMAND', 'echo "git@host: Permission denied (publickey)." >&2; exit 255; true');
    expect(await messageFor('git@github.com:owner/project.git')).toContain('github.com does not accept this computer’s access');
  });
});

/** A program on the PATH that notes what it was called with, and prints `answer` until `say` gives it another one. */
async function addProgram(name: string, answer: string) {
  const dir = await mkdtemp(join(tmpdir(), 'programs-'));
  const say = (text: string) => writeFile(join(dir, 'answer'), text);
  await say(answer);
  await writeHook(join(dir, name), `printf '%s\\n' "$@" >> "${dir}/calls"\ncat "${dir}/answer"`);
  vi.stubEnv('PATH', `${dir}${delimiter}${process.env.PATH}`);
  return { say, calls: () => readFile(join(dir, 'calls'), 'utf8') };
}

describeWithGit('a host', () => {
  /** The remote has the address of a host; a fake SSH program connects to the folder. */
  const standInFor = async (url: string) => {
    const ssh = join(await mkdtemp(join(tmpdir(), 'ssh-')), 'ssh');
    await writeHook(ssh, `for last; do :; done\nexec git "$(echo "\${last%% *}" | sed 's/^git-//')" "${remote.dir}"`);
    vi.stubEnv('GIT_SSH_COMMAND', ssh);
    vi.stubEnv('GIT_SSH_VARIANT', 'simple');
    folder.git('remote', 'set-url', 'origin', url);
  };

  it.runIf(isLong)('that prints a link to open the request: the writer gets it', async () => {
    await standInFor('git@git.example.org:owner/project.git');
    const link = 'https://git.example.org/owner/project/pulls/new/';
    await remote.hook('post-receive', `read old new ref; echo "Open a request: ${link}\${ref#refs/heads/}" >&2`);
    const { name, message, href } = await folder.propose([GERMAN]);
    expect({ message, href }).toEqual({ message: `${DONE.made} ${DONE.sentWithLink}`, href: `${link}${name}` });
  });

  it.runIf(isLong)('whose program is not there: the writer gets the known address of the form', async () => {
    await standInFor('git@github.com:owner/project.git');
    vi.stubEnv('PATH', dirname(needProgram('git', 'a computer without the program of GitHub') ?? ''));
    const { name, href } = await folder.propose([GERMAN]);
    expect(href).toBe(`https://github.com/owner/project/compare/main...${encodeURIComponent(name)}?expand=1`);
  });

  it('whose program is logged in: GitHub’s opens the request, and tells its state and comments', async () => {
    await standInFor('git@github.com:owner/project.git');
    const url = 'https://github.com/owner/project/pull/7';
    const { calls, say } = await addProgram('gh', `Creating pull request\n${url}\n`);
    const { name, message, href } = await folder.propose([GERMAN], { title: 'Срок: «три месяца»', reason: 'Çünkü "böyle".' });
    expect({ message, href }).toEqual({ message: `${DONE.made} ${DONE.requested}`, href: url });
    expect(await calls()).toBe(`pr\ncreate\n--head\n${name}\n--base\nmain\n--title\nСрок: «три месяца»\n--body\nÇünkü "böyle".\n`);
    await say(
      JSON.stringify({
        url,
        state: 'OPEN',
        comments: [{ author: { login: 'ayse' }, body: ' Tamam mı? ', createdAt: '2026-11-26T10:00:00Z' }],
        reviews: [
          { author: null, body: 'Schön.', submittedAt: '2026-11-25T10:00:00Z' },
          { author: null, body: '', submittedAt: null },
        ],
      }),
    );
    expect(await askForNews(await folder.open())).toBe(DONE.news);
    expect(newsOf(name)).toEqual({
      href: url,
      state: 'open',
      remarks: [
        { by: '', on: '2026-11-25', text: 'Schön.' },
        { by: 'ayse', on: '2026-11-26', text: 'Tamam mı?' },
      ],
    });
  });

  it.runIf(isLong)('whose program is logged in: GitLab’s too; one that answers nonsense is no news', async () => {
    await standInFor('git@gitlab.com:owner/project.git');
    const url = 'https://gitlab.com/owner/project/-/merge_requests/3';
    const { say } = await addProgram('glab', `${url}\n`);
    const { name, href } = await folder.propose([GERMAN]);
    expect(href).toBe(url);
    await say('Not logged in.');
    await askForNews(await folder.open());
    expect(newsOf(name)).toBeUndefined();
    await say(JSON.stringify({ iid: 3, web_url: 'javascript:alert(1)', state: 'opened' }));
    await askForNews(await folder.open());
    expect(newsOf(name)).toBeUndefined();
    await say(JSON.stringify({ iid: 3, web_url: url, state: 'merged' }));
    await askForNews(await folder.open());
    expect(newsOf(name)).toEqual({ href: url, state: 'merged', remarks: [] });
  });
});
