/**
 * Plans the files of a new page: templates in every language, with the keys that follow from its folder. Pure;
 * scripts/rules/writing/makePage.ts writes the files.
 */
import { stringify } from 'yaml';
import type { Answer } from '../../../src/messages/answers.ts';
import { kindLabel } from '../../../src/model/labelKey.ts';
import { PAGE_KINDS, type Page, type PageKind } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { nearestName } from '../../content/nearestName.ts';
import { slugProblem } from './slugProblem.ts';

export interface PagePlan {
  /** Folder of the page, relative to the content folder. */
  readonly folder: string;
  readonly kind: PageKind;
  /** Texts by locale code. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface PageRequest {
  /** `<area>/<page-id>`, as typed by the writer. */
  readonly target: string;
  /** Undefined means the kind that the area needs. */
  readonly kind: string | undefined;
  /** In the source language; undefined leaves the outline's placeholder. */
  readonly title?: string | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Kinds of pages that an area of law may have: its own page, and several others. */
const OF_AN_AREA: readonly PageKind[] = ['area', 'service', 'guide', 'finder'];

/** Folder below content/outlines for a kind: legal services have lists and steps, other pages plain text. */
function outlineOf(kind: PageKind): 'service' | 'text' {
  return kind === 'service' || kind === 'guide' ? 'service' : 'text';
}

/**
 * Returns the files, or why the page is not possible. `readOutline` returns the text of a template, or undefined when it does not exist.
 */
export function planPage(
  content: Content,
  request: PageRequest,
  readOutline: (name: string, localeCode: string) => string | undefined,
): PagePlan | { readonly problem: Answer } {
  const { site, pages } = content;
  const [area = '', pageId = '', ...more] = request.target.split('/');
  if (!area || !pageId || more.length > 0) {
    return { problem: (words) => words.noPlace({ place: request.target }) };
  }
  const areas = ['general', ...site.areas.map(({ id }) => id)];
  if (!areas.includes(area)) return { problem: (words) => words.noArea({ area, names: areas.join(', '), near: nearestName(area, areas) }) };
  const problem = slugProblem(content, pageId);
  if (problem !== undefined) return { problem };
  const sources = pages.filter((page) => page.localeCode === site.defaultLocale);
  const chosen = chooseKind(sources, area, request.kind);
  if ('problem' in chosen) return chosen;

  const texts = new Map<string, string>();
  for (const { code } of site.locales) {
    const outline = readOutline(outlineOf(chosen.kind), code);
    const file = `content/outlines/${outlineOf(chosen.kind)}/${code}.mdx`;
    if (outline === undefined) return { problem: (words) => words.noOutline({ code, file }) };
    const isSource = code === site.defaultLocale;
    const shared = isSource ? sharedKeys(sources, area, pageId, chosen.kind) : [];
    const own = named(outline, chosen.kind);
    texts.set(code, fill(isSource ? titled(own, request.title) : own, [...shared, ...ownKeys(request.today)]));
  }
  return { folder: `pages/${area}/${pageId}`, kind: chosen.kind, texts };
}

/** Keys of every language's file. The review date is left as a comment, because only a lawyer may claim it. */
function ownKeys(today: string): string[] {
  return [
    'draft: true # remove this line when the page may go public in this language',
    `# reviewed: ${today} # the day whose law this text describes; a lawyer confirms it`,
  ];
}

function chooseKind(
  sources: readonly Page[],
  area: string,
  asked: string | undefined,
): { readonly kind: PageKind } | { readonly problem: Answer } {
  const kind = asked === undefined ? undefined : PAGE_KINDS.find((candidate) => candidate === asked);
  if (asked !== undefined && !kind) return { problem: (words) => words.noKind({ kind: asked, near: nearestName(asked, PAGE_KINDS) }) };
  const hasAreaPage = sources.some((page) => page.area === area && page.frontmatter.kind === 'area');
  if (area === 'general') {
    const free = PAGE_KINDS.filter((one) => !OF_AN_AREA.includes(one) && !sources.some((page) => page.frontmatter.kind === one));
    // A site has any number of general guides and finders, and one page of each other kind. Without a kind, a missing page comes first.
    const choices: readonly PageKind[] = [...free, 'guide', 'finder'];
    const [first = 'guide'] = choices;
    const wanted = kind ?? (free.length < 2 ? first : undefined);
    if (wanted && choices.includes(wanted)) return { kind: wanted };
    return { problem: (words) => words.generalKinds({ names: choices.join(', '), kind: first }) };
  }
  if (kind === 'area' && hasAreaPage) return { problem: (words) => words.areaTaken({ area }) };
  if (kind && !OF_AN_AREA.includes(kind)) return { problem: (words) => words.generalOnly({ kind }) };
  return { kind: kind ?? (hasAreaPage ? 'service' : 'area') };
}

/** Keys of the source language: the next position in the area, its long form of addresses, and the area page as related. */
function sharedKeys(sources: readonly Page[], area: string, pageId: string, kind: PageKind): string[] {
  const siblings = sources.filter((page) => page.area === area && page.frontmatter.kind !== 'area');
  const areaPage = sources.find((page) => page.area === area && page.frontmatter.kind === 'area');
  const order = kind === 'area' ? 0 : Math.max(0, ...siblings.map((page) => page.frontmatter.order)) + 1;
  const folder =
    kind === 'area' ? undefined : mostFrequent(siblings.flatMap(({ aliases }) => aliases.map((alias) => alias.replace(/\/[^/]+$/, ''))));
  return [
    `kind: ${kind}`,
    `order: ${order}`,
    ...(folder ? [`aliases: [${folder}/${pageId}]`] : []),
    ...(areaPage && kind !== 'area' ? [`related: [${areaPage.pageId}]`] : []),
  ];
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** General pages are named by their label, and have no short title; only services have acts for today. */
function named(outline: string, kind: PageKind): string {
  const own = kindLabel(kind) ? outline.replace(/^shortTitle: .*\n/m, '') : outline;
  return kind === 'service' ? own : own.replace(/^today:\n(?: {2}.*\n)+/m, '');
}

function titled(outline: string, title: string | undefined): string {
  return title === undefined ? outline : outline.replace(/^title: .*\n/m, () => stringify({ title }, { lineWidth: 0 }));
}

/** Appends the keys at the end of the frontmatter. */
function fill(outline: string, keys: readonly string[]): string {
  const end = outline.indexOf('\n---', 3) + 1;
  return `${outline.slice(0, end)}${keys.map((key) => `${key}\n`).join('')}${outline.slice(end)}`;
}
