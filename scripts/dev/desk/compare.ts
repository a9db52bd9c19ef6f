/** Derives the side-by-side view of a page in two languages: section by section, with differing facts and outdated sections marked. */
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import { deskHref } from '../../../src/model/desk.ts';
import type { CompareData, CompareRow } from '../../../src/model/deskViews.ts';
import { type Fact, machineValue } from '../../../src/model/fact.ts';
import type { Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { describeArticle } from '../../build/articles.ts';
import { canRead } from '../../content/quantity/readQuantities.ts';
import { align } from '../../core/align.ts';
import { statesFact } from '../../rules/factNumber/states.ts';
import { partsOf } from '../../translation/ownParts.ts';
import { deriveComments } from './comments.ts';
import { describeFact } from './facts.ts';
import { readStale } from './page.ts';
import { cutSections, type FactMark, type RenderedSection, toHtml } from './sections.ts';
import { choicesOf, type DeskQuery, type DeskSource, requestedLocale, requestedPage } from './source.ts';

/** Returns the HTML of a page's main element; throws when it cannot be rendered. */
export type RenderMain = (pathname: string) => Promise<string>;

/** `page`, `left` and `right` choose what is compared; by default the source language and another one. */
export async function deriveCompare(source: DeskSource, query: DeskQuery, renderMain: RenderMain): Promise<CompareData> {
  const { content } = source;
  const codes = content.site.locales.map(({ code }) => code);
  const pageId = requestedPage(source, query.page);
  const left = requestedLocale(source, query.left, content.site.defaultLocale);
  const right = requestedLocale(source, query.right, codes.find((code) => code !== left) ?? left);
  const problems: string[] = [];
  const [leftSide, rightSide] = await Promise.all([left, right].map((code) => renderSide(source, pageId, code, renderMain, problems)));
  const stale = [...(await readStale(source, pageId, left)), ...(await readStale(source, pageId, right))];
  const comments = [left, right].flatMap((code) => deriveComments(source, pageId, code));
  const pairs = pairSections(leftSide?.sections ?? [], rightSide?.sections ?? []);
  const rows = pairs.map(([a, b], index) => {
    const isHere = ({ key }: { readonly key: string }) => rowOf(pairs, key) === index;
    const own = { stale: stale.filter(isHere), comments: comments.filter(isHere) };
    return toRow(source, a && leftSide && { ...leftSide, section: a }, b && rightSide && { ...rightSide, section: b }, own);
  });
  return { view: 'compare', pages: choicesOf(source), pageId, left, right, rows, problems };
}

interface RenderedPage {
  readonly page: Page;
  readonly sections: readonly RenderedSection[];
}

interface Side extends RenderedPage {
  readonly section: RenderedSection;
}

async function renderSide(
  { content, manifest, language }: DeskSource,
  pageId: string,
  localeCode: string,
  renderMain: RenderMain,
  problems: string[],
): Promise<RenderedPage | undefined> {
  const page = content.pages.find((candidate) => candidate.pageId === pageId && candidate.localeCode === localeCode);
  const entry = manifest.pages.find((candidate) => candidate.pageId === pageId && candidate.localeCode === localeCode);
  if (!page || !entry) {
    problems.push(DESK_WORDS[language].compare.noPage(localeCode));
    return undefined;
  }
  try {
    const known = new Set(content.facts.map(({ id }) => id));
    const factIds = describeArticle(page, '').factIds.filter((id) => known.has(id));
    return { page, sections: cutSections(await renderMain(entry.pathname), factIds) };
  } catch (error) {
    problems.push(DESK_WORDS[language].compare.cannotShow(page.filePath, error instanceof Error ? error.message : String(error)));
    return undefined;
  }
}

type Pair = readonly [RenderedSection | undefined, RenderedSection | undefined];

/**
 * By position if both have the same number of sections; otherwise by their structure, so that only the missing section is reported and not
 * all later ones.
 */
function pairSections(left: readonly RenderedSection[], right: readonly RenderedSection[]): Pair[] {
  const kinds = [...new Set([...left, ...right].map(kindOf))];
  return kinds.flatMap((kind): Pair[] => {
    const a = left.filter((section) => kindOf(section) === kind);
    const b = right.filter((section) => kindOf(section) === kind);
    if (a.length === b.length) return a.map((section, index) => [section, b[index]]);
    return align(a, b, likeness).map(({ source, own }): Pair => [source, own]);
  });
}

function kindOf({ key }: RenderedSection): string {
  return key.split('.')[0] ?? key;
}

function likeness({ shape: a }: RenderedSection, { shape: b }: RenderedSection): number {
  const rest = [...b];
  const common = a.filter((part) => rest.includes(part) && rest.splice(rest.indexOf(part), 1)).length;
  return (2 * common + 1) / (a.length + b.length + 1);
}

function toRow(
  source: DeskSource,
  left: Side | undefined,
  right: Side | undefined,
  own: Pick<CompareRow, 'stale' | 'comments'>,
): CompareRow {
  const key = (left ?? right)?.section.key ?? '';
  const differences = [
    ...[left, right].flatMap((side) => (side ? markWrong(source, side) : [])),
    ...(left && right ? [...markAlone(source, left, right), ...markAlone(source, right, left)] : []),
  ];
  for (const side of [left, right]) for (const mark of side?.section.facts ?? []) linkToFact(mark);
  const toSide = (side: Side | undefined) => side && { html: toHtml(side.section), position: positionOf(side) };
  return {
    key,
    name: (left ?? right)?.section.name ?? '',
    left: toSide(left),
    right: toSide(right),
    differences: [...new Set(differences)],
    ...own,
  };
}

/**
 * The row that shows a part: its own section, the section that contains its list, or the first row for parts without a position on the
 * page.
 */
function rowOf(pairs: readonly Pair[], partKey: string): number {
  const kind = partKey.split('.')[0] ?? partKey;
  const at = pairs.findIndex((pair) => pair.some((section) => section && (section.key === partKey || section.lists.includes(kind))));
  return Math.max(at, 0);
}

function positionOf({ page, section }: Side): Position {
  return partsOf(page).find((part) => part.key === section.key)?.position ?? { filePath: page.filePath, line: 1, column: 1 };
}

/** Marks words that state another figure than the register. */
function markWrong({ content: { facts }, language }: DeskSource, { page, section }: Side): string[] {
  if (!canRead(page.localeCode)) return [];
  return section.facts.flatMap((mark) => {
    const candidates = facts.filter((fact) => (mark.id === undefined ? machineText(fact) === mark.value : fact.id === mark.id));
    const [fact] = candidates;
    if (!fact || candidates.some((candidate) => statesFact(page.localeCode, mark.words, candidate))) return [];
    addClass(mark, 'desk-fact-wrong');
    return [DESK_WORDS[language].compare.wrong(page.localeCode, mark.words, fact.id, describeFact(fact, language))];
  });
}

/** Marks facts that only one side quotes. */
function markAlone({ language }: DeskSource, one: Side, other: Side): string[] {
  const keys = new Set(other.section.facts.map(keyOf));
  return one.section.facts.flatMap((mark) => {
    if (keys.has(keyOf(mark))) return [];
    addClass(mark, 'desk-fact-alone');
    return [DESK_WORDS[language].compare.alone(one.page.localeCode, mark.id ?? mark.value, mark.words)];
  });
}

function keyOf({ id, value }: FactMark): string {
  return id ?? value;
}

function machineText(fact: Fact): string {
  const machine = machineValue(fact);
  if (machine.element === 'time') return machine.dateTime;
  return machine.element === 'data' ? machine.value : '';
}

function linkToFact({ element, id }: FactMark): void {
  addClass({ element }, 'desk-fact');
  if (id !== undefined) element.attribs.href = deskHref('facts', { fact: id });
}

function addClass({ element }: Pick<FactMark, 'element'>, name: string): void {
  element.attribs.class = `${element.attribs.class ?? ''} ${name}`.trim();
}
