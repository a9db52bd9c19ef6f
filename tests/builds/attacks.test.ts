/** The development server answers only its own user: it refuses attacks without extra work, and everything that a writer does still works. */
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { WriteData } from '../../src/model/deskWrite.ts';
import { TOKEN_HEADER } from '../../src/model/writing.ts';
import { listAttacks } from './attackList.ts';
import { type DevServer, START_LIMIT_MS, startDevServer } from './devServer.ts';
import { edit, makeWarmProject } from './project.ts';
import { type Answer, ask, askWithoutEnd, flood, listenToVite } from './requests.ts';

const SECRET = 'a secret of this computer';
const PAGE = 'content/pages/rent/kira-takip/tr.mdx';

let dir = '';
let server: DevServer;
let port = 0;
/** The answer to a request that comes to no end, which was begun before all others. */
let endless: Promise<Answer>;

beforeAll(async () => {
  dir = await makeWarmProject(inject('cacheDir'), 'whole');
  await writeFile(join(dir, '.env'), SECRET);
  await writeFile(join(dir, 'secret.txt'), SECRET);
  await symlink(join(dir, '.env'), join(dir, 'content/out.txt'));
  await symlink(dir, join(dir, 'content/outside'), 'junction');
  await symlink(join(dir, 'secret.txt'), join(dir, 'public/secret.txt'));
  await mkdir(join(dir, 'content/.git'));
  await writeFile(join(dir, 'content/.git/config'), SECRET);
  // A finding, through which queries of the desk look.
  await edit(dir, PAGE, 'Belgeleri toplarız.', 'Belgeleri [toplarız](page:yok).');
  server = await startDevServer(dir);
  ({ port } = server);
  endless = (await askWithoutEnd(port)).answer;
}, START_LIMIT_MS);

afterAll(async () => {
  server?.stop();
  if (dir) await rm(dir, { recursive: true, force: true });
});

/** The token that the write view has in its data. */
async function readToken(): Promise<string> {
  const { body } = await ask(port, { target: '/_desk/write' });
  return /"token":"([^"]+)"/.exec(body)?.[1] ?? '';
}

/** The headers of a body, with its length. */
function jsonOf(body: string): unknown {
  return JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '');
}

/** Files that attacks try to write. */
function readWatched(): Promise<string[]> {
  return Promise.all(['.env', 'content/site.yaml', 'content/.git/config'].map((name) => readFile(join(dir, name), 'utf8')));
}

describe('an attack', () => {
  it('is refused, shows nothing of this computer and opens nothing', async () => {
    const token = await readToken();
    const attacks = listAttacks(`localhost:${port}`, dir, token);
    const before = await readWatched();
    expect(attacks.length).toBeGreaterThanOrEqual(40);
    const answers: { [what: string]: number | string } = {};
    const shown: string[] = [];
    for (const { what, status, ...request } of attacks) {
      const { headers, body, ...answer } = await ask(port, request).catch((error: Error) => ({
        status: error.message,
        headers: '',
        body: '',
      }));
      const name = `${what}: ${request.method ?? 'GET'} ${request.target.slice(0, 120)}`;
      if (answer.status !== status) answers[`${name} ${JSON.stringify(request.headers ?? {}).slice(0, 200)}`] = answer.status;
      if ([dir, SECRET, '    at ', '"kopru-hukuk"', 'root:', '<script>alert'].some((text) => body.includes(text))) shown.push(name);
      if (headers.includes('access-control-allow-origin')) shown.push(`${name} (other origins may read it)`);
    }
    expect(answers).toEqual({});
    expect(shown).toEqual([]);
    expect(await server.readOpened()).toBe('');
    expect(await readWatched()).toEqual(before);
  });

  it('that leaves is not rendered for', async () => {
    const timeOf = async () => {
      const start = performance.now();
      expect((await ask(port, { target: '/' }, 120_000)).status).toBe(200);
      return performance.now() - start;
    };
    await timeOf();
    const one = await timeOf();
    await flood(port, '/', 1000);
    // Rendering for them all would take a thousand times as long as one page.
    expect(await timeOf()).toBeLessThan(Math.max(one, 20) * 300);
  });

  it('that never ends its request is ended', async () => {
    expect((await endless).status).toBe(408);
  });
});

