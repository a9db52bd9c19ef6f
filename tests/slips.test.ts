/** Common mistakes of writers: each gives one finding with a useful position, cause and fix. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { buildManifest } from '../scripts/build/buildManifest.ts';
import { loadContent } from '../scripts/content/load.ts';
import { readConfig } from '../scripts/core/config.ts';
import { formatReport } from '../scripts/core/report.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { chooseFiles, isAbout } from '../scripts/translation/chooseFiles.ts';
import { makeContent } from './fixture.ts';

type Edit = readonly [name: string, from: string | RegExp, to: string];

/** The findings of the good fixture after edits of its files, as one line each: place, rule, message and fix. */
async function findingsAfter(...edits: readonly Edit[]): Promise<string[]> {
  const contentDir = await makeContent();
  for (const [name, from, to] of edits) {
    const path = join(contentDir, name);
    const before = await readFile(path, 'utf8');
    expect(before, `${name} contains ${from}`).toMatch(from);
    await writeFile(path, before.replace(from, to));
  }
  const { content, issues } = await loadContent({ contentDir });
  const report = formatReport([...issues, ...(content ? checkContent(content) : [])], 'text');
  return report
    .trimEnd()
    .split('\n\n')
    .slice(0, -1)
    .map((finding) => finding.replace(/\n {2}/g, ' | '));
}

const HOME = 'pages/general/home/de.mdx';
const HOME_TR = 'pages/general/home/tr.mdx';
const AREA = 'pages/rent/kira-hukuku/de.mdx';
const SERVICE = 'pages/rent/kira-takip/tr.mdx';

