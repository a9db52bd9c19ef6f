/**
 * Tests of the built site choose pages by kind and content (e2e/livePages.ts) and read labels (liveTexts.ts), so that only tests that
 * concern a page or a label fail when it changes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withSlashes } from '../scripts/core/paths.ts';

const root = join(import.meta.dirname, '..');

/** Files that name a page or a label of the live content, with the reason. */
const NAMING: Readonly<Record<string, string>> = {
  'tests/e2e/addresses.spec.ts': 'the addresses that the specification fixes',
  'tests/e2e/calls.spec.ts': 'old endings that the specification fixes, with their targets',
  'tests/e2e/site.spec.ts': 'old endings that the specification fixes, with their targets',
  'tests/e2e/states/nearMiss.spec.ts': 'an old ending that the specification fixes, with its target',
  'tests/e2e/terms.spec.ts': 'a page with a term that the glossary explains',
  'tests/e2e/calculator.spec.ts': 'deadlines of the law, which the calculator counts',
  'tests/e2e/calculatorStates.spec.ts': 'deadlines of the law, which the calculator counts',
  'tests/e2e/countries.spec.ts': 'pages with countries and the links between them',
  'tests/e2e/deeds.spec.ts': 'the pages with model texts of powers of attorney',
  'tests/e2e/desk.spec.ts': 'pages that the test has edited in its copy of the content',
  'tests/e2e/deskServer.ts': 'pages that it edits in its copy of the content',
  'tests/e2e/deskWords.spec.ts': 'pages that the test has edited in its copy of the content',
  'tests/e2e/deskChanges.spec.ts': 'pages that the test changes in its copy of the content',
  'tests/e2e/direction.spec.ts': 'pages of the Arabic fixture, some of which have the same names',
  'tests/e2e/foresee.spec.ts': 'a page of the good fixture with the same name, which the test changes',
  'tests/e2e/propose.spec.ts': 'pages that the test changes in its copy of the content',
  'tests/e2e/review.spec.ts': 'pages of the good fixture, some of which have the same names',
  'tests/e2e/write.spec.ts': 'pages that the test writes in its copy of the content',
  'tests/e2e/writeDirection.spec.ts': 'a page of the Arabic fixture with the same name',
  'tests/e2e/writeKeyboard.spec.ts': 'the page that prepareDesk changes in its copy of the content',
  'tests/e2e/writeOutside.spec.ts': 'pages that the test writes in its copy of the content',
  'tests/e2e/writeRare.spec.ts': 'pages that the test writes in its copy of the content',
  'tests/html/content.test.ts': 'the guide whose five steps the specification names',
};

/** Words that code uses for other things as well: kinds of page. */
const COMMON = new Set(['home', 'services', 'about', 'contact', 'faq', 'privacy']);

const filesBelow = (dir: string, end: string) =>
  readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => `${dir}/${withSlashes(path)}`);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) yield* textsIn(inner);
}

const slugs = filesBelow('content/pages', 'tr.mdx').flatMap((path) => [
  path.split('/').at(-2) ?? '',
  /^slug: ([\w-]+)$/m.exec(read(path))?.[1] ?? '',
]);
// English labels are words of the code too; a short word is no proof of anything.
const labels = ['tr', 'de', 'nl', 'fr', 'ru'].flatMap((code) => [...textsIn(parse(read(`content/labels/${code}.yaml`)))]);
const names = [...slugs.filter((slug) => slug !== '' && !COMMON.has(slug)), ...labels.filter((label) => label.length > 7)];
const isLetter = (sign = '') => /[\p{L}\d-]/u.test(sign);

/** Names of live content in a file, without its comments. */
function namesIn(path: string): string[] {
  const text = read(path).replaceAll(/^ *(?:\/\/|\/\*\*|\*).*$/gm, '');
  return names.filter((name) => {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return true;
    return false;
  });
}

it.each(['tests/e2e', 'tests/html'].flatMap((dir) => filesBelow(dir, '.ts')))(
  '%s names nothing of the live content without a reason',
  (path) => {
    if (path in NAMING) expect(namesIn(path), 'it has a reason, and no longer needs one').not.toEqual([]);
    else expect(namesIn(path)).toEqual([]);
  },
);
