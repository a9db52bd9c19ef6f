/** Rule deadline-start: beside the length of a deadline, a page says its first day, or links to a part that says it. */
import { says } from '../../../src/messages/findings.ts';
import { LINK_SCHEMES } from '../../../src/model/component.ts';
import { type Deadline, firstDayWords, saysFirstDay } from '../../../src/model/deadline.ts';
import type { Issue, Mending, Position } from '../../../src/model/issue.ts';
import type { Page, TextBlock } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { groupBy } from '../../core/groupBy.ts';
import { oneLine } from '../../core/oneLine.ts';
import { factMarkAt, ownTextAt, withMending } from '../mending.ts';
import { error, pagesToCheck, type Rule } from '../rule.ts';
import { type TextUnit, textOfUnit, unitsOf } from './units.ts';

export const deadlineStart: Rule = { id: 'deadline-start', check, scopes: ['language'] };

/** A place that quotes a deadline's length. */
interface Quote {
  readonly page: Page;
  readonly unit: TextUnit;
  readonly factId: string;
  readonly deadline: Deadline;
  /** The words that state the length. */
  readonly words: string;
  readonly position: Position;
  readonly saysStart: boolean;
}

function check(content: Content): Issue[] {
  const deadlines = new Map(content.facts.flatMap(({ id, deadline }) => (deadline ? [[id, deadline] as const] : [])));
  if (deadlines.size === 0) return [];
  const lacking = pagesToCheck(content)
    .flatMap((page) => quotesOf(content, page, deadlines))
    .filter(({ saysStart }) => !saysStart);
  if (lacking.length === 0) return [];
  const quotes = content.pages.flatMap((page) => quotesOf(content, page, deadlines));
  const saying = groupBy(
    quotes.filter(({ saysStart }) => saysStart),
    keyOf,
  );
  return lacking.flatMap((quote) => {
    const others = saying.get(keyOf(quote)) ?? [];
    return isLinked(quote, others) ? [] : [report(content, quote, others)];
  });
}

function quotesOf(content: Content, page: Page, deadlines: ReadonlyMap<string, Deadline>): Quote[] {
  if (!page.outline.facts.some(({ id }) => deadlines.has(id))) return [];
  return unitsOf(page, content.fileOf.get(page)?.file.text ?? '').flatMap((unit) => {
    const segments = unit.blocks.flatMap((block) => block.segments);
    const ids = new Set(segments.flatMap(({ factId }) => factId ?? []));
    return [...ids].flatMap((factId) => {
      const deadline = deadlines.get(factId);
      const segment = segments.find((candidate) => candidate.factId === factId);
      if (!deadline || !segment) return [];
      const saysStart = saysFirstDay(deadline, page.localeCode, textOfUnit(unit));
      return [{ page, unit, factId, deadline, words: oneLine(segment.text), position: segment.position, saysStart }];
    });
  });
}

function report(content: Content, quote: Quote, others: readonly Quote[]): Issue {
  const { page, unit, factId, deadline, words, position } = quote;
  const { deadlines } = content;
  const { localeCode } = page;
  const own = firstDayWords(deadline, localeCode);
  const start = own ?? deadline.starts.id;
  const exceptions = deadline.exceptions.flatMap(
    ({ starts }) => firstDayWords({ starts, direction: deadline.direction }, localeCode) ?? [],
  );
  const target = others.map(linkTo).find((link) => link !== undefined);
  const issue = error(
    deadlineStart.id,
    position,
    says('deadline-start', { words, id: factId, unit: unit.kind, start, exceptions, target }),
    deadlines ? [deadlines.yaml.positionOfKey(['events'], deadline.starts.id)] : undefined,
  );
  return withMending(issue, mendingOf(content, quote, own ? [own, ...exceptions] : exceptions));
}

/** Languages that name the first day before the length: "… günden itibaren en az 2 hafta". With words that belong to the length. */
const DAY_FIRST: ReadonlyMap<string, RegExp> = new Map([['tr', /(?:en az|en çok|en fazla|en geç|en erken|yaklaşık) $/iu]]);

/** Inserts the words beside the fact. */
function mendingOf(content: Content, { page, position }: Quote, starts: readonly string[]): Mending | undefined {
  const text = ownTextAt(content, page, position);
  const mark = factMarkAt(text, position);
  if (!mark) return undefined;
  const dayFirst = DAY_FIRST.get(page.localeCode);
  const [bound = ''] = dayFirst?.exec(text?.slice(0, mark.from) ?? '') ?? [];
  const at = dayFirst ? mark.from - bound.length : mark.to;
  const choices = starts.map((start) => ({ label: start, edits: [{ from: at, to: at, insert: dayFirst ? `${start} ` : ` ${start}` }] }));
  // The only day is a choice too, so that a writer reads what will be inserted.
  return { words: { from: mark.from, to: mark.to }, ...(choices.length > 0 && { choices }) };
}

/** True when a link in the unit leads to the part of a page that says the first day. A link to a whole page lets readers search for it. */
function isLinked({ page, unit }: Quote, others: readonly Quote[]): boolean {
  const targets = new Set(others.flatMap((other) => linkTo(other) ?? []));
  return page.outline.links.some(({ target, position }) => targets.has(target) && unit.blocks.includes(blockAt(page, position)));
}

/** The address of the quote's part, as writers link to it. Figures and table rows have the id of the fact. */
function linkTo({ page, unit, factId }: Quote): string | undefined {
  const partId = unit.kind === 'figure' ? factId : unit.partId;
  return partId && `${LINK_SCHEMES.page}${page.pageId}#${partId}`;
}

/** The block that contains a position. */
function blockAt({ outline }: Page, { filePath, line, column }: Position): TextBlock {
  const isBefore = ({ position }: TextBlock) =>
    position.filePath === filePath && (position.line < line || (position.line === line && position.column <= column));
  const before = outline.blocks.filter(isBefore);
  return before.reduce((last, block) => {
    const { position } = block;
    const isLater = position.line > last.position.line || (position.line === last.position.line && position.column >= last.position.column);
    return isLater ? block : last;
  });
}

function keyOf({ page, factId }: Quote): string {
  return `${page.localeCode} ${factId}`;
}
