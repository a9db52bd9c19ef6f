/** A writer's folder for tests of proposals: the good fixture in Git, with main checked out and no user name configured. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Proposed, propose, type ToPropose } from '../../scripts/dev/propose/propose.ts';
import { openRepository, type Repository } from '../../scripts/dev/propose/repository.ts';
import { type History, makeHistory } from '../review/history.ts';

export { describeWithGit } from '../review/history.ts';

export const GERMAN = 'content/pages/rent/kira-hukuku/de.mdx';
export const TURKISH = 'content/pages/rent/kira-hukuku/tr.mdx';
/** Of another page. */
export const OTHER = 'content/pages/rent/kira-takip/tr.mdx';
export const AUTHOR = { name: 'Gülşah Öztürk Иванова', email: 'gulsah@example.org' };

export interface Folder extends History {
  readonly contentDir: string;
  open(): Promise<Repository>;
  /** Adds a sentence to the end of a page. */
  add(path: string, sentence: string): Promise<void>;
  text(path: string): Promise<string>;
  /** Proposes these files, with words and a check that may be given. */
  propose(paths: readonly string[], more?: Partial<ToPropose>): Promise<Proposed>;
  /** Adds a bare repository as `origin` that has main. */
  addRemote(): Promise<Remote>;
}

export interface Remote {
  readonly dir: string;
  git(...args: readonly string[]): string;
  /** A shell script that Git runs there, such as pre-receive. */
  hook(name: string, script: string): Promise<void>;
}

export async function makeFolder(): Promise<Folder> {
  const history = await makeHistory();
  const contentDir = join(history.dir, 'content');
  const open = () => openRepository(contentDir, 'en');
  return {
    ...history,
    contentDir,
    open,
    add: (path, sentence) => history.edit(path, (text) => `${text.trimEnd()}\n\n${sentence}\n`),
    text: (path) => readFile(join(history.dir, path), 'utf8'),
    propose: async (paths, more) =>
      propose(await open(), { title: 'A clearer sentence', reason: '', author: AUTHOR, paths, ...more }, async () => []),
    addRemote: async () => {
      const dir = await mkdtemp(join(tmpdir(), 'remote-'));
      const git = (...args: readonly string[]) => execFileSync('git', [...args], { cwd: dir, encoding: 'utf8' });
      git('init', '--quiet', '--bare', '--initial-branch=main');
      history.git('remote', 'add', 'origin', dir);
      history.git('push', '--quiet', 'origin', 'main');
      return { dir, git, hook: (name, script) => writeHook(join(dir, 'hooks', name), script) };
    },
  };
}

/** Writes a hook that Git can run. */
export async function writeHook(path: string, script: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
}
