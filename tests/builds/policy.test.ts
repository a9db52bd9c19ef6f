/** If the page's policy says so, one bad translation does not stop the other pages: complete builds of a small site. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listFiles } from '../../scripts/core/listFiles.ts';
import { makeContent } from '../fixture.ts';
import { isLong } from '../long.ts';
import { type BuildOutcome, edit as editIn, makeWarmProject, runScript } from './project.ts';

const GERMAN = 'pages/rent/kira-hukuku/de.mdx';
/** Text files; the others are compressed versions of them, fonts and pictures. */
const TEXT = /\.(?:html|json|xml|txt|js|css|conf|svg)$/;

let dir = '';
let outDir = '';

/** Below the content folder. */
const edit = (name: string, from: string, to: string) => editIn(dir, join('content', name), from, to);
const command = (script: string, ...parameters: string[]): Promise<BuildOutcome> =>
  runScript(dir, [join('scripts/cli', script), ...parameters]);
/** A build without the check of words and without pictures, which take most of its time. */
const buildBare = () => runScript(dir, ['scripts/cli/build.ts'], { CHECK_TEXTS: 'no', SOCIAL_IMAGES: 'no', MARKDOWN_TWINS: 'no' });

/** Names of all files of the site and the hosts' configurations that say or are called something. */
async function filesThatName(text: string): Promise<string[]> {
  const files = [...(await listFiles(outDir)), ...(await listFiles(join(dir, 'hosting')))];
  const found = await Promise.all(
    files.map(async (file) => file.includes(text) || (TEXT.test(file) && (await readFile(file, 'utf8')).includes(text))),
  );
  return files.filter((_, index) => found[index]).map((file) => file.slice(dir.length));
}

/** The known address of a withheld page is the source of a temporary redirect, which hosts, error pages and the build manifest contain. */
function isNotRedirect(name: string): boolean {
  return !/^\/(?:hosting\/|dist\/_build\/|dist\/(?:[a-z]+\/)?404\.html$)/.test(name);
}

