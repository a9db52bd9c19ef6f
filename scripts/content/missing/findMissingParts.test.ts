/** Which parts of a source a translation lacks: matched by the ids that its writer names, by its review record, by marks, and in order. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../load.ts';
import { deriveParts } from '../pages/parts.ts';

const FOLDER = 'pages/general/denemeler';

/** A page of the fixture's site: its questions and steps in YAML, and its text. */
interface Written {
  readonly faq?: readonly string[];
  readonly steps?: readonly string[];
  readonly text?: string;
}

const yaml = (key: string, entries: readonly string[] = []) =>
  entries.length > 0 ? `${key}:\n${entries.map((entry) => `  - ${entry.replaceAll('\n', '\n    ')}\n`).join('')}` : '';
const question = (words: string, answer = 'x') => `question: ${words}\nanswer: ${answer}`;
const group = (title: string, questions: readonly string[]) => `title: ${title}\n${yaml('questions', questions).trimEnd()}`;
const step = (title: string) => `title: ${title}\ndescription: x`;

async function load(tr: Written, de: Written, record = '') {
  const contentDir = await makeContent();
  const head = 'seo: { title: x, description: x }\ntitle: x\ndescription: x\nreviewed: 2026-01-01\n';
  const files = {
    [`${FOLDER}/tr.mdx`]: `---\n${head}kind: guide\norder: 9\n${yaml('faq', tr.faq)}${yaml('steps', tr.steps)}---\n\n${tr.text ?? ''}\n`,
    [`${FOLDER}/de.mdx`]: `---\n${head}${yaml('faq', de.faq)}${yaml('steps', de.steps)}---\n\n${de.text ?? ''}\n`,
    ...(record && { [`${FOLDER}/review.yaml`]: record }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(contentDir, dirname(name)), { recursive: true });
    await writeFile(join(contentDir, name), text);
  }
  const { content } = await loadContent({ contentDir });
  const [source, own] = ['tr', 'de'].map((code) =>
    content?.pages.find((page) => String(page.pageId) === 'denemeler' && page.localeCode === code),
  );
  if (!source || !own) throw new Error('The page cannot be read.');
  return { source, own };
}

/** The missing parts, with the position of their notices. */
async function find(...written: Parameters<typeof load>): Promise<string[]> {
  const { own } = await load(...written);
  return own.missing.map(({ kind, title, place }) => `${kind} ${title || '?'}${place ? ` ${place.side} ${place.index}` : ' inside'}`);
}

/** A review record in which the translation's parts render those of this source. */
async function recordOf(tr: Written, de: Written): Promise<string> {
  const { source, own } = await load(tr, de);
  const hashes = new Map(deriveParts(own).map(({ key, hash }) => [key, hash]));
  const lines = deriveParts(source).map(({ key, hash }) => `    ${key}: { source: "${hash}", own: "${hashes.get(key)}" }`);
  return `translations:\n  de:\n${lines.join('\n')}\n`;
}

describe('questions', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((words) => question(words));
  const all = [a, b, c].filter((entry) => entry !== undefined);

  it('are none that are missing while there are as many, or more', async () => {
    expect(await find({ faq: all }, { faq: all })).toEqual([]);
    expect(await find({ faq: all.slice(1) }, { faq: all })).toEqual([]);
  });

  it('are matched by the review record, although nothing else tells them apart', async () => {
    const before = { faq: [question('A'), question('C')] };
    const de = { faq: [question('X'), question('Z')] };
    expect(await find({ faq: all }, de, await recordOf(before, de))).toEqual(['questions B after 0']);
    // The translator has changed words since.
    const edited = { faq: [question('X'), question('Z neu')] };
    expect(await find({ faq: all }, edited, await recordOf(before, de))).toEqual(['questions B after 0']);
  });

  it('are matched by what they quote, if there is no record', async () => {
    const tr = { faq: [question('A', '<Law ref="TMK 1" />'), question('B'), question('C', 'Bkz. [x](page:contact)')] };
    expect(await find(tr, { faq: [question('X', 'Bkz. [x](page:contact)')] })).toEqual(['questions A before 0', 'questions B before 0']);
  });

  it('are matched by the ids that a writer names, before everything else', async () => {
    const before = { faq: [question('A'), question('B')] };
    const de = { faq: [question('X'), `id: c\n${question('Z')}`] };
    const tr = { faq: ['A', 'B', 'C'].map((words) => `id: ${words.toLowerCase()}\n${question(words)}`) };
    expect(await find(tr, de, await recordOf(before, { faq: [question('X'), question('Z')] }))).toEqual(['questions B after 0']);
  });

  it('may be missing altogether', async () => {
    expect(await find({ faq: [question('A')] }, {})).toEqual(['questions A after -1']);
  });

  it('are missing in their group, and a group with all of them', async () => {
    const law = question('B', '<Law ref="TMK 1" />');
    const tr = { faq: [group('G', [question('A')]), group('H', [law, question('C')]), group('I', [question('D')])] };
    const de = { faq: [group('X', [question('U')]), group('Y', [question('V', '<Law ref="TMK 1" />')])] };
    expect(await find(tr, de)).toEqual(['questions C after 1', 'groups I after 1', 'questions D inside']);
  });
});

