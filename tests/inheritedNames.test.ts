/** Names that every JavaScript object inherits, such as `constructor`, work as names of pages, facts, areas, offices, terms and addresses. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { emitNames, emitSnippets } from '../scripts/build/editorFiles/emitNames.ts';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { deriveHosting } from '../scripts/hosting/hosting.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { missingTarget } from '../src/behaviours/notFound.ts';
import { CityGlyph } from '../src/components/CityGlyph.tsx';
import { answerOf } from '../src/model/answer.ts';
import { areaDrawing } from '../src/model/drawings.ts';
import { deriveManifest, type Manifest } from '../src/model/manifest.ts';
import { makeContent } from './fixture.ts';

const NAMES = ['kira-takip', 'rent-determination-threshold', 'hamburg', 'lawyer'];

let content: Content;
let manifest: Manifest;

beforeAll(async () => {
  const dir = await makeContent();
  renameSync(join(dir, 'pages/rent/kira-takip'), join(dir, 'pages/rent/constructor'));
  renameSync(join(dir, 'pages/rent'), join(dir, 'pages/constructor'));
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    let text = readFileSync(path, 'utf8')
      .replace('id: rent', 'id: constructor')
      .replaceAll(/^( +)rent:/gm, '$1constructor:');
    for (const name of NAMES) text = text.replaceAll(name, 'constructor');
    writeFileSync(path, text);
  }
  const { content: read, issues } = await loadContent({ contentDir: dir });
  if (!read) throw new Error('The content cannot be read.');
  expect([...issues, ...checkContent(read)]).toEqual([]);
  content = read;
  manifest = deriveManifest(read.site, read.pages, read.facts, { ledger: read.ledger?.entries });
});

it('a page of that name is found, and other such addresses are not', () => {
  expect(answerOf(manifest, '/constructor')).toMatchObject({ status: 200, page: { pageId: 'constructor' } });
  expect(answerOf(manifest, '/kira-rehberi')).toMatchObject({ status: 301, location: '/constructor' });
  for (const path of ['/toString', '/__proto__', '/a/__proto__', '/de/constructor', '/services/hasOwnProperty', '/de/__proto__/valueOf'])
    expect(answerOf(manifest, path), path).toEqual({ status: 404 });
});

it('the page for 404 follows old endings, and nothing else', () => {
  const { legacyRedirects, redirects: retired } = deriveHosting(manifest, { scripts: [], styles: [] });
  const targetOf = (path: string) => missingTarget(path, { legacyRedirects, retired }, 'tr');
  for (const path of ['/toString', '/constructor/constructor', '/__proto__', '/de/hasOwnProperty'])
    expect(targetOf(path), path).toBeUndefined();
  // An old ending below such a name leads where it leads below any other.
  for (const path of ['/constructor/eskikira', '/__proto__/eskikira', '/toString/eskikira'])
    expect(targetOf(path), path).toBe('/kira-hukuku');
});

it('areas and offices of that name have the plain drawing', () => {
  expect(areaDrawing('constructor')).toEqual(areaDrawing('none'));
  expect(renderToStaticMarkup(CityGlyph({ city: 'constructor' }))).toBe(renderToStaticMarkup(CityGlyph({ city: 'none' })));
});

it('editors complete them, and nothing else changes', () => {
  const labels = { tr: { ...content.labels.tr, 'constructor.prototype.isPolluted': 'x', 'toString.x': 'y' } };
  const names = JSON.parse(emitNames({ ...content, labels: labels as Content['labels'] })) as {
    definitions: { labels: { properties: Record<string, unknown> } };
  };
  expect(Object.hasOwn(names.definitions.labels.properties, 'constructor')).toBe(true);
  expect(emitSnippets(content)).toContain('fact-constructor');
  expect('isPolluted' in {}).toBe(false);
});
