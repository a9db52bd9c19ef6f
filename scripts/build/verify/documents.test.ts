import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '../../core/builtDocument.ts';
import { openDocuments } from './documents.ts';

const HTML =
  '<html lang="de" dir="ltr"><head><title>T</title><meta name="description" content="D"><link rel="canonical" href="/a"><link rel="alternate" hreflang="tr" href="/b"></head><body><main><h1 id="x">H</h1><a href="/c">c</a><img src="/d.png"></main></body></html>';

it('keeps what a document contains by its name in the cache, and parses a file without such a name', () => {
  const dir = mkdtempSync(join(tmpdir(), 'documents-'));
  const config = { root: process.cwd(), cacheDir: join(dir, 'cache') };
  writeFileSync(join(dir, 'a.html'), HTML);
  const names = (name: string) => new Map([[join(dir, 'a.html'), join(dir, 'cache/application', name)]]);
  const open = (name: string) => openDocuments(dir, config, names(name));
  const first = open('1.html');
  expect(first.read('a.html')).toEqual(readDocument(HTML));
  first.save();
  const changed = HTML.replace('<h1 id="x">H</h1>', '');
  writeFileSync(join(dir, 'a.html'), changed);
  // Read from the cache: the name says that the file is the same.
  expect(open('1.html').read('a.html')).toEqual(readDocument(HTML));
  expect(open('2.html').read('a.html')).toEqual(readDocument(changed));
  expect(openDocuments(dir).read('a.html')).toEqual(readDocument(changed));
});