/** The mistake, the edit that makes it, and the finding: its rule with the cause, and the fix. */
const SLIPS: readonly (readonly [string, readonly Edit[], RegExp])[] = [
  [
    'a misspelt page name in a translation',
    [[HOME, 'page:kira-hukuku', 'page:kira-hukuk']],
    /page-unknown \| There is no page "kira-hukuk"\. Did you mean "kira-hukuku"\?/,
  ],
  ['a misspelt page name in the source', [[HOME_TR, '](page:kira-hukuku', '](page:kira-hukuk']], /page-unknown/],
  [
    'an address of the site in another language instead of a page',
    [[HOME, 'page:kira-hukuku', '/kira-hukuku']],
    /link-target \| The link leads to "\/kira-hukuku", which is an address in Turkish\. .*Fix: Write page:kira-hukuku,/,
  ],
  [
    'an address with the site’s own host',
    [[HOME, 'page:kira-hukuku', 'https://deneme.example/de/kira-hukuku']],
    /link-target \| The link leads to "https:\/\/deneme\.example\/de\/kira-hukuku", which is an address of this site\. .*Fix: Write page:kira-hukuku,/,
  ],
  [
    'another statute than the source names',
    [[AREA, 'TBK 344/3', 'TBK 344/4']],
    /de\.mdx:13:.*parity \| 1 reference to TBK 344\/4 here, but 1 reference to TBK 344\/3 in tr\.mdx\./,
  ],
  [
    'a link to another page than in the source',
    [[HOME, 'page:kira-hukuku', 'page:kira-takip']],
    /parity \| 1 link to the page "kira-takip" here, but 1 link to the page "kira-hukuku" in tr\.mdx\./,
  ],
  [
    'a quotation mark that is never closed',
    [[HOME, 'gibt eine', 'gibt „eine']],
    /de\.mdx:16:9 .*typography \| The quotation mark „ is never closed\./,
  ],
  [
    'quotation marks around the first word of a title',
    [[HOME, 'title: Startseite\n', 'title: "Start" Seite\n']],
    /de\.mdx:5:16 .*yaml \| There is text after the closing quotation mark, .*Fix: Put the whole text in quotes/,
  ],
  ['a tab in a folded text', [[AREA, '  Die Miete kann', '\tDie Miete kann']], /de\.mdx:7:1 .*yaml \| This line is indented with a tab/],
  ['a tab in a list', [[SERVICE, '  - Yazılı', '\t- Yazılı']], /tr\.mdx:10:1 .*yaml \| This line is indented with a tab/],
  ['a folded text that is not indented', [[AREA, '  Die Miete kann', 'Die Miete kann']], /de\.mdx:7:.*yaml \| .*indented/],
  ['braces in the text', [[HOME, 'gibt', '{gibt}']], /de\.mdx:16:4 .*mdx-code/],
  ['braces in the lead', [[HOME, 'Ein kurzer', 'Ein {kurzer}']], /de\.mdx:6:18 .*mdx-code/],
  ['one brace', [[HOME, 'gibt eine', '{ gibt eine']], /de\.mdx:16:4 .*mdx-syntax \| MDX reads \{ \} as code/],
  [
    'the same question twice',
    [[SERVICE, 'faq:\n', 'faq:\n  - question: Vekaletname gerekir mi?\n    answer: Evet.\n']],
    /tr\.mdx:17:.*question-twice \| This question is here twice\./,
  ],
  [
    'quotation marks of a word processor in a component',
    [[AREA, 'Nach <Fact id="rent-determination-threshold">', 'Nach <Fact id=“rent-determination-threshold”>']],
    /de\.mdx:13:\d+ .*mdx-syntax \| The attribute has typographic quotation marks\. .*Fix: Write straight ones, /,
  ],
  [
    'the second line of dashes is missing',
    [[SERVICE, '---\n\n## Koşullar', '\n## Koşullar']],
    /tr\.mdx:22:1 .*frontmatter \| The line "---" is missing that ends the frontmatter\. /,
  ],
  ['the line of dashes of the home page', [[HOME, '---\n\n## Themen', '\n## Themen']], /de\.mdx:13:1 .*frontmatter/],
  [
    'a key in the writer’s own language',
    [[SERVICE, 'answer: Evet', 'antwort: Evet']],
    /tr\.mdx:16:5 .*unknown-key \| "faq\.1\.antwort" is not a key that this file may have, and "faq\.1\.answer" is missing\. .*Fix: Write "answer:" instead\./,
  ],
  [
    'two spaces in a question after a folded answer',
    [
      [
        SERVICE,
        'answer: Evet, [iletişim](page:contact) sayfasına bakın.',
        'answer: >-\n      Evet,\n      [iletişim](page:contact).\n  - question: İkinci  soru mu?\n    answer: Evet.',
      ],
    ],
    /tr\.mdx:19:/,
  ],
  [
    'a day in another form',
    [[SERVICE, 'reviewed: 2026-01-01', 'reviewed: 26.09.2026']],
    /bad-value \| .*Expected a day such as 2026-09-26/,
  ],
  [
    'a component that is never closed',
    [[SERVICE, '## Adımlar', '<Warning>\nDikkat.\n\n## Adımlar']],
    /tr\.mdx:27:1 .*<Warning> is opened here and never closed/,
  ],
  [
    'a table row with a cell too few',
    [[AREA, '| Klage | lang |', '| Klage |']],
    /de\.mdx:17:1 .*table-row \| This row has 1 cell; the table’s header has 2\. .*Fix: Add the missing cell/,
  ],
  [
    'a table row with a cell too many',
    [[AREA, '| Klage | lang |', '| Klage | lang | teuer |']],
    /de\.mdx:17:1 .*table-row \| This row has 3 cells; the table’s header has 2\. .*Fix: Remove what is too much/,
  ],
  [
    'a sentence directly below a table',
    [[AREA, '| Klage | lang |', '| Klage | lang |\nDas Gericht entscheidet.']],
    /de\.mdx:18:1 .*table-row \| .*Fix: .*empty line/,
  ],
  [
    'the same question twice in a translation',
    [
      [HOME, 'slides:', 'faq:\n  - question: Wie geht es?\n    answer: Gut.\n  - question: Wie geht es?\n    answer: Gut.\nslides:'],
      [HOME_TR, 'slides:', 'faq:\n  - question: Nasıl gider?\n    answer: İyi.\nslides:'],
    ],
    /de\.mdx:10:15.*question-twice/,
  ],
  [
    'the same question twice in the source',
    [
      [HOME, 'slides:', 'faq:\n  - question: Wie geht es?\n    answer: Gut.\nslides:'],
      [HOME_TR, 'slides:', 'faq:\n  - question: Nasıl gider?\n    answer: İyi.\n  - question: Nasıl gider?\n    answer: İyi.\nslides:'],
    ],
    /tr\.mdx:\d+:15.*question-twice/,
  ],
  ['a link without words', [[HOME, '[Mietseite]', '[]']], /de\.mdx:16:14 .*link-target \| The link to "page:kira-hukuku" has no words/],
  ['a line break in HTML', [[HOME, 'gibt eine', 'gibt<br>eine']], /de\.mdx:16:8 .*mdx-syntax \| <br> is HTML.*Fix: Remove the tag\./],
  [
    'a conflict that Git has written',
    [[HOME, /\nEs gibt (.*)\n/, '\n<<<<<<< HEAD\nEs gibt $1\n=======\nJa, $1\n>>>>>>> mine\n']],
    /de\.mdx:16:1 .*mdx-syntax \| Two people have changed these lines\. .*Fix: Keep the right version/,
  ],
  ['a misspelt fee in a translation', [[HOME, 'gibt eine', 'gibt<Fee id="harc" /> eine']], /fee-unknown/],
  ['a heading of the first level in a translation', [[AREA, '## Wann', '# Wann']], /de\.mdx:11:1 .*heading-level/],
  ['a heading of the first level in the source', [[HOME_TR, '\n## ', '\n# ']], /tr\.mdx:\d+:1 .*heading-level/],
  [
    'a misspelt fact in a translation',
    [
      [AREA, '"rent-determination-threshold"', '"rent-determination-treshold"'],
      [AREA, /Nach <Fact [^>]*>[^<]*<\/Fact> kann/, 'Dann kann'],
    ],
    /de\.mdx:7:\d+ .*fact-unknown .*Did you mean "rent-determination-threshold"/,
  ],
  [
    'a quotation mark of a title that is never closed',
    [[HOME, 'title: Startseite\n', 'title: "Startseite\n']],
    /de\.mdx:5:8 .*yaml \| .*Fix: Write the closing quotation mark " /,
  ],
  [
    'a quotation mark of the last text that is never closed',
    [[SERVICE, 'answer: Evet, [iletişim](page:contact) sayfasına bakın.', 'answer: "Evet, [iletişim](page:contact) sayfasına bakın.']],
    /tr\.mdx:16:13 .*yaml \| .*Fix: Write the closing quotation mark " /,
  ],
  [
    'a quotation mark that only a later text closes',
    [
      [HOME, 'title: Startseite\n', 'title: "Startseite\n'],
      [HOME, 'description: Ein kurzer Anfang.', 'description: "Ein kurzer Anfang."'],
    ],
    /de\.mdx:5:8 .*yaml \| .*Fix: Write the closing quotation mark " /,
  ],
];

