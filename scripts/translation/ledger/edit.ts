/** Edits the text of content/urls.yaml line by line: other lines stay unchanged, including comments. */
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { isGone, isMoved, type LedgerEntry } from '../../../src/model/ledger.ts';
import type { AddressRules } from '../../../src/model/pathname.ts';
import { compareKeys, sortKeyOf } from './addresses.ts';

/** Inserts each entry before the next one of its language, or after the last one that precedes it. Skips known addresses. */
export function addEntries(text: string, entries: readonly LedgerEntry[], site: AddressRules): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const positions = positionsOf(text).map((position) => ({ ...position, key: sortKeyOf(site, position.pathname) }));
  const known = new Set(positions.map(({ pathname }) => pathname));
  const added = entries
    .filter(({ pathname }) => !known.has(pathname))
    .map((entry) => ({ line: formatEntry(entry), key: sortKeyOf(site, entry.pathname) }))
    .sort((a, b) => compareKeys(a.key, b.key));
  const linesAt = new Map<number, string[]>();
  for (const { line, key } of added) {
    const next = positions.find((position) => position.key.rank === key.rank && compareKeys(position.key, key) > 0);
    const last = positions.findLast((position) => compareKeys(position.key, key) < 0);
    const at = next ? next.firstLine : last ? last.endLine : (positions[0]?.firstLine ?? lines.length);
    linesAt.set(at, [...(linesAt.get(at) ?? []), line]);
  }
  const edited = [...lines, undefined].flatMap((line, index) => [...(linesAt.get(index) ?? []), ...(line === undefined ? [] : [line])]);
  return edited.length === 0 ? '' : `${edited.join('\n')}\n`;
}

/** Replaces existing entries; a comment at the end of a line stays. */
export function replaceEntries(text: string, entries: readonly LedgerEntry[]): string {
  const lines = text.split('\n');
  const byPathname = new Map(entries.map((entry) => [entry.pathname, entry]));
  // From the end, so that earlier line numbers stay valid.
  for (const { pathname, firstLine, endLine } of positionsOf(text).reverse()) {
    const entry = byPathname.get(pathname);
    const [remark = ''] = / #[^"'}]*$/.exec(lines[endLine - 1] ?? '') ?? [];
    if (entry) lines.splice(firstLine, endLine - firstLine, `${formatEntry(entry)}${remark}`);
  }
  return lines.join('\n');
}

/** One entry is one line. */
export function formatEntry(entry: LedgerEntry): string {
  const { pathname, since } = entry;
  if (isMoved(entry)) return `${pathname}: { since: ${since}, redirect: ${entry.redirect} }`;
  return isGone(entry) ? `${pathname}: { since: ${since}, gone: ${JSON.stringify(entry.gone)} }` : `${pathname}: ${since}`;
}

/** Addresses with their lines, counted from 0; `endLine` is the first line after the entry. */
function positionsOf(text: string): { pathname: string; firstLine: number; endLine: number }[] {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter });
  if (!isMap(contents)) return [];
  const lineAt = (offset: number) => lineCounter.linePos(offset).line - 1;
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !key.range) return [];
    const end = (value as { range?: readonly number[] } | null)?.range?.[1] ?? key.range[1];
    return [{ pathname: String(key.value), firstLine: lineAt(key.range[0]), endLine: lineAt(end - 1) + 1 }];
  });
}