describe('a writer', () => {
  const own = () => ({ origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' });

  it('sees pages, the desk and everything that they ask for', async () => {
    const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const pages = ['/', '/kira-takip', '/kira-takip?utm_source=x', '/_desk', '/_desk/findings?q=toplar', '/_desk/compare'];
    const seen = new Set<string>();
    for (const target of pages) {
      const { status, body } = await ask(port, { target, headers: typed });
      expect(status, target).toBe(200);
      const links = body.matchAll(/<(?:link rel="(?:stylesheet|preload|icon)"|script type="module") (?:href|src)="([^"]+)"/g);
      for (const [, link = ''] of links) seen.add(link);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['/src/desk/client.ts', '/src/desk/refresh.ts', '/src/styles/index.css', '/@vite/client']),
    );
    // Modules name further ones, which are served only then.
    for (const target of seen) {
      const { status, body } = await ask(port, { target, headers: { 'sec-fetch-site': 'same-origin' } });
      expect(status, target).toBe(200);
      for (const [, module = ''] of body.matchAll(/^import .*?"(\/[^"]+)"/gm)) seen.add(module);
    }
    expect([...seen].some((target) => target.includes('idiomorph'))).toBe(true);
  });

  it('saves a page in the write view, and sees it at once', async () => {
    const { body } = await ask(port, { target: '/_desk/write?page=kira-takip&locale=tr' });
    const { data } = JSON.parse(/<script type="application\/json" id="write-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
      readonly data: WriteData;
    };
    const { token, file, pathname } = data;
    const headers = { ...own(), 'content-type': 'application/json', [TOKEN_HEADER]: token };
    const text = file?.text.replace('Belgeleri [toplarız](page:yok).', 'Belgeleri [tararız](page:yok).') ?? '';
    const request = JSON.stringify({ filePath: file?.filePath, text, hash: file?.hash });
    const saved = await ask(port, { target: '/_desk/do/save', method: 'POST', headers, body: request });
    expect(saved.status, saved.body).toBe(200);
    expect(jsonOf(saved.body)).toMatchObject({ state: 'saved' });
    expect((await ask(port, { target: pathname ?? '' })).body).toContain('tararız');
    // The same save again names a version that is not there any more.
    const again = await ask(port, { target: '/_desk/do/save', method: 'POST', headers, body: request });
    expect(jsonOf(again.body)).toMatchObject({ state: 'changed', file: { text } });
    await edit(dir, PAGE, '[tararız](page:yok)', '[toplarız](page:yok)');
  });

  it('gets edits through the socket of Vite', async () => {
    const socket = await listenToVite(port);
    await expect.poll(socket.heard, { timeout: 20_000 }).toContain('"event":"content:changed"');
    socket.close();
  });

  it('opens a file of the content in the editor, also without scripts', async () => {
    const target = `/__open-in-editor?file=${encodeURIComponent(`${PAGE}:12:3`)}`;
    const form = await ask(port, { target, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(form.body).toContain('<form method="post">');
    expect(await server.readOpened()).toBe('');
    expect((await ask(port, { target, method: 'POST', headers: own() })).status).toBe(204);
    await expect.poll(server.readOpened, { timeout: 20_000 }).toBe(`${join(dir, PAGE)} 12 3\n`);
  });

  it('who comes from another website goes on with one click', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const { status, body } = await ask(port, { target: '/de/kira-takip?a=1&b="<', headers });
    expect(status).toBe(403);
    expect(body).toContain('<a href="/de/kira-takip?a=1&#38;b=&#34;&#60;">');
  });

  it('still gets an edit after all that', async () => {
    await edit(dir, PAGE, '[toplarız](page:yok)', 'toplarız');
    await expect.poll(async () => (await ask(port, { target: '/kira-takip' })).body, { timeout: 20_000 }).toContain('Belgeleri toplarız.');
  });
});
