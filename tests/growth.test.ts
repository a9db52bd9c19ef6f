/**
 * A rule's time grows with the length of a file, not with its square. Processor time is compared at 25 and at 200 KB, in the long run at 50 and 400: eight times the text
 * may take twenty times as long on a busy machine; a rule that compares each word with all others would take 64 times as long.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { RULES } from '../scripts/rules/check.ts';
import { makeContent } from './fixture.ts';
import { paragraphsOf, withParagraphs } from './growth.ts';
import { isLong } from './long.ts';

const SMALL = isLong ? 50_000 : 25_000;
const FACTOR = 8;
const MOST_GROWTH = 20;
/** Milliseconds below which a measurement says nothing. */
const LEAST_MS = 15;

/** The slowest texts for rules: repeated characters, pairs that are never closed, long words, many findings. */
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

/** Bodies full of markup, as the limits allow it. */
const BODIES: Readonly<Record<string, string>> = {
  'closing brackets': `${']'.repeat(490)}\n\n`,
  'nested brackets': `${'['.repeat(45)}a${']'.repeat(45)}\n\n`,
  'nested emphasis': `${'*a '.repeat(200)}${'a*'.repeat(200)}\n\n`,
  'unclosed links': `${'[a]('.repeat(160)}\n\n`,
};

async function readingTime(body: string, length: number): Promise<number> {
  const contentDir = await makeContent();
  const text = PAGE_HEAD + body.repeat(Math.ceil(length / body.length));
  writeFileSync(join(contentDir, 'pages/rent/kira-hukuku/de.mdx'), text);
  const start = process.cpuUsage();
  await loadContent({ contentDir, texts: false });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const PAGE_HEAD = '---\nseo: { title: a, description: b }\ntitle: t\ndescription: d\n---\n\n';
const PARSED = 10_000;

describe.runIf(isLong)('the parser', () => {
  it.each(Object.entries(BODIES))(
    'takes time by the length of a page of %s',
    async (_, body) => {
      // The first time it is loaded.
      await readingTime(body, PARSED);
      const least = Math.max(await readingTime(body, PARSED), LEAST_MS);
      expect((await readingTime(body, PARSED * FACTOR)) / least).toBeLessThan(MOST_GROWTH);
    },
    120_000,
  );
});
