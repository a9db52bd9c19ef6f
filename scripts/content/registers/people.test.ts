/** People that exist in these tests alone: what a list may say of them, what it may not, and where readers and search engines meet them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Issue } from '../../../src/model/issue.ts';
import { createYamlParser } from '../yaml.ts';
import { readPeople } from './people.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'people-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function read(text: string) {
  const issues: Issue[] = [];
  await writeFile(join(dir, 'people.yaml'), text);
  const people = await readPeople(dir, ['tr', 'de'], createYamlParser(), issues);
  return { people, found: issues.map(({ line, message }) => `${line}: ${message}`) };
}

it('no person is named if the file is missing or empty', async () => {
  const issues: Issue[] = [];
  expect(await readPeople(join(dir, 'none'), ['tr'], createYamlParser(), issues)).toEqual([]);
  expect(issues).toEqual([]);
  for (const text of ['[]\n', '# Nobody yet.\n[]\n', '# Nobody yet.\n']) expect(await read(text)).toEqual({ people: [], found: [] });
});

it('a person needs an id and a name, and may say the rest', async () => {
  const { people, found } = await read(`- id: deneme
  name: Deneme Kişi
- id: probe
  name: Probe Person
  bar: Deneme Barosu
  languages: [tr, de]
  since: 2012
  portrait: { file: probe.jpg, alt: { tr: Kitaplığın önünde, de: Vor einem Regal } }
`);
  expect(found).toEqual([]);
  expect(people.map(({ name, languages }) => [name, languages])).toEqual([
    ['Deneme Kişi', []],
    ['Probe Person', ['tr', 'de']],
  ]);
});

it.each([
  ['- name: Deneme\n', '"1.id" is missing'],
  ['- { id: a, name: A }\n- { id: a, name: B }\n', 'Another person has the same id'],
  ['- { id: a, name: A }\n- { id: b, name: A }\n', 'Another person has the same name'],
  ['- { id: a, name: A, since: 2999 }\n', 'Expected a year that has begun'],
  ['- { id: a, name: A, languages: [Deutsch] }\n', 'Expected the code of a language'],
  ['- { id: a, name: A, titel: Dr }\n', 'is not a key that this file may have'],
  ['- { id: a, name: A, portrait: { file: a.jpg, alt: { tr: x } } }\n', 'Expected a text for each language; de has none'],
  ['- { id: a, name: A, portrait: { file: ../a.svg, alt: { tr: x, de: x } } }\n', 'Expected the name of a file in public/people'],
])('a mistake is explained: %s', async (text, message) => {
  const { people, found } = await read(text);
  expect(people).toEqual([]);
  expect(found.join('\n')).toContain(message);
});
