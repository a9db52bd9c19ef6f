/** Addresses without a page in the development server: it redirects as the built site will, and has the flags of the built site. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFixtureSite } from '../../tests/liveSite.ts';
import type { Config } from '../core/config.ts';
import { renamePage } from '../rules/writing/renamePage.ts';
import { answer } from './answer.ts';
import type { LiveSite } from './liveSite.ts';

let config: Config;
let site: LiveSite;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ config, site, close } = await openFixtureSite());
});

afterEach(() => close());

/** The application that renders pages is not needed here; a page answers with an error that names it. */
const tools = () => ({
  modules: { load: () => Promise.reject(new Error('A page is rendered.')) },
  compile: site.compile,
  readAgain: site.readAgain,
});

async function ask(path: string): Promise<string> {
  const { status, location } = await answer(tools(), config, site.get(), new URL(path, 'http://localhost'), 'en');
  return `${status} ${location}`;
}

it('answers old addresses of a renamed page as the built site will', async () => {
  await expect(ask('/kira-takip')).rejects.toThrow('A page is rendered.');
  await renamePage(config, 'kira-takip', 'kira-izleme');
  site.touch('');
  await site.settle();
  expect(await ask('/kira-takip?q=1')).toBe('301 /kira-izleme?q=1');
  expect(await ask('/x/kira-takip')).toBe('301 /kira-izleme');
  expect(await ask('/Kira-Izleme.')).toBe('301 /kira-izleme');
  // No German translation: not for good.
  expect(await ask('/de/kira-takip')).toBe('302 /kira-izleme');
  await expect(ask('/kira-izleme')).rejects.toThrow('A page is rendered.');
  await expect(ask('/nirgendwo')).rejects.toThrow('A page is rendered.');
});

it('still shows a page that the build withholds, and redirects its old addresses to where the built site does', async () => {
  const german = join(config.contentDir, 'pages/rent/kira-hukuku/de.mdx');
  await writeFile(german, (await readFile(german, 'utf8')).replace('| lang |', '| [lang](page:nirgendwo) |'));
  const settings = join(config.contentDir, 'site.yaml');
  await writeFile(settings, `${await readFile(settings, 'utf8')}translations: { errors: withhold, outdated: notice }\n`);
  site.touch('');
  await site.settle();
  await expect(ask('/de/kira-hukuku')).rejects.toThrow('A page is rendered.');
  expect(await ask('/de/eskikira')).toBe('302 /kira-hukuku');
});

it('has the flags in use, and no others', async () => {
  const flag = await answer(tools(), config, site.get(), new URL('http://localhost/flags/de.svg'), 'en');
  expect([flag.status, flag.type]).toEqual([200, 'image/svg+xml']);
  expect(String(flag.body)).toContain('<svg');
  await expect(ask('/flags/fr.svg')).rejects.toThrow('A page is rendered.');
  await expect(ask('/flags/../package.json')).rejects.toThrow('A page is rendered.');
});