it.each(SLIPS)('%s gives one finding', async (_, edits, expected) => {
  const found = await findingsAfter(...edits);
  expect(found.join('\n')).toMatch(expected);
  expect(found).toHaveLength(1);
});

it.each([
  ['kira-hukuku', 'url-lost'],
  ['kira-hukuku de', 'url-lost'],
  ['kira-hukuku tr', undefined],
  ['kira-takip', undefined],
])('if a translation is gone, a check of %s finds %s', async (words, ruleId) => {
  const { content } = await loadContent({ contentDir: await makeContent('bad/url-lost') });
  if (!content) throw new Error('The fixture cannot be read.');
  const found = checkContent(content).filter(isAbout(chooseFiles(content, words.split(' '))));
  expect(found.map((issue) => issue.ruleId)).toEqual(ruleId ? [ruleId] : []);
});

it('a finder is not blamed for a page that cannot be read', async () => {
  const contentDir = await makeContent('bad/finder-fact');
  const ruleIds = async () => {
    const { content, issues } = await loadContent({ contentDir });
    return [...issues, ...(content ? checkContent(content) : [])].map(({ ruleId }) => ruleId);
  };
  expect(await ruleIds()).toEqual(['finder-fact']);
  const linked = join(contentDir, SERVICE);
  await writeFile(linked, (await readFile(linked, 'utf8')).replace('\ntitle:', '\ntitle:"'));
  const found = await ruleIds();
  expect(found).toContain('yaml');
  expect(found).not.toContain('finder-fact');
});

it('a warning looks the same with blank lines around its words and without', async () => {
  // The folder is in no Git repository, and each reading says so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const articleWith = async (warning: string) => {
    const contentDir = await makeContent();
    const path = join(contentDir, HOME);
    await writeFile(path, `${await readFile(path, 'utf8')}\n${warning}\n`);
    const config = { ...readConfig({ CONTENT_DIR: contentDir, CHECK_TEXTS: 'no' }), cacheDir: contentDir };
    const { articles = {} } = await buildManifest(config, { compile: true });
    const { codePath = '' } = articles[`content/${HOME}`] ?? {};
    // Comments contain positions and the hash of the source.
    const lines = (await readFile(codePath, 'utf8')).split('\n');
    return lines.filter((line) => !line.startsWith('//')).join('\n');
  };
  const spaced = await articleWith('<Warning>\n\nDie Frist läuft.\n\n</Warning>');
  expect(spaced).toContain('Die Frist läuft.');
  expect(await articleWith('<Warning>\nDie Frist läuft.\n</Warning>')).toBe(spaced);
});