describe('sections', () => {
  const section = (title: string, number: number) => `## ${title}\n\n<Law ref="TMK ${number}" />\n\n`;
  const text = section('A', 1) + section('B', 2) + section('C', 3) + section('D', 4) + section('E', 5);

  it('are named by the third of five, not by the last one', async () => {
    const de = section('V', 1) + section('W', 2) + section('Y', 4) + section('Z', 5);
    const { own } = await load({ text }, { text: de });
    expect(own.missing).toMatchObject([{ title: 'C', key: 'section.3', target: 'c', place: { side: 'after', index: 1 } }]);
    expect(own.partIds.headings).toEqual(['a', 'b', 'd', 'e']);
  });

  it('are placed before the first one, or alone', async () => {
    expect(await find({ text: section('A', 1) + section('B', 2) }, { text: section('Y', 2) })).toEqual(['headings A before 0']);
    expect(await find({ text: section('A', 1) }, {})).toEqual(['headings A after -1']);
  });

  it('bring their subsections, steps and ids along', async () => {
    const tr = { steps: [step('S'), step('T')], text: `${section('A', 1)}## B\n\n### C\n\n<Steps />\n\n#### D\n\n${section('E', 5)}` };
    const { own } = await load(tr, { text: section('V', 1) + section('Z', 5) });
    expect(own.missing.map(({ title, place }) => title + (place ? '' : ' inside'))).toEqual(['B', 'C inside', 'S inside', 'T inside']);
    expect(own.missing[0]?.anchors).toEqual(['b', 'c', 's', 't']);
    expect(own.partIds).toMatchObject({ headings: ['a', 'e'], steps: [] });
  });

  it('are not missing if only their heading is, or if the translation has another one', async () => {
    expect(await find({ text: '## A\n\n### B\n\n<Law ref="TMK 1" />' }, { text: '### Y\n\n<Law ref="TMK 1" />' })).toEqual([]);
    expect(await find({ text: section('A', 1) + section('B', 2) }, { text: section('Y', 2) + section('Z', 9) })).toEqual([]);
  });

  it('may be subsections, before the next one or at the end of the section', async () => {
    const sub = (title: string, number: number) => `### ${title}\n\n<Law ref="TMK ${number}" />\n\n`;
    const tr = { text: `## A\n\n${sub('B', 2)}${sub('C', 3)}${sub('D', 4)}` };
    expect(await find(tr, { text: `## V\n\n${sub('Y', 3)}` })).toEqual(['headings B before 1', 'headings D after 0']);
  });
});

it('finds steps, but not the only list of them', async () => {
  const tr = { steps: [step('A'), step('B')], text: '<Steps />' };
  expect(await find(tr, { steps: [step('X')], text: '<Steps />' })).toEqual(['steps B after 0']);
  expect(await find(tr, {})).toEqual([]);
});

it('finds table rows, and names those that nothing else in the table could be', async () => {
  const table = (...rows: readonly string[]) => `## T\n\n| A | B |\n| --- | --- |\n${rows.join('\n')}\n`;
  const tr = { text: table('| a | <Law ref="TMK 1" /> |', '| b | x |', '| c | <Fact id="rent-determination-threshold">5 yıl</Fact> |') };
  const { own } = await load(tr, { text: table('| y | x |') });
  expect(own.missing).toMatchObject([
    { kind: 'rows', index: 1, title: 'a', target: 't', key: 'section.1', anchors: [], place: { side: 'after', index: 0 } },
    { kind: 'rows', index: 3, title: 'c', anchors: ['rent-determination-threshold'] },
  ]);
  expect(await find({ text: table('| a | x |', '| b | x |') }, { text: table('| y | x |') })).toEqual(['rows ? after 0']);
  // Another number of columns is another table.
  expect(await find(tr, { text: '## T\n\n| A |\n| --- |\n| a |\n' })).toEqual([]);
});
