/** The build as a whole: the same input gives the same bytes, and a build that fails leaves the last one as it was. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../scripts/build/listFiles.ts';
import { THIRD_PARTY_NAME } from '../scripts/build/thirdParty.ts';
import { parseLedger } from '../scripts/content/ledger.ts';
import { withSlashes } from '../scripts/paths.ts';
import { servePreview } from '../scripts/serve.ts';
import { ERROR_STATUSES } from '../src/model/errorStatus.ts';
import { makeContent } from './fixture.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const BUILD_TIMEOUT_MS = 60_000;
// A cache of its own, so that an earlier run of this test has changed nothing; inside the project, where compiled pages find React.
const cacheDir = join(root, '.cache/test');

async function build(contentDir: string, outDir: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, CONTENT_DIR: contentDir, OUT_DIR: outDir, CACHE_DIR: cacheDir, NODE_ENV: '' };
  try {
    const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, env });
    return { code: 0, output: stdout };
  } catch (error) {
    const failure = error as { code: number; stdout: string; stderr: string };
    return { code: failure.code, output: failure.stdout + failure.stderr };
  }
}

async function hashesOf(dir: string): Promise<Record<string, string>> {
  const files = await listFiles(dir);
  const entries = await Promise.all(
    files.map(
      async (file) =>
        [
          withSlashes(relative(dir, file)),
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex'),
        ] as const,
    ),
  );
  return Object.fromEntries(entries);
}

describe('building the fixture', () => {
  let contentDir = '';
  let outDir = '';
  let first: Record<string, string> = {};

  beforeAll(async () => {
    await rm(cacheDir, { recursive: true, force: true });
    contentDir = await makeContent();
    outDir = join(await mkdtemp(join(tmpdir(), 'site-')), 'dist');
    const { code, output } = await build(contentDir, outDir);
    expect(output).toContain('Done in');
    expect(code).toBe(0);
    first = await hashesOf(outDir);
  }, BUILD_TIMEOUT_MS);

  it('writes pages, aliases and error pages of the languages that exist, and nothing for the ones that do not', () => {
    const errorPages = ERROR_STATUSES.flatMap((status) => [`${status}.html`, `de/${status}.html`]);
    const documents = Object.keys(first)
      .filter((name) => name.endsWith('.html'))
      .sort();
    const pages = [
      'de.html',
      'de/kira-hukuku.html',
      'de/services/kira-hukuku.html',
      'iletisim.html',
      'index.html',
      'kira-hukuku.html',
      'kira-takip.html',
      'services/kira-hukuku.html',
    ];
    expect(documents).toEqual([...errorPages, ...pages].sort());
  });

  it('names only existing languages as alternates, and turns links to untranslated pages into words', async () => {
    const html = await readFile(join(outDir, 'kira-takip.html'), 'utf8');
    expect([...html.matchAll(/hreflang="([\w-]+)"/g)].map((match) => match[1])).not.toContain('de');
    const german = await readFile(join(outDir, 'de/kira-hukuku.html'), 'utf8');
    expect(german).not.toContain('/de/kira-takip');
  });

  it('answers every address of the ledger: with a page, one hop to a page, or 410', async () => {
    const ledger = parseLedger(await readFile(join(contentDir, 'urls.yaml'), 'utf8'), []);
    const { server, url } = await servePreview(outDir, 0);
    const statuses: Record<string, number> = {};
    for (const { pathname } of ledger?.entries ?? []) {
      const response = await fetch(url + pathname, { redirect: 'manual' });
      statuses[pathname] = response.status;
      const location = response.headers.get('location');
      if (location) expect((await fetch(url + location, { redirect: 'manual' })).status, `${pathname} → ${location}`).toBe(200);
    }
    server.close();
    // A host that only has files leaves the same to its error page.
    expect(await readFile(join(outDir, '404.html'), 'utf8')).toContain('"retired":{"/kira-rehberi":"/kira-takip","/kira-hesaplama":""}');
    const { '/kira-hesaplama': gone, ...others } = statuses;
    expect(gone).toBe(410);
    expect(Object.keys(others).filter((pathname) => others[pathname] === 301)).toEqual(['/eskikira', '/kira-rehberi', '/de/eskikira']);
    expect(new Set(Object.values(others))).toEqual(new Set([200, 301]));
  });

  it(
    'gives the same bytes again',
    async () => {
      await build(contentDir, outDir);
      expect(await hashesOf(outDir)).toEqual(first);
    },
    BUILD_TIMEOUT_MS,
  );

  it(
    'fails on a mistake with one report and keeps the last good site',
    async () => {
      const file = join(contentDir, 'pages/rent/kira-takip/tr.mdx');
      const good = await readFile(file, 'utf8');
      await writeFile(file, good.replace('page:contact', 'page:kontact'));
      const { code, output } = await build(contentDir, outDir);
      await writeFile(file, good);
      expect(code).toBe(1);
      expect(output).toContain('content/pages/rent/kira-takip/tr.mdx:16:19  error  page-unknown');
      expect(output).not.toMatch(/\n\s+at .+:\d+:\d+/);
      expect(await hashesOf(outDir)).toEqual(first);
    },
    BUILD_TIMEOUT_MS,
  );

  it.each(['binary-file', 'long-line', 'yaml-bomb', 'mdx-script', 'redirect-loop', 'unwritten', 'yaml-empty-file'])(
    'keeps the last good site when it meets the mistake %s',
    async (name) => {
      const { code, output } = await build(await makeContent(`bad/${name}`), outDir);
      expect(code).toBe(1);
      expect(output).toMatch(/^content\/\S+:\d+:\d+ {2}error {2}[a-z-]+$/m);
      expect(output).not.toMatch(/\n\s+at .+:\d+:\d+/);
      expect(await hashesOf(outDir)).toEqual(first);
    },
    BUILD_TIMEOUT_MS,
  );

  it(
    'compiles only what changed',
    async () => {
      const file = join(contentDir, 'pages/rent/kira-takip/tr.mdx');
      await writeFile(file, (await readFile(file, 'utf8')).replace('Belgeleri toplarız.', 'Belgeleri birlikte toplarız.'));
      const { output } = await build(contentDir, outDir);
      expect(output).toContain('6 pages, 1 changed');
      expect(await readFile(join(outDir, 'kira-takip.html'), 'utf8')).toContain('birlikte toplarız');
    },
    BUILD_TIMEOUT_MS,
  );

  it('names the licence of everything by others that reaches a visitor, and of nothing under other terms', async () => {
    const notice = await readFile(join(outDir, THIRD_PARTY_NAME), 'utf8');
    const works = [...notice.matchAll(/^(.+) \(([^()]+)\)\n=+$/gm)].map(([, work = '', license = '']) => ({ work, license }));
    for (const name of ['react-dom', 'unhead', 'flag-icons', 'Piazzolla']) {
      expect(
        works.filter(({ work }) => work.startsWith(`${name} `)),
        name,
      ).toHaveLength(1);
    }
    for (const { work, license } of works) expect(`${work}: ${license}`).toMatch(/: (?:MIT|ISC|0BSD|BSD-[23]-Clause|OFL-1\.1)$/);
    expect(Object.keys(first).filter((file) => file.endsWith('licenses.json'))).toEqual([]);
  });

  it('leaves no staging folder behind', async () => {
    await rm(contentDir, { recursive: true });
    expect((await listFiles(join(outDir, '..'))).every((file) => file.startsWith(outDir))).toBe(true);
  });
});
