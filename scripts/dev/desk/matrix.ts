/** Derives the matrix of pages and languages: the state of each cell, by the precedence of the states. */
import { PAGE_STATES, type PageState } from '../../../src/model/desk.ts';
import type { MatrixCell, MatrixData, MatrixRow } from '../../../src/model/deskViews.ts';
import type { Severity } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { showing } from '../../content/pages/passages.ts';
import type { LanguageStatus } from '../../translation/deriveStatus.ts';
import { type DeskQuery, type DeskSource, matches, sourcePages, statusOf } from './source.ts';

/** `area`, `locale`, `state` and the words `q` filter the rows; a row matches if one of its cells does. */
export function deriveMatrix(source: DeskSource, query: DeskQuery): MatrixData {
  const rows = deriveRows(source);
  const isMeant = (row: MatrixRow) => {
    const cells = row.cells.filter(({ localeCode }) => !query.locale || localeCode === query.locale);
    return (
      (!query.area || row.area === query.area) &&
      (!query.state || cells.some((cell) => isInState(cell, query.state ?? ''))) &&
      matches(query.q, row.pageId, row.title, ...titlesOf(source.content, row.pageId))
    );
  };
  const cells = rows.flatMap((row) => row.cells);
  const counts = Object.fromEntries(PAGE_STATES.map((state) => [state, cells.filter((cell) => cell.state === state).length]));
  return { view: 'pages', rows: rows.filter(isMeant), total: rows.length, counts: counts as Record<PageState, number> };
}

/** `findings` matches any finding, including warnings. */
function isInState(cell: MatrixCell, state: string): boolean {
  return state === 'findings' ? cell.errors + cell.warnings > 0 : cell.state === state;
}

export function deriveCell(source: DeskSource, pageId: string, localeCode: string): MatrixCell | undefined {
  return deriveRows(source)
    .find((row) => row.pageId === pageId)
    ?.cells.find((cell) => cell.localeCode === localeCode);
}

function deriveRows(source: DeskSource): MatrixRow[] {
  const { content } = source;
  const byFile = new Map(statusOf(source).languages.map((language) => [language.filePath, language]));
  const findings = countFindings(source);
  const files = new Map(content.files.map((file) => [file.filePath, file]));
  const drafts = new Set([...content.fileOf].filter(([, parsed]) => parsed.local.draft).map(([page]) => page.filePath));
  const order = new Map<string, { index: number; title: string }>(
    sourcePages(content).map((page, index) => [page.pageId, { index, title: page.frontmatter.title }]),
  );
  // Includes pages whose source cannot be read, which the status lacks.
  const folders = new Map(content.files.map(({ pageId, area, filePath }) => [pageId, { area, folder: filePath.replace(/[^/]+$/, '') }]));
  const rows = [...folders].map(([pageId, { area, folder }]): MatrixRow => {
    const cells = content.site.locales.map(({ code }): MatrixCell => {
      const filePath = `${folder}${code}.mdx`;
      const found = findings.get(filePath) ?? { error: 0, warning: 0 };
      return {
        localeCode: code,
        state: stateOf(files.has(filePath), found.error, drafts.has(filePath), byFile.get(filePath)),
        errors: found.error,
        warnings: found.warning,
        stale: byFile.get(filePath)?.stale.length ?? 0,
        signOff: byFile.get(filePath)?.signOff.state ?? 'none',
      };
    });
    return { pageId, area, title: order.get(pageId)?.title ?? pageId, cells };
  });
  return rows.sort((a, b) => (order.get(a.pageId)?.index ?? -1) - (order.get(b.pageId)?.index ?? -1));
}

function stateOf(exists: boolean, errors: number, isDraft: boolean, status: LanguageStatus | undefined): PageState {
  if (!exists) return 'missing';
  // A file that could not be read is no page, and has at least one finding with the reason.
  if (errors > 0 || !status) return 'mistakes';
  if (isDraft) return 'draft';
  if (status.state === 'missing') return 'mistakes';
  if (status.state === 'outdated' || status.state === 'unrecorded') return status.state;
  return 'in-force';
}

/** A finding in a passage counts for every page that shows the passage. */
function countFindings({ content, issues }: DeskSource): Map<string, Record<Severity, number>> {
  const counts = new Map<string, Record<Severity, number>>();
  for (const issue of issues) {
    for (const { filePath } of showing(content.files, issue.filePath)) {
      const count = counts.get(filePath) ?? { error: 0, warning: 0 };
      count[issue.severity] += 1;
      counts.set(filePath, count);
    }
  }
  return counts;
}

const titles = new WeakMap<Content, ReadonlyMap<string, readonly string[]>>();

/** Titles in all languages, so that a translator can find a page by the title in their own language. */
function titlesOf(content: Content, pageId: string): readonly string[] {
  const known = titles.get(content) ?? groupTitles(content);
  titles.set(content, known);
  return known.get(pageId) ?? [];
}

function groupTitles(content: Content): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { pageId, frontmatter } of content.pages) groups.set(pageId, [...(groups.get(pageId) ?? []), frontmatter.title]);
  return groups;
}
