import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFixtureSite } from '../../../tests/liveSite.ts';
import type { Config } from '../../core/config.ts';
import type { LiveSite } from '../liveSite.ts';
import { hashBytes } from '../write/contentFile.ts';
import { DeskError, type DeskQuery } from './source.ts';
import { deriveWrite } from './write.ts';

const FILE = 'content/pages/rent/kira-hukuku/de.mdx';

let config: Config;
let site: LiveSite;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ config, site, close } = await openFixtureSite());
});

afterEach(() => close());

function write(query: DeskQuery) {
  const { snapshot, issues, isChecked } = site.get();
  if (!snapshot) throw new Error('Nothing can be shown.');
  return deriveWrite(
    { config, content: snapshot.content, manifest: snapshot.manifest, issues, isChecked, today: '2026-01-01', language: 'en' },
    query,
  );
}

it('opens the file of a page in a language, with the version that a save has to name', async () => {
  const { file, problem, pathname, kind } = await write({ page: 'kira-hukuku', locale: 'de' });
  expect(file?.filePath).toBe(FILE);
  expect(file?.hash).toBe(hashBytes(Buffer.from(file?.text ?? '')));
  expect({ problem, pathname, kind }).toEqual({ problem: undefined, pathname: '/de/kira-hukuku', kind: 'area' });
});

it('opens a page that cannot be read, which is mended there', async () => {
  await writeFile(join(config.contentDir, FILE.slice('content/'.length)), '---\ntitle: "\n---\n');
  await site.readNow(FILE.slice('content/'.length));
  expect((await write({ page: 'kira-hukuku', locale: 'de' })).file?.text).toContain('title: "');
});

describe('says in words why there is no text to write', () => {
  it('for a page that the language lacks', async () => {
    const { file, problem } = await write({ page: 'kira-takip', locale: 'de' });
    expect({ file, problem }).toEqual({ file: undefined, problem: expect.stringContaining('language') });
  });

  it('for a file that was deleted a moment ago, or is no text', async () => {
    const path = join(config.contentDir, FILE.slice('content/'.length));
    await writeFile(path, Buffer.from('Miete', 'utf16le'));
    expect((await write({ page: 'kira-hukuku', locale: 'de' })).problem).toContain('UTF-8');
    await rm(path);
    expect((await write({ page: 'kira-hukuku', locale: 'de' })).problem).toContain('deleted');
  });

  it('for no page at all', async () => {
    await expect(write({ page: 'none', locale: 'de' })).rejects.toThrow(DeskError);
  });
});

describe('the page beside it', () => {
  it('is in the source language, part by part, with the line of each part in both files', async () => {
    const { source, file } = await write({ page: 'kira-hukuku', locale: 'de' });
    expect(source?.localeCode).toBe('tr');
    const section = source?.parts.find(({ key }) => key === 'section.1');
    expect(section?.ownKey).toBe('section.1');
    expect(file?.text.split('\n')[(section?.ownLine ?? 0) - 1]).toBe('## Wann wird die Miete neu festgesetzt?');
    expect(section?.lines.length).toBeGreaterThan(1);
  });

  it('is in another language if that is asked for, and not there twice', async () => {
    expect((await write({ page: 'kira-hukuku', locale: 'tr' })).source).toBeUndefined();
    expect((await write({ page: 'kira-hukuku', locale: 'tr', source: 'de' })).source?.title).toBe('Mietrecht');
  });
});

describe('what writers complete', () => {
  it('is said in their language', async () => {
    const { vocabulary } = await write({ page: 'kira-hukuku', locale: 'de' });
    expect(vocabulary.facts).toMatchObject([
      {
        id: 'rent-determination-threshold',
        value: '5 years',
        basis: ['Art.\u00a0344 Abs.\u00a03 TBK'],
        words: ['5\u00a0Jahre'],
        pageTitles: ['Mietrecht'],
      },
    ]);
    expect(vocabulary.statutes).toContainEqual({ id: 'TBK 344/3', text: 'Art.\u00a0344 Abs.\u00a03 TBK' });
    expect(vocabulary.components.find(({ name }) => name === 'Fact')).toEqual({ name: 'Fact', attributes: ['id'], form: 'text' });
    // Pages of the language come before those that only the source language has.
    const targets = vocabulary.pages.map(({ target }) => target);
    expect(vocabulary.pages).toContainEqual({ target: 'page:kira-hukuku', title: 'Mietrecht' });
    expect(targets.indexOf('page:kira-takip')).toBeGreaterThan(targets.indexOf('page:kira-hukuku'));
  });

  it('and the form of the frontmatter is one schema without references to other files', async () => {
    const own = await write({ page: 'kira-hukuku', locale: 'tr' });
    const other = await write({ page: 'kira-hukuku', locale: 'de' });
    expect(own.schema).toMatchObject({
      properties: { kind: {}, related: {} },
      definitions: { pageId: { enum: expect.arrayContaining(['home']) } },
    });
    expect(other.schema).not.toMatchObject({ properties: { kind: {} } });
    for (const { schema } of [own, other])
      for (const [, name] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) {
        expect(name).toMatch(/^#\/definitions\//);
        expect(Object.keys((schema as { definitions: object }).definitions)).toContain(name?.slice('#/definitions/'.length));
      }
  });
});
