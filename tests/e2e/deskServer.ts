/** Starts a development server with the desk, with content for one test, and another website beside it. */
import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listen } from '../../scripts/core/listen.ts';
import { needProgram } from '../missing.ts';

const root = join(import.meta.dirname, '../..');

export interface Running {
  /** Without a slash at its end. */
  readonly url: string;
  readonly stop: () => void;
}

/** A copy of the content under Git in which one page has a changed source, another a wrong figure in German, and a third no Russian text. */
async function makeDeskContent(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'desk-'));
  await cp(join(root, 'content'), dir, { recursive: true });
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: dir });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '-qm', 'before');
  await editContent(dir, 'pages/rent/kira-takip/tr.mdx', (text) =>
    text.replace(/\n\n## [^\n]+\n\n/, (heading) => `${heading}Bu cümle yenidir. `),
  );
  await editContent(dir, 'pages/inheritance/reddi-miras/de.mdx', (text) =>
    text.replace(/("renunciation-deadline">)[^<]+/, '$14\u00a0Monate'),
  );
  await editContent(dir, 'urls.yaml', (text) => `${text.trimEnd()}\n/eski-sayfa: { since: 2026-01-01, gone: Hizmet artık verilmiyor. }\n`);
  await rm(join(dir, 'pages/general/about/ru.mdx'));
  return dir;
}

/** Changes a file below `contentDir`; fails when that changes nothing. */
export async function editContent(contentDir: string, path: string, change: (text: string) => string): Promise<void> {
  const file = join(contentDir, path);
  const before = await readFile(file, 'utf8');
  const after = change(before);
  expect(after, path).not.toBe(before);
  await writeFile(file, after);
}

/** Resolves when the server says that it is ready; rejects with all that it printed when it ends before. */
async function startDesk(contentDir: string, more: Readonly<Record<string, string>> = {}): Promise<Running> {
  // An output folder that no other server uses; nothing is written there.
  const env = {
    ...process.env,
    CONTENT_DIR: contentDir,
    OUT_DIR: join(root, '.cache/desk/dist'),
    PORT: '0',
    LAUNCH_EDITOR: 'true',
    ...more,
  };
  const server = spawn(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/dev.ts'], { cwd: root, env });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Ready in \d+ ms: (http\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(output)));
  });
  return { url, stop: () => server.kill() };
}

export interface PreparedDesk {
  readonly contentDir: () => string;
  readonly url: () => string;
}

/** A desk for all tests of a file, with `more` in its environment: the folder of its content, and the server. One worker runs the file. */
export function prepareDesk(more: Readonly<Record<string, string>> = {}): PreparedDesk {
  return prepare(makeDeskContent, more);
}

/**
 * A desk whose content is a fixture, as the folder `content` of a project under Git, without changes. `labels` are languages whose interface
 * texts are the site's own.
 */
export function prepareProject(fixture = 'good', labels: readonly string[] = []): PreparedDesk {
  return prepare(() => makeProject(fixture, labels), {});
}

async function makeProject(fixture: string, labels: readonly string[]): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'desk-'));
  await cp(join(root, 'tests/fixtures', fixture), join(dir, 'content'), { recursive: true });
  for (const code of labels) await cp(join(root, `content/labels/${code}.yaml`), join(dir, `content/labels/${code}.yaml`));
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: dir });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '-qm', 'before');
  return join(dir, 'content');
}

function prepare(makeContent: () => Promise<string>, more: Readonly<Record<string, string>>): PreparedDesk {
  let contentDir = '';
  let server: Running | undefined;
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  // The desk speaks the language of the browser; these tests read its English words.
  test.use({ locale: 'en-GB' });
  test.skip(!needProgram('git', 'the writers’ desk'), 'Git is not installed.');
  test.beforeAll(async () => {
    test.setTimeout(210_000);
    contentDir = await makeContent();
    server = await startDesk(contentDir, more);
  });
  test.afterAll(async () => {
    server?.stop();
    await rm(contentDir, { recursive: true, force: true });
  });
  return { contentDir: () => contentDir, url: () => server?.url ?? '' };
}

/** A website of one page, which to a browser is another than the desk's. */
export async function startWebsite(html: string): Promise<Running> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  const url = await listen(server, 0, '');
  return { url: url.replace('localhost', '127.0.0.1'), stop: () => server.close() };
}
