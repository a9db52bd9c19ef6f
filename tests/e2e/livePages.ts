/** Slugs of pages of the live content, chosen by kind and by content. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { PageKind } from '../../src/model/page.ts';

interface LivePage {
  /** Address without the language's prefix, the same in all languages: `reddi-miras`; empty for the home page. */
  readonly slug: string;
  readonly area: string;
  readonly kind: PageKind;
  /** Text of the Turkish file. */
  readonly text: string;
  /** Folder of the page below content/pages. */
  readonly pageDir: string;
}

const pagesDir = join(import.meta.dirname, '../../content/pages');
const LANGUAGES = 6;

const pages = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('tr.mdx'))
  .sort()
  .flatMap(readPage);

/** Leaves out a page that cannot be visited in all languages at one slug. */
function readPage(path: string): readonly LivePage[] {
  const dir = dirname(path);
  const files = readdirSync(join(pagesDir, dir)).filter((name) => name.endsWith('.mdx'));
  const texts = files.map((name) => readFileSync(join(pagesDir, dir, name), 'utf8'));
  const text = readFileSync(join(pagesDir, path), 'utf8');
  if (files.length < LANGUAGES || texts.some((other) => /^draft: true/m.test(other) || (other !== text && /^slug:/m.test(other))))
    return [];
  const [area = '', pageId = ''] = dir.split(/[\\/]/);
  const { kind, slug = pageId } = readFrontmatter(text);
  return [{ slug, area, kind, text, pageDir: dir }];
}

interface Frontmatter {
  readonly kind: PageKind;
  readonly slug?: string;
  readonly title: string;
  readonly shortTitle?: string;
}

function readFrontmatter(text: string): Frontmatter {
  return parse(/^---\r?\n(.*?)\n---/s.exec(text)?.[1] ?? '') as Frontmatter;
}

/** The page with the smallest number. Throws without a page, so that no test passes by visiting nothing. */
function pick(what: string, fits: (page: LivePage) => boolean, numberOf: (page: LivePage) => number): string {
  const [page] = pages.filter(fits).sort((a, b) => numberOf(a) - numberOf(b));
  if (!page) throw new Error(`The content has no page for the tests: ${what}.`);
  return page.slug;
}

const isKind = (kind: PageKind) => (page: LivePage) => page.kind === kind;
const only = (kind: PageKind) => pick(kind, isKind(kind), () => 0);
const length = ({ text }: LivePage) => text.length;
const areaIds = new Set(pages.filter(isKind('service')).map(({ area }) => area));
const hasServices = (page: LivePage) => page.kind === 'area' && areaIds.has(page.area);

const guide = pick(
  'a guide of an area',
  ({ kind, area }) => kind === 'guide' && area !== 'general',
  (page) => -length(page),
);
const guideArea = pages.find(({ slug }) => slug === guide)?.area;

/** One page of each kind: the longest service, the longest guide of an area of law, and that area. */
export const KINDS = {
  home: only('home'),
  services: only('services'),
  area: pick('the area of the guide', ({ kind, area }) => kind === 'area' && area === guideArea, length),
  service: pick('a service', isKind('service'), (page) => -length(page)),
  guide,
  faq: only('faq'),
  contact: only('contact'),
  about: only('about'),
  privacy: only('privacy'),
  search: only('search'),
  finder: pick(
    'a finder of an area',
    ({ kind, area }) => kind === 'finder' && area !== 'general',
    (page) => -length(page),
  ),
  error: 'boyle-bir-sayfa-yok',
} as const;

const shortArea = pick('an area with services', hasServices, length);
const shortAreaId = pages.find(({ slug }) => slug === shortArea)?.area;

/** The shortest page of an area of law, and its shortest service: two pages that link to each other. */
export const SHORT = {
  area: shortArea,
  service: pick('a service of that area', ({ kind, area }) => kind === 'service' && area === shortAreaId, length),
} as const;

/** The longest guide, of an area or general. */
export const LONGEST_GUIDE = pick('a guide', isKind('guide'), (page) => -length(page));

/** The page that explains legal terms; its payload has the explanations of other pages. */
export const GLOSSARY = pick(
  'the glossary',
  ({ text }) => text.includes('<Glossary'),
  () => 0,
);

const isAreaFinder = ({ kind, area }: LivePage) => kind === 'finder' && area !== 'general';

/** Slugs of the finders of the areas of law. */
export const AREA_FINDERS: readonly string[] = pages.filter(isAreaFinder).map(({ slug }) => slug);

/** Slugs of the areas of law whose page leads to pages of services, so that it contains no answers itself. */
export const AREAS_WITH_SERVICES: readonly string[] = pages.filter(hasServices).map(({ slug }) => slug);

/** How a language's menus and lists name the finders that belong to no area of law. */
export function namesOfGeneralFinders(localeCode: string): readonly string[] {
  return pages
    .filter((page) => page.kind === 'finder' && !isAreaFinder(page))
    .map(({ pageDir }) => {
      const { title, shortTitle } = readFrontmatter(readFileSync(join(pagesDir, pageDir, `${localeCode}.mdx`), 'utf8'));
      return shortTitle ?? title;
    });
}

/** A question of content/searches.yaml in a language, and the address of the page that answers it without the language's prefix. */
export function askedIn(localeCode: string): { readonly question: string; readonly slug: string } {
  const searches = parse(readFileSync(join(pagesDir, '../searches.yaml'), 'utf8')) as Record<string, Record<string, string>>;
  const found = Object.entries(searches[localeCode] ?? {}).find(([, slug]) => pages.some((page) => page.slug === slug));
  if (!found) throw new Error(`content/searches.yaml has no question in ${localeCode}.`);
  return { question: found[0], slug: found[1] };
}

/** All areas of law. */
export const AREAS: readonly string[] = pages.filter(isKind('area')).map(({ slug }) => slug);

/** Numbers of columns of a page's tables. */
const columnsOf = ({ text }: LivePage) => [...text.matchAll(/^\|(?:[ :]*-+[ :]*\|)+/gm)].map(([line]) => line.split('|').length - 2);
const rowsOf = ({ text }: LivePage) => text.match(/^\|/gm)?.length ?? 0;

/** The service with the most rows of tables. */
export const MOST_ROWS = pick('a service with a table', isKind('service'), (page) => -rowsOf(page));

/** A service whose only table has so many columns that phones show it as cards: the one with the most columns. */
export const WIDE_TABLE = pick(
  'a service with a wide table',
  (page) => page.kind === 'service' && columnsOf(page).length === 1 && columnsOf(page).every((count) => count > 2),
  (page) => -Math.max(...columnsOf(page)),
);

/** Services with sub-conditions. */
export const WITH_SUB_CONDITIONS: readonly string[] = pages.filter(({ text }) => /^subConditions:/m.test(text)).map(({ slug }) => slug);