beforeAll(async () => {
  dir = await makeWarmProject(inject('cacheDir'));
  outDir = join(dir, 'dist');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Takes the content back to what it was; the last site stays. */
async function start(): Promise<void> {
  await rm(join(dir, 'content'), { recursive: true });
  await rename(await makeContent(), join(dir, 'content'));
  // The German home page leads to the page that is going to be withheld.
  await edit('pages/general/home/de.mdx', '\n---\n', '\n---\n\nMehr zum [Mietrecht](page:kira-hukuku).\n');
  await edit('pages/general/home/tr.mdx', '\n---\n', '\n---\n\nDaha fazlası: [kira hukuku](page:kira-hukuku).\n');
}

describe('a translation with a mistake', () => {
  beforeAll(start);

  it('stops the build, unless the policy says otherwise', async () => {
    await edit(GERMAN, '| Klage | lang |', '| Klage | <Fakt>lang</Fakt> |');
    const { code, output } = await buildBare();
    expect(code).toBe(1);
    expect(output).toContain(`content/${GERMAN}:17:11  error  mdx-component`);
  });

  it('is withheld if the page says so: nothing names its address, and the rest is complete', async () => {
    await edit('pages/rent/kira-hukuku/tr.mdx', 'kind: area', 'kind: area\ntranslations: { errors: withhold }');
    const { code, output } = await command('build.ts');
    expect(output).toContain(`withheld      content/${GERMAN} (1 mistake)`);
    expect(code).toBe(0);
    expect((await filesThatName('de/kira-hukuku')).filter(isNotRedirect)).toEqual([]);
    const german = await readFile(join(outDir, 'de.html'), 'utf8');
    expect(german).toContain('Mehr zum Mietrecht.');
    const turkish = await readFile(join(outDir, 'kira-hukuku.html'), 'utf8');
    expect(turkish).toContain('hreflang="tr"');
    expect(turkish).not.toContain('hreflang="de"');
    expect((await filesThatName('/kira-hukuku')).length).toBeGreaterThan(3);
  });

  it('is reported by the check and the release, which say as the build that it is withheld', async () => {
    const checked = await command('check.ts');
    expect(checked.output).toContain('error  mdx-component');
    expect(checked.output).toContain(`withheld      content/${GERMAN} (1 mistake)`);
    expect(checked.code).toBe(0);
    const released = await command('release.ts');
    expect(released.output).toContain(`withheld      content/${GERMAN} (1 mistake)`);
    expect(released.code).toBe(0);
  });

  it('is withheld as well when it cannot be read at all', async () => {
    await edit(GERMAN, '---\nseo:', '---\nseo: [');
    const { code, output } = await buildBare();
    expect(output).toMatch(new RegExp(`withheld +content/${GERMAN}`));
    expect(code).toBe(0);
    expect((await filesThatName('de/kira-hukuku')).filter(isNotRedirect)).toEqual([]);
  });

  it('stops the build when a fact in it is wrong, and the last site stays', async () => {
    await edit(GERMAN, 'seo: [', 'seo:');
    await edit(GERMAN, 'Nach <Fact id="rent-determination-threshold">5', 'Nach <Fact id="rent-determination-threshold">6');
    const before = await readFile(join(outDir, 'kira-hukuku.html'), 'utf8');
    const { code, output } = await command('build.ts');
    expect(code).toBe(1);
    expect(output).toContain('error  fact-number');
    expect(await readFile(join(outDir, 'kira-hukuku.html'), 'utf8')).toBe(before);
  });

  it('stops the build when it is a language’s home page, to which every page leads', async () => {
    await start();
    await edit('site.yaml', 'sample: []', 'sample: []\ntranslations: { errors: withhold, outdated: withhold }');
    await edit('pages/general/home/de.mdx', '(page:kira-hukuku)', '(page:kira-hukuk)');
    const { code, output } = await buildBare();
    expect(code).toBe(1);
    expect(output).toContain('error  page-unknown');
  });
});

describe('a translation that is older than its source', () => {
  beforeAll(async () => {
    await start();
    await command('status.ts', '--record', `content/${GERMAN}`);
    await edit('pages/rent/kira-hukuku/tr.mdx', 'mahkeme kirayı belirleyebilir', 'mahkeme kirayı yeniden belirleyebilir');
  });

  it('is served with a notice that names the part in its language and leads to the source', async () => {
    const { code, output } = await command('build.ts');
    expect(output).toContain('warning  translation-outdated');
    expect(code).toBe(0);
    const html = await readFile(join(outDir, 'de/kira-hukuku.html'), 'utf8');
    const [, notice = ''] = /<aside class="remark warning outdated"[^>]*>(.*?)<\/aside>/s.exec(html) ?? [];
    expect(notice).toContain('<a href="#kira-ne-zaman">Wann wird die Miete neu festgesetzt?</a>');
    expect(notice).toContain('<a href="/kira-hukuku" hrefLang="tr">');
    expect(await readFile(join(outDir, 'kira-hukuku.html'), 'utf8')).not.toContain('class="remark warning outdated"');
  });

  it.runIf(isLong)('is withheld or stops the build where the policy says so', async () => {
    await edit('pages/rent/kira-hukuku/tr.mdx', 'kind: area', 'kind: area\ntranslations: { outdated: withhold }');
    const withheld = await command('build.ts');
    expect(withheld.output).toContain(`withheld      content/${GERMAN} (outdated: Kira ne zaman yeniden belirlenir?)`);
    expect(withheld.code).toBe(0);
    expect((await filesThatName('de/kira-hukuku')).filter(isNotRedirect)).toEqual([]);
    await edit('pages/rent/kira-hukuku/tr.mdx', 'outdated: withhold', 'outdated: stop');
    const stopped = await command('build.ts');
    expect(stopped.output).toContain('error  translation-outdated');
    expect(stopped.code).toBe(1);
  });
});

describe('a translation that lacks a part of its source', () => {
  const SERVICE = 'pages/rent/kira-takip';
  const QUESTION = '  - question: Kapora gerekir mi?\n    answer: Hayır.\n';

  beforeAll(async () => {
    await start();
    const turkish = await readFile(join(dir, 'content', SERVICE, 'tr.mdx'), 'utf8');
    await writeFile(join(dir, 'content', SERVICE, 'de.mdx'), turkish.replace(/^(?:kind|order): .*\n/gm, ''));
    await edit(`${SERVICE}/tr.mdx`, 'faq:\n', `faq:\n${QUESTION}`);
    await edit(`${SERVICE}/tr.mdx`, '## Adımlar', '## Masraflar\n\nHarç.\n\n### İstisnalar\n\nYok.\n\n## Adımlar');
    // A link to the part that only the Turkish page has.
    await edit(`${SERVICE}/de.mdx`, '## Adımlar', '[Masraf](page:kira-takip#istisnalar).\n\n## Adımlar');
    await edit(`${SERVICE}/tr.mdx`, '## Masraflar', '[Masraf](page:kira-takip#istisnalar).\n\n## Masraflar');
  });

  it('is published without it, with a notice in its place, and its FAQ data, Markdown and links follow', async () => {
    const { code, output } = await runScript(dir, ['scripts/cli/build.ts'], { CHECK_TEXTS: 'no', SOCIAL_IMAGES: 'no' });
    expect(output).toContain(`published without  content/${SERVICE}/de.mdx: section "Masraflar", question 1 "Kapora gerekir mi?"`);
    expect(code, output).toBe(0);
    const html = await readFile(join(outDir, 'de/kira-takip.html'), 'utf8');
    const notices = [...html.matchAll(/<aside class="remark" role="note">.*?<\/aside>/gs)].map(([notice]) => notice);
    expect(notices).toHaveLength(2);
    expect(notices[0]).toContain('<i id="masraflar"></i><i id="istisnalar"></i>');
    expect(notices[0]).toContain('<a href="/kira-takip#masraflar" target="_self"><span lang="tr">Masraflar</span></a>');
    // At the end of the section before it, and before the first question.
    expect(html).toMatch(/istisnalar"[^>]*>Masraf<\/a>[^<]*<\/p><aside class="remark" role="note"><i id="masraflar">/);
    expect(html).toMatch(/Kapora gerekir mi\?<\/span><\/a><\/p><\/aside><details class="question">/);
    expect(html.match(/"@type":"Question"/g)).toHaveLength(1);
    expect((await readFile(join(outDir, 'kira-takip.html'), 'utf8')).match(/"@type":"Question"/g)).toHaveLength(2);
    const markdown = await readFile(join(outDir, 'de/kira-takip.md'), 'utf8');
    expect(markdown).toContain('> [Kapora gerekir mi?](https://deneme.example/kira-takip#kapora-gerekir)');
  });

  it('stops or is withheld where the policy says so, and the check says it before', async () => {
    await edit(`${SERVICE}/tr.mdx`, 'kind: service', 'kind: service\ntranslations: { outdated: stop }');
    const check = () => runScript(dir, ['scripts/cli/check.ts', '--structure']);
    const stopped = await check();
    expect(stopped.output).toContain('error  part-missing');
    expect(stopped.output).not.toContain('published without');
    expect(stopped.code).toBe(1);
    await edit(`${SERVICE}/tr.mdx`, 'outdated: stop', 'outdated: withhold');
    const withheld = await check();
    expect(withheld.output).toContain(`withheld      content/${SERVICE}/de.mdx (outdated: Masraflar, Kapora gerekir mi?)`);
    expect(withheld.code).toBe(0);
  });
});

describe('the last legal review', () => {
  const readGerman = () => readFile(join(outDir, 'de/kira-hukuku.html'), 'utf8');
  beforeAll(start);

  it.runIf(isLong)('is shown only while a sign-off holds', async () => {
    await buildBare();
    expect(await readGerman()).toContain('<time dateTime="2026-01-01">1. Januar 2026</time>');
    expect(await readGerman()).not.toContain('lastReviewed"');
    await writeFile(join(dir, 'content/people.yaml'), '- { id: a, name: Deneme Avukatı, signs: { languages: [de] } }\n');
    const inGit = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Deneme Avukatı' };
    const signed = await runScript(dir, ['scripts/cli/signoff.ts', `content/${GERMAN}`, '--on', '2026-02-03'], inGit);
    expect(signed.output).toContain('signed off by Deneme Avukatı on 2026-02-03');
    await buildBare();
    expect(await readGerman()).toContain('<time dateTime="2026-02-03">3. Februar 2026</time>');
    expect(await readGerman()).toContain('"lastReviewed":"2026-02-03"');
    await edit(GERMAN, '| Klage | lang |', '| Klage | kurz |');
    await buildBare();
    expect(await readGerman()).not.toContain('2026-02-03');
  });
});
