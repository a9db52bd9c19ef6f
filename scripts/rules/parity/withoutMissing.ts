/**
 * The source without the parts that a translation lacks: what is left is compared with the translation. The missing parts themselves are
 * reported by the rule part-missing.
 */
import { WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Position } from '../../../src/model/issue.ts';
import type { MissingKind, MissingPart } from '../../../src/model/missingPart.ts';
import { isGrouped, type LocalFrontmatter, type Outline, type Page, type Question, type QuestionGroup } from '../../../src/model/page.ts';
import { isInRanges, type LineRange, rangesOf } from '../../content/missing/missingHeadings.ts';
import { findMissingRows } from '../../content/missing/missingRows.ts';
import type { ParsedFile } from '../../content/pages/frontmatter.ts';
import { partsOf, positionOfPart } from '../../content/pages/partIds.ts';
import { positionOnPage } from '../../content/pages/passages.ts';

export function withoutMissing(source: Page, own: Page, sourceFile: ParsedFile): Page {
  const { missing } = own;
  if (missing.length === 0) return source;
  const { outline, frontmatter } = source;
  const sections = rangesOf(outline, missing);
  const rows = findMissingRows(source, own, sections);
  const hidden = hiddenLists(source, own, sections);
  const inLists = listRanges(source, sourceFile, missing);
  const lines = [...sections, ...rows.map(({ line }) => ({ from: line, to: line }))];
  const isKept = ({ position, region }: { readonly position: Position; readonly region?: string }) => {
    if (region !== undefined && hidden.has(region)) return false;
    const { line } = positionOnPage(source, position);
    return !isInRanges(region === 'steps' || region === 'faq' ? inLists : lines, line);
  };
  const { headings, links, facts, laws, components, tables, lists, passages } = outline;
  const kept: Outline = {
    ...outline,
    headings: headings.filter(isKept),
    links: links.filter(isKept),
    facts: facts.filter(isKept),
    laws: laws.filter(isKept),
    components: components.filter(isKept),
    lists: lists.filter(isKept),
    passages: passages.filter(isKept),
    tables: tables.filter(isKept).map((table) => ({ ...table, rows: table.rows - rows.filter((row) => row.table === table).length })),
  };
  return { ...source, outline: kept, frontmatter: { ...frontmatter, ...keptEntries(frontmatter, missing, hidden) } };
}

type ListKey = 'conditions' | 'subConditions' | 'documents';

/** Lists of the frontmatter that only a missing section shows, and that the translation therefore does not have. */
function hiddenLists({ outline }: Page, own: Page, sections: readonly LineRange[]): Set<string> {
  const markers = outline.components.filter(({ position }) => isInRanges(sections, position.line));
  return new Set(
    markers.flatMap(({ name }) => {
      const key = WRITER_COMPONENTS[name]?.shows;
      return key && own.frontmatter[key].length === 0 ? [key] : [];
    }),
  );
}

function keptEntries(frontmatter: LocalFrontmatter, missing: readonly MissingPart[], hidden: ReadonlySet<string>) {
  const isMissing = (kind: MissingKind, index: number) => missing.some((part) => part.kind === kind && part.index === index);
  const listOf = (key: ListKey) => (hidden.has(key) ? [] : frontmatter[key]);
  let next = 0;
  const keep = (questions: readonly Question[]) => questions.filter(() => !isMissing('questions', next++));
  const { faq, steps } = frontmatter;
  return {
    conditions: listOf('conditions'),
    subConditions: listOf('subConditions'),
    documents: listOf('documents'),
    steps: steps.filter((_, index) => !isMissing('steps', index)),
    faq: isGrouped(faq) ? keepGroups(faq, keep, (index) => isMissing('groups', index)) : keep(faq as readonly Question[]),
  };
}

function keepGroups(
  groups: readonly QuestionGroup[],
  keep: (questions: readonly Question[]) => Question[],
  isMissing: (index: number) => boolean,
): QuestionGroup[] {
  const kept = groups.map((group) => ({ ...group, questions: keep(group.questions) }));
  return kept.filter((_, index) => !isMissing(index));
}

/** Lines of missing steps, questions and groups: each ends where the next one of its list begins. */
function listRanges(source: Page, file: ParsedFile, missing: readonly MissingPart[]): LineRange[] {
  const parts = partsOf({ local: file.local, outline: source.outline }).filter(({ kind }) => kind !== 'headings');
  const starts = parts.map((part) => ({ part, line: positionOfPart(part, file, source.outline).line })).sort((a, b) => a.line - b.line);
  return starts.flatMap(({ part, line }, at) => {
    const isMissing = missing.some(({ kind, index }) => kind === part.kind && index === part.index);
    return isMissing ? [{ from: line, to: (starts[at + 1]?.line ?? Number.POSITIVE_INFINITY) - 1 }] : [];
  });
}
