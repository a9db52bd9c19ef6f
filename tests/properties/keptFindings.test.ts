/**
 * Findings that are kept from earlier checks are those that all rules have in the complete content, after any sequence of edits of any file:
 * each step lays a bad fixture over the content, takes one away, or edits a line.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Content, loadContent } from '../../scripts/content/load.ts';
import { type Fingerprints, openFingerprints } from '../../scripts/core/fingerprints.ts';
import { RULES } from '../../scripts/rules/check.ts';
import { keepFindings } from '../../scripts/rules/keptFindings.ts';
import type { Rule } from '../../scripts/rules/rule.ts';
import { checkFinished } from '../../scripts/rules/structureRules.ts';
import type { Issue } from '../../src/model/issue.ts';
import { runs } from '../long.ts';

type Files = ReadonlyMap<string, string>;

const fixtures = join(import.meta.dirname, '../fixtures');
const good = readFiles(join(fixtures, 'good'));
const LONGEST = 1_800_000;

/** The rules whose findings are kept, and the same ones as if they saw everything at once. */
const SCOPED = RULES.filter(({ scopes }) => scopes);
const WHOLE = SCOPED.map(({ scopes: _, ...rule }) => rule);
const bad = readdirSync(join(fixtures, 'bad')).map((name) => readFiles(join(fixtures, 'bad', name)));
/** Those with findings that are kept. */
const telling = bad.filter((files) => SCOPED.some(({ id }) => files.get('expected.txt')?.includes(`#${id}\n`)));

/** One for each rule whose findings are kept. */
const different = [
  ...new Map(telling.map((files) => [SCOPED.find(({ id }) => files.get('expected.txt')?.includes(`#${id}\n`))?.id, files])).values(),
];

const step = fc.oneof(
  fc.record({ kind: fc.constant('overlay' as const), overlay: fc.constantFrom(...telling) }),
  fc.record({ kind: fc.constant('overlay' as const), overlay: fc.constantFrom(...telling) }),
  fc.record({ kind: fc.constant('overlay' as const), overlay: fc.constantFrom(...bad) }),
  fc.record({ kind: fc.constant('good' as const) }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'repeat' as const, 'swap' as const, 'join' as const), at: fc.nat(), line: fc.nat() }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
/** Tried first: chance alone may choose the same few rules again and again. */
const first = different.slice(0, 12).flatMap((overlay): Step[] => [{ kind: 'overlay', overlay }, { kind: 'good' }]);

it(
  'are those of the complete content',
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
        const stored = openFingerprints(undefined, 'findings');
        let files: Files = good;
        for (const taken of steps) {
          files = change(files, taken);
          const content = await read(files);
          if (!content) continue;
          const expected = findAll(content, WHOLE);
          for (const issue of expected) seen.add((JSON.parse(issue) as Issue).ruleId);
          // Twice, so that the second time everything is kept.
          for (const _ of [1, 2]) expect(findAll(content, SCOPED, stored)).toEqual(expected);
        }
      }),
      { ...runs(12, 120), examples: [[first]] },
    );
    // Otherwise the edits have become too harmless to prove anything.
    expect(seen.size).toBeGreaterThan(8);
  },
  LONGEST,
);

it('are looked for again only in what has changed', async () => {
  const stored = openFingerprints(undefined, 'findings');
  const before = await read(good);
  if (!before) throw new Error('The fixture cannot be read.');
  findAll(before, SCOPED, stored);
  const [name = '', text = ''] = [...good].find(([path]) => path.endsWith('kira-takip/tr.mdx')) ?? [];
  const after = await read(new Map([...good, [name, text.replace(/\n\n/, '\n\nYeni bir metin.\n\n')]]));
  if (!after) throw new Error('The edited fixture cannot be read.');
  const checked = new Set<string>();
  const kept = keepFindings(after, stored);
  for (const rule of SCOPED) {
    const check = (content: Content) => {
      checked.add(JSON.stringify([content.part, content.files.map(({ filePath }) => filePath)]));
      return rule.check(content);
    };
    kept.find({ ...rule, check });
  }
  const page = [...after.files].filter(({ pageId }) => pageId === 'kira-takip').map(({ filePath }) => filePath);
  const turkish = after.files.filter(({ localeCode }) => localeCode === 'tr').map(({ filePath }) => filePath);
  expect([...checked].map((entry) => JSON.parse(entry) as unknown)).toEqual(
    expect.arrayContaining([
      [{ scope: 'file' }, [`content/${name}`]],
      [{ scope: 'page' }, page],
      [{ scope: 'language', localeCode: 'tr' }, turkish],
    ]),
  );
  expect(checked.size).toBe(3);
});

it('cannot depend on what decides nothing about a part', async () => {
  const content = await read(good);
  if (!content) throw new Error('The fixture cannot be read.');
  const ask = (scope: 'file' | 'language') =>
    keepFindings(content).find({ id: 'day', scopes: [scope], check: ({ today }) => (today ? [] : []) });
  expect(() => ask('file')).toThrow('A rule that checks parts of the scope "file" cannot use content.today.');
  expect(ask('language')).toEqual([]);
});

function change(files: Files, taken: Step): Files {
  if (taken.kind === 'good') return good;
  if (taken.kind === 'overlay') {
    const { overlay } = taken;
    const gone = ['delete.txt', 'expected.txt', ...(overlay.get('delete.txt') ?? '').split('\n')];
    return new Map([...files, ...overlay].filter(([path]) => !gone.includes(path)));
  }
  const names = [...files.keys()];
  const name = names[taken.at % names.length] ?? '';
  const lines = (files.get(name) ?? '').split('\n');
  const at = taken.line % lines.length;
  const [line = '', next = ''] = [lines[at], lines[at + 1]];
  const replacement = { cut: [], repeat: [line, line], swap: [next, line], join: [`${line} ${next.trim()}`] }[taken.kind];
  lines.splice(at, taken.kind === 'swap' || taken.kind === 'join' ? 2 : 1, ...replacement);
  return new Map([...files, [name, lines.join('\n')]]);
}

async function read(files: Files): Promise<Content | undefined> {
  const dir = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const [name, text] of files) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text, 'latin1');
  }
  const { content } = await loadContent({ contentDir: dir });
  rmSync(dir, { recursive: true });
  return content;
}

function findAll(content: Content, rules: readonly Rule[], stored?: Fingerprints): string[] {
  return [...checkFinished(content, rules, stored)].flatMap((issues) => issues.map((issue) => JSON.stringify(issue))).sort();
}

/** Byte for byte, because some bad fixtures are no text. */
function readFiles(dir: string): Files {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(dir.length + 1), readFileSync(path, 'latin1')]));
}
