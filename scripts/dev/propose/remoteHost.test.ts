/** Hosts by the addresses of remotes, the addresses of requests, and the reasons that a push gives. */
import { describe, expect, it } from 'vitest';
import { linkInAnswer, readRemoteUrl, requestHref } from './remoteHost.ts';
import { explainPush } from './send.ts';

const BRANCH = 'proposal/a-b-1234567';

describe('the address of a remote', () => {
  it.each([
    ['https://github.com/owner/project.git', 'github.com', 'github', 'owner/project'],
    ['https://name:password@gitlab.example.org:8443/group/sub/project.git/', 'gitlab.example.org', 'gitlab', 'group/sub/project'],
    ['git@bitbucket.org:owner/project.git', 'bitbucket.org', 'bitbucket', 'owner/project'],
    ['ssh://git@codeberg.org:22/owner/project', 'codeberg.org', 'codeberg', 'owner/project'],
    ['git@git.example.org:project', 'git.example.org', undefined, 'project'],
    ['file:///srv/project.git', '/srv/project.git', undefined, undefined],
    ['/srv/project.git', '/srv/project.git', undefined, undefined],
    ['C:\\projects\\site.git', 'C:\\projects\\site.git', undefined, undefined],
  ])('%s', (url, name, kind, project) => {
    expect(readRemoteUrl(url)).toEqual({ name, kind, project });
  });
});

describe('the address of a new request', () => {
  it.each([
    ['git@github.com:o/p.git', 'https://github.com/o/p/compare/main...proposal%2Fa-b-1234567?expand=1'],
    [
      'git@gitlab.com:o/p.git',
      'https://gitlab.com/o/p/-/merge_requests/new?merge_request%5Bsource_branch%5D=proposal%2Fa-b-1234567&merge_request%5Btarget_branch%5D=main',
    ],
    ['git@bitbucket.org:o/p.git', 'https://bitbucket.org/o/p/pull-requests/new?source=proposal%2Fa-b-1234567&dest=main'],
    ['git@codeberg.org:o/p.git', 'https://codeberg.org/o/p/compare/main...proposal%2Fa-b-1234567'],
    ['git@git.example.org:o/p.git', undefined],
    ['/srv/p.git', undefined],
  ])('at %s', (url, href) => {
    expect(requestHref(readRemoteUrl(url), 'main', BRANCH)).toBe(href);
  });

  it('is taken from what the host prints, if it is about this branch', () => {
    const printed = (link: string) =>
      `remote: \nremote: Create a pull request for '${BRANCH}' by visiting:\nremote:      ${link}\nremote: \nTo x\n`;
    const link = `https://git.example.org/o/p/pull/new/${BRANCH}`;
    expect(linkInAnswer(printed(link), BRANCH)).toBe(link);
    expect(linkInAnswer(printed(`https://x/?b=${encodeURIComponent(BRANCH)}`), BRANCH)).toBe('https://x/?b=proposal%2Fa-b-1234567');
    expect(linkInAnswer(printed('https://status.example.org'), BRANCH)).toBeUndefined();
    expect(linkInAnswer(`To ${link}\n`, BRANCH)).toBeUndefined();
  });
});

describe('why a push failed', () => {
  it.each([
    [
      "fatal: unable to access 'https://h/o/p/': Could not resolve host: h",
      'h cannot be reached: there is no network, or it is closed to this computer',
    ],
    ["fatal: could not read Username for 'https://h': terminal prompts disabled", 'h does not accept this computer’s access'],
    ['Host key verification failed.\nfatal: Could not read from remote repository.', 'h does not accept this computer’s access'],
    ["fatal: unable to access 'https://h/': The requested URL returned error: 403", 'h does not accept this computer’s access'],
    ['remote: Repository not found.\nfatal: repository ‘x’ not found', 'h does not have this project, or does not show it to you'],
    [' ! [rejected]        a -> a (fetch first)\nerror: failed to push some refs', 'somebody else has changed it at h'],
    [
      'remote: GH006: Protected branch update failed.\n ! [remote rejected] a -> a (protected branch hook declined)\nerror: failed to push some refs',
      'h has refused it: GH006: Protected branch update failed',
    ],
    ["error: failed to push some refs to 'h'", 'a program that this project runs before sending has refused'],
    ['fatal: the disk melted.', 'sending to h failed: fatal: the disk melted'],
  ])('%s', (stderr, says) => {
    expect(explainPush({ why: 'failed', stderr }, 'h', 'en')).toBe(says);
  });

  it('is short, and holds no password', () => {
    const says = explainPush({ why: 'failed', stderr: `fatal: https://me:secret@h/ ${'word '.repeat(100)}` }, 'h', 'en');
    expect(says.length).toBeLessThan(240);
    expect(says).not.toContain('secret');
    expect(explainPush({ why: 'timeout', stderr: '' }, 'h', 'en')).toBe('h did not answer within 40 seconds');
  });
});
