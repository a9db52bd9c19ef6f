/**
 * Writes a content folder of any size for the benchmark: seeded random words in the letters of six languages, the same for the same size.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

const LETTERS: Readonly<Record<string, string>> = {
  tr: 'abcçdefgğhıijklmnoöprsştuüvyz',
  en: 'abcdefghijklmnopqrstuvwxyz',
  de: 'abcdefghijklmnopqrstuvwxyzäöüß',
  nl: 'abcdefghijklmnopqrstuvwxyz',
  fr: 'abcdefghijklmnopqrstuvwxyzéèàç',
  ru: 'абвгдежзийклмнопрстуфхцчшщыьэюя',
};
/** The locales of the generated pages. */
export const LOCALE_CODES: readonly string[] = Object.keys(LETTERS);
const VOCABULARY = 600;

/** A small seeded generator (mulberry32), so that every run builds the same text. */
function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function createWriter(localeCode: string, seed: number) {
  const letters = [...(LETTERS[localeCode] ?? LETTERS.en ?? '')];
  const vocabularyRandom = createRandom(localeCode.charCodeAt(0) * 31 + localeCode.charCodeAt(1));
  const vocabulary = Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: 2 + vocabularyRandom(9) }, () => letters[vocabularyRandom(letters.length)]).join(''),
  );
  const random = createRandom(seed);
  const words = (count: number) => Array.from({ length: count }, () => vocabulary[random(VOCABULARY)]).join(' ');
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(localeCode) + text.slice(1);
  const sentence = () => `${capital(words(8 + random(10)))}.`;
  return {
    random,
    phrase: (count: number) => capital(words(count)),
    sentences: (count: number) => Array.from({ length: count }, sentence).join(' '),
  };
}

/** A page's file, of about 900 words: five headings, lists, a table, links, five questions and four steps. */
export function pageText(localeCode: string, index: number, pagesPerLocale: number, isSource: boolean): string {
  const write = createWriter(localeCode, index * 101 + localeCode.charCodeAt(0));
  const link = () => `[${write.phrase(2)}](page:${pageId(1 + write.random(pagesPerLocale - 1))})`;
  const list = (lines: number) => Array.from({ length: lines }, () => `- ${write.sentences(1)}`).join('\n');
  const row = () => `| ${write.phrase(2)} | ${write.phrase(1)} | ${write.phrase(2)} |`;
  const sections = Array.from({ length: 5 }, (_, section) => [
    `## ${write.phrase(3)}`,
    `${write.sentences(3)} **${write.phrase(2)}** ${link()}.`,
    section === 2 ? [row(), '| --- | --- | --- |', ...Array.from({ length: 6 }, row)].join('\n') : list(4),
    write.sentences(3),
    section === 1 ? '<Steps />' : write.sentences(3),
  ]);
  const shared = index === 0 ? ['kind: home', 'slug: ""'] : ['kind: service', `order: ${index}`];
  return [
    '---',
    'seo:',
    `  title: ${write.phrase(3).slice(0, 40)} ${index}`,
    `  description: ${write.sentences(2).slice(0, 140)} ${index}`,
    `title: ${write.phrase(4)}`,
    `description: ${write.sentences(2)}`,
    ...(isSource ? shared : []),
    'steps:',
    ...Array.from({ length: 4 }, () => `  - title: ${write.phrase(2)}\n    description: ${write.sentences(1)}`),
    'faq:',
    ...Array.from({ length: 5 }, () => `  - question: ${write.phrase(6)}?\n    answer: ${write.sentences(2)}`),
    '---',
    ...sections.flat().map((block) => `\n${block}`),
    '',
  ].join('\n');
}

export function pageId(index: number): string {
  return `page-${String(index).padStart(4, '0')}`;
}

/**
 * Number of pages in the general area. The frame of every page links to them, as on a real site of that size. All others are in the areas
 * of law.
 */
const GENERAL_PAGES = 29;

/** What content of a test's or a benchmark's own takes from the real one, so that real texts follow all rules in it. */
export const REGISTERS: readonly string[] = [
  ...['site.yaml', 'facts.yaml', 'deadlines.yaml', 'glossary.yaml', 'conduct.yaml', 'wording.yaml', 'abbreviations.yaml'],
  'labels',
];

/** Writes `pagesPerLocale` pages in each of the six languages; site data and labels are copied from the real content. */
export async function writeCorpus(root: string, dir: string, pagesPerLocale: number): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const name of [...REGISTERS, 'launch.yaml']) await cp(join(root, 'content', name), join(dir, name), { recursive: true });
  // A generated site has no published addresses.
  await writeFile(join(dir, 'urls.yaml'), '');
  const { areas } = parse(await readFile(join(root, 'content/site.yaml'), 'utf8')) as { areas: readonly { id: string }[] };
  for (let index = 0; index < pagesPerLocale; index += 1) {
    const area = index < GENERAL_PAGES ? 'general' : (areas[index % areas.length]?.id ?? 'general');
    const folder = join(dir, 'pages', area, pageId(index));
    await mkdir(folder, { recursive: true });
    for (const localeCode of LOCALE_CODES) {
      await writeFile(join(folder, `${localeCode}.mdx`), pageText(localeCode, index, pagesPerLocale, localeCode === 'tr'));
    }
  }
}
