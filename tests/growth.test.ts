/**
 * A rule's time grows with the length of a file, not with its square. Processor time is compared at 25 and at 200 KB, in the long run at 50 and 400: eight times the text
 * may take twenty times as long on a busy machine; a rule that compares each word with all others would take 64 times as long.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '../scripts/content/check.ts';
import { type Content, loadContent } from '../scripts/content/load.ts';
import type { Issue } from '../src/model/issue.ts';
import { makeContent } from './fixture.ts';
import { paragraphsOf, withParagraphs } from './growth.ts';
import { isLong } from './long.ts';

const SMALL = isLong ? 50_000 : 25_000;
const FACTOR = 8;
const MOST_GROWTH = 20;
/** Milliseconds below which a measurement says nothing. */
const LEAST_MS = 15;

/** What takes a rule longest: runs of one sign, what begins and never ends, long words, many findings. */
const UNITS = [
  'kira ödenir ',
  '1',
  '1 Ocak 2020 ',
  'Rechtsanwalt ',
  'kira',
  '"',
  '“',
  '(',
  '[',
  '.',
  'a.',
  'a-',
  ' – ',
  '--',
  '\u00a0',
  ' ',
  '\u0301',
];
const MORE_UNITS = [
  '1.000',
  '5 yıl ve ',
  'yüz bin ',
  '5 Jahre bis ',
  "'a",
  '5 % ',
  'A b. ',
  'z. B. ',
  'жизнь ',
  '{{x}}',
  'ae',
  "'da",
  '2–3-',
  '\u200d',
  'a@',
  '_a',
  '\ufffc',
];

let content: Content;

beforeAll(async () => {
  const { content: read } = await loadContent({ contentDir: await makeContent() });
  if (!read) throw new Error('The fixture cannot be read.');
  content = read;
});

function milliseconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Rules that take longer than they may, with both times. */
function slowRules(small: Content, large: Content): string[] {
  return RULES.flatMap(({ id, check }) => {
    const least = Math.max(
      milliseconds(() => check(small)),
      LEAST_MS,
    );
    const most = milliseconds(() => check(large));
    return most > least * MOST_GROWTH ? [`${id}: ${least.toFixed()} ms, ${most.toFixed()} ms`] : [];
  });
}

describe('rules', () => {
  // Two of them in the usual run: each takes a second or two.
  it.each([...UNITS.slice(0, isLong ? undefined : 2), ...(isLong ? MORE_UNITS : [])])(
    'take time by the length of a page of %j',
    (unit) => {
      const small = withParagraphs(content, paragraphsOf(unit, SMALL));
      const large = withParagraphs(content, paragraphsOf(unit, SMALL * FACTOR));
      expect(slowRules(small, large)).toEqual([]);
    },
    120_000,
  );

  it.runIf(isLong)(
    'take time by the number of headings, links, facts and findings',
    () => {
      const lines = (length: number) => Array.from({ length: length / 20 }, (_, index) => `kria ${index} §§ 5 Jahre. `);
      expect(slowRules(withParagraphs(content, lines(SMALL), true), withParagraphs(content, lines(SMALL * FACTOR), true))).toEqual([]);
    },
    120_000,
  );
});

/** Bodies and registers that are as bad as the limits allow, and what no limit stops. */
const BODIES: Readonly<Record<string, string>> = {
  'closing brackets': `${']'.repeat(490)}\n\n`,
  'nested brackets': `${'['.repeat(45)}a${']'.repeat(45)}\n\n`,
  'nested emphasis': `${'*a '.repeat(200)}${'a*'.repeat(200)}\n\n`,
  'unclosed links': `${'[a]('.repeat(160)}\n\n`,
  lists: `${'- '.repeat(8)}a\n\nb\n\n`,
  quotations: `${'> '.repeat(8)}a\n${'b\n'.repeat(400)}\n`,
  components: `${'<Term>'.repeat(40)}a${'</Term>'.repeat(40)}\n\n`,
  tables: `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(400)}\n`,
};

async function readingTime(path: string, textOf: (length: number) => string, length: number): Promise<{ ms: number; issues: Issue[] }> {
  const contentDir = await makeContent();
  writeFileSync(join(contentDir, path), textOf(length));
  const start = process.cpuUsage();
  const { issues } = await loadContent({ contentDir, texts: false });
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, issues };
}

const PAGE_HEAD = '---\nseo: { title: a, description: b }\ntitle: t\ndescription: d\n---\n\n';

describe.runIf(isLong)('reading', () => {
  it.each([
    ...Object.entries(BODIES).map(
      ([name, unit]) => [name, 'pages/rent/kira-hukuku/de.mdx', (length: number) => PAGE_HEAD + repeat(unit, length)] as const,
    ),
    ['keys', 'facts.yaml', (length: number) => Array.from({ length: length / 10 }, (_, index) => `k${index}: 1\n`).join('')] as const,
    [
      'aliases',
      'facts.yaml',
      (length: number) => `a: &a 1\n${Array.from({ length: length / 10 }, (_, index) => `k${index}: *a\n`).join('')}`,
    ] as const,
  ])(
    'takes time by the length of %s',
    async (_, path, textOf) => {
      await readingTime(path, textOf, SMALL);
      const small = await readingTime(path, textOf, SMALL);
      const large = await readingTime(path, textOf, SMALL * FACTOR);
      expect(large.ms / Math.max(small.ms, LEAST_MS)).toBeLessThan(MOST_GROWTH);
    },
    240_000,
  );
});

function repeat(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}
