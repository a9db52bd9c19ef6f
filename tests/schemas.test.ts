/** The JSON schemas for editors are up to date, describe every field, and accept the same content as the check. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readDocstrings } from '../scripts/build/editorFiles/docstrings.ts';
import { deriveEditorNames, deriveSchemas } from '../scripts/build/editorFiles/editorFiles.ts';
import { openContentCache } from '../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../scripts/content/load.ts';
import type { Page } from '../src/model/page.ts';
import { part } from './long.ts';

type Json = { [key: string]: unknown };

const root = join(import.meta.dirname, '..');
const schemas = await deriveSchemas(root);
let content: Content;
let names: Json = {};

beforeAll(async () => {
  const cache = openContentCache({ root, cacheDir: join(root, '.cache') });
  const loaded = await loadContent({ contentDir: join(root, 'content'), cache });
  if (!loaded.content) throw new Error('The content cannot be read.');
  content = loaded.content;
  names = JSON.parse(deriveEditorNames(content)['.vscode/schemas/names.json'] ?? '') as Json;
});

/** The schema with its lists inside, as an editor sees it. */
function validatorOf(name: string): z.ZodType {
  const text = (schemas[`.vscode/schemas/${name}.json`] ?? '').replaceAll('names.json#/', '#/');
  return z.fromJSONSchema({ ...(JSON.parse(text) as Json), definitions: names.definitions } as Parameters<typeof z.fromJSONSchema>[0]);
}

async function read(path: string): Promise<unknown> {
  const text = await readFile(join(root, 'content', path), 'utf8');
  return parse(path.endsWith('.mdx') ? (text.split(/^---$/m)[1] ?? '') : text);
}

describe('schemas', () => {
  it.each(Object.keys(schemas))('%s is fresh; npm run schemas writes it', async (path) => {
    expect(await readFile(join(root, path), 'utf8')).toBe(schemas[path]);
  });

  it.each(Object.keys(schemas))('%s describes every field', (path) => {
    const bare: string[] = [];
    const walk = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [field, child] of Object.entries((node as Json).properties ?? {})) {
        if (!(child as Json).description) bare.push(`${at}.${field}`);
      }
      for (const [key, child] of Object.entries(node)) if (key !== 'default') walk(child, `${at}.${key}`);
    };
    walk(JSON.parse(schemas[path] ?? ''), '');
    expect(bare).toEqual([]);
  });

  // A file with comments only is empty to editors, and judged by none.
  it.each(['site', 'facts', 'deadlines', 'glossary', 'conduct', 'wording', 'abbreviations', 'launch', 'statutes', 'urls'])(
    '%s accepts its file',
    async (name) => {
      const data = await read(`${name}.yaml`);
      if (data !== null) expect(validatorOf(name).safeParse(data).error?.issues ?? []).toEqual([]);
    },
  );

  it('accept pages, every review and every label', async () => {
    for (const folder of new Set(content.pages.map(({ filePath }) => filePath.replace(/^content\/|[^/]+$/g, '')))) {
      // A page that was published just now has no record yet.
      if (!existsSync(join(root, 'content', folder, 'review.yaml'))) continue;
      expect(validatorOf('review').safeParse(await read(`${folder}review.yaml`)).error?.issues ?? [], folder).toEqual([]);
    }
    for (const { localeCode, filePath } of part(content.pages)) {
      const name = localeCode === content.site.defaultLocale ? 'page-source' : 'page-translation';
      const found = validatorOf(name).safeParse(await read(filePath.replace('content/', ''))).error?.issues ?? [];
      expect(found, filePath).toEqual([]);
    }
    for (const { code } of content.site.locales) {
      expect(validatorOf('labels').safeParse(await read(`labels/${code}.yaml`)).error?.issues ?? []).toEqual([]);
    }
  });

  it('refuse what the check refuses', async () => {
    const isSource = ({ localeCode, frontmatter }: Page) => localeCode === content.site.defaultLocale && frontmatter.kind === 'service';
    const { filePath, pageId } = content.pages.find(isSource) ?? expect.fail('no service page');
    const page = (await read(filePath.replace('content/', ''))) as Json;
    const refuses = (name: string, data: unknown) => expect(validatorOf(name).safeParse(data).success).toBe(false);
    refuses('page-source', { ...page, titel: 'x' });
    refuses('page-source', { ...page, related: [`${pageId}x`] });
    refuses('page-source', { ...page, reviewed: '26.09.2026' });
    refuses('page-source', { ...page, kind: 'servicex' });
    refuses('page-translation', page);
    refuses('facts', { x: { value: 'P1D', basis: ['TMK 1'], status: 'statute', companions: ['no-such-fact'], reviewed: '2026-01-01' } });
    refuses('urls', { '/x': { since: '2026-01-01', redirect: 'https://www.example.org' } });
    refuses('labels', { home: 'Ana sayfa', noSuchLabel: 'x' });
  });

  it('are mapped to every YAML file of the content', async () => {
    const settings = JSON.parse(await readFile(join(root, '.vscode/settings.json'), 'utf8')) as { 'yaml.schemas': Record<string, string> };
    const mapped = settings['yaml.schemas'];
    const files = (await readdir(join(root, 'content'))).filter((name) => name.endsWith('.yaml'));
    expect(files.filter((name) => mapped[`./.vscode/schemas/${name.replace('.yaml', '.json')}`] !== `content/${name}`)).toEqual([]);
    expect(Object.keys(mapped).filter((path) => !(path.slice(2) in schemas))).toEqual([]);
  });
});

describe('snippets and types', () => {
  it('know every fact and every page', () => {
    const files = deriveEditorNames(content);
    const snippets = JSON.parse(files['.vscode/content.code-snippets'] ?? '') as Record<string, { body: string; scope: string }>;
    for (const { id } of content.facts) {
      expect(snippets[`fact ${id}`]?.body).toBe(`<Fact id="${id}">$0</Fact>`);
      expect(files['src/generated/mdx.d.ts']).toContain(`| '${id}'`);
    }
    for (const { pageId } of content.pages) expect(snippets[`page ${pageId}`]?.body).toBe(`[$0](page:${pageId})`);
    expect(snippets['component Warning']?.body).toBe('<Warning>\n\n$0\n\n</Warning>');
    expect(snippets['component Steps']?.body).toBe('<Steps />');
  });
});

it('docstrings are read with their nested fields and over several lines', () => {
  const code = `export interface Site {
  /** One. */
  readonly name: string;
  /**
   * Two
   * lines.
   */
  readonly flags: {
    /** Inner. */
    readonly source: string;
  };
  readonly bare: string;
}
/** Not a field. */
export interface Short { /** In one line. */ readonly name: string; readonly list: readonly { /** Deep. */ readonly id: string }[] }`;
  expect([...readDocstrings(code)]).toEqual([
    ['Site.name', 'One.'],
    ['Site.flags', 'Two lines.'],
    ['Site.flags.source', 'Inner.'],
    ['Short.name', 'In one line.'],
    ['Short.list.id', 'Deep.'],
  ]);
});
