/** Every text of a writer appears unchanged in all places of the site, and is never interpreted as markup. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildNode, type Element, isTag } from 'domhandler';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocument } from '../../scripts/build/emit/document.ts';
import { emitSitemaps } from '../../scripts/build/emit/sitemap.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { parseFrontmatter } from '../../scripts/content/pages/frontmatter.ts';
import { makeSourceFile } from '../../scripts/content/read.ts';
import { prerenderPage } from '../../src/app/prerender.tsx';
import { deriveManifest, type Manifest, type PageEntry } from '../../src/model/manifest.ts';
import { deriveJobs, deriveLocaleView } from '../../src/model/render.ts';
import { SOFT_HYPHEN } from '../../src/model/softHyphen.ts';
import { makeContent } from '../fixture.ts';
import { runs } from '../long.ts';

const unbroken = (words = '') => words.replaceAll(SOFT_HYPHEN, '');

const ASSETS = {
  css: '',
  appPathname: '/a.js',
  startPathname: '/s.js',
  stylesPathname: '/s.css',
  printPathname: '/p.css',
  defaultLocale: 'tr',
  baseUrl: '/',
  shellPathname: '/shell.json',
  fontPathname: '/f.woff2',
  webManifestPathname: '/m.webmanifest',
};

let manifest: Manifest;
let dir = '';

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content) throw new Error('The fixture cannot be read.');
  manifest = deriveManifest(content.site, content.pages, content.facts);
  dir = await mkdtemp(join(tmpdir(), 'article-'));
  await writeFile(join(dir, 'article.js'), 'return { default: () => null };');
});

afterAll(() => rm(dir, { recursive: true, force: true }));

/** Texts that a file can contain: decoding refuses zero bytes and half characters, and normalizes the rest to form C with Unix line ends. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.constantFrom(
      '</title><script>alert(1)</script>',
      '<!--',
      ']]>',
      '"><img src=x onerror=alert(1)>',
      "' & &amp; &#60;",
      '%s %separator',
      '$& $1 $`',
      '\u2028\u2029',
      'شرط İı ﬁ 👩‍⚖️',
    ),
  )
  .map((own) =>
    own

      .normalize('NFC')
      .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .filter((own) => own.length > 0);

function find(nodes: readonly ChildNode[], matches: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => (isTag(node) ? [...(matches(node) ? [node] : []), ...find(node.children, matches)] : []));
}

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes.map((node) => ('children' in node ? textOf(node.children) : 'data' in node ? node.data : '')).join('');
const squeeze = (own: string | undefined) => own?.replace(/\s+/g, ' ').trim();

describe('any text', () => {
  it('is the same in the title, the head, the heading, the structured data and the payload, and is no markup anywhere', () => {
    const original = manifest.pages.find(({ pageId, localeCode }) => pageId === 'kira-takip' && localeCode === 'tr');
    if (!original) throw new Error('The fixture has changed.');
    const kinds: Record<string, number> = {};
    fc.assert(
      fc.property(text, text, text, (title, description, answer) => {
        const page: PageEntry = {
          ...original,
          title,
          shortTitle: title,
          seo: { title, description },
          questions: [{ question: title, answer }],
        };
        const changed = { ...manifest, pages: manifest.pages.map((other) => (other === original ? page : other)) };
        const source = {
          codePath: join(dir, 'article.js'),
          headings: [],
          partIds: { headings: [], steps: [], groups: [], questions: [] },
          oldIds: {},
          factIds: [],
          linkIds: [],
          feeIds: [],
          hasCountries: false,
          hasDeeds: false,
        };
        const [job] = deriveJobs(changed, { [page.filePath]: source }, { socialImages: {}, hasMarkdown: false }).filter(
          (own) => own.pathname === page.pathname,
        );
        if (!job) throw new Error('The page has no job.');
        const made = prerenderPage(deriveLocaleView(changed, 'tr', {}), job);
        const { children } = parseDocument(renderDocument(made, ASSETS));
        const meta = (name: string) =>
          find(children, (own) => own.name === 'meta' && [own.attribs.name, own.attribs.property].includes(name))[0]?.attribs.content;
        expect(textOf(find(children, ({ name }) => name === 'title').slice(0, 1))).toBe(
          `${title}${manifest.site.separator}${manifest.site.name}`,
        );
        expect(meta('description')).toBe(description);
        expect(meta('og:title')).toBe(title);
        // A long word of a heading may break at a soft hyphen, which readers and copies do not see.
        expect(unbroken(squeeze(textOf(find(children, ({ name }) => name === 'h1'))))).toBe(unbroken(title));
        const [graph] = find(children, (own) => own.attribs.type === 'application/ld+json');
        const things = (JSON.parse(textOf(graph?.children ?? [])) as { '@graph': Record<string, unknown>[] })['@graph'];
        expect(things.find((thing) => thing['@type'] === 'FAQPage')).toMatchObject({
          name: title,
          description,
          mainEntity: [{ name: title, acceptedAnswer: { text: answer } }],
        });
        const payload = JSON.parse(JSON.stringify(made.payload)) as typeof made.payload;
        expect(payload.page.shortTitle).toBe(title);
        expect(unbroken(textOf(find(parseDocument(payload.main).children, ({ name }) => name === 'h1')))).toContain(unbroken(title));
        // Whatever the words are, the document has the same elements.
        for (const own of find(children, () => true)) expect(Object.keys(own.attribs).filter((name) => name.startsWith('on'))).toEqual([]);
        const names = find(children, () => true)
          .map(({ name }) => name)
          .join(' ');
        kinds[names] = (kinds[names] ?? 0) + 1;
        expect(Object.keys(kinds)).toHaveLength(1);
      }),
      { ...runs(60, 300), examples: [['AAAAAAAAAAAA', 'A', 'A']] },
    );
  });

  it('is read from frontmatter as it was written', () => {
    fc.assert(
      fc.property(text, (title) => {
        const issues: unknown[] = [];
        const lines = [
          '---',
          'seo:',
          `  title: ${JSON.stringify(title)}`,
          '  description: d',
          `title: ${JSON.stringify(title)}`,
          'description: d',
          '---',
          '',
        ];
        const position = { filePath: 'content/pages/a/b/de.mdx', absolutePath: '/a/b/de.mdx', area: 'a', pageId: 'b', localeCode: 'de' };
        const parsed = parseFrontmatter(makeSourceFile(position, lines.join('\n')), 'tr', issues as never[]);
        expect(issues).toEqual([]);
        expect(parsed?.local.title).toBe(title);
      }),
      runs(120, 500),
    );
  });

  it('in an address is the same address in the sitemap, escaped', () => {
    fc.assert(
      fc.property(text, (part) => {
        const [first] = manifest.pages;
        if (!first) throw new Error('The fixture has changed.');
        const pathname = `/${part}`;
        const xml =
          Object.values(emitSitemaps({ ...manifest, pages: [{ ...first, pathname, alternates: [{ localeCode: 'tr', pathname }] }] }))[0] ??
          '';
        const { children } = parseDocument(xml, { xmlMode: true });
        expect(textOf(find(children, ({ name }) => name === 'loc'))).toBe(manifest.site.url + pathname);
        expect(find(children, ({ name }) => name === 'xhtml:link')[0]?.attribs.href).toBe(manifest.site.url + pathname);
      }),
      runs(80, 300),
    );
  });
});
