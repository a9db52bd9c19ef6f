/** Parses YAML with positions: every value has a line and column, and every error becomes an issue. */

import { type Document, isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, visit, type YAMLMap } from 'yaml';
import { type Said, says } from '../../src/messages/findings.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Cache } from '../core/cache.ts';
import { findLostDash } from './lostDash.ts';
import { findSlip } from './slips.ts';
import { alignText } from './texts/align.ts';

export interface YamlSource {
  readonly filePath: string;
  readonly data: unknown;
  /** True when the text contains only whitespace and comments. */
  readonly isEmpty: boolean;
  /** Position of a value; if it is missing, of the nearest existing parent. */
  positionOf(path: readonly PropertyKey[]): Position;
  /** Position of a key in a map. */
  positionOfKey(path: readonly PropertyKey[], key: string): Position;
  /** Position of a character in a text value. `offset` counts in the parsed value. */
  positionInText(path: readonly PropertyKey[], offset: number): Position;
}

/**
 * Parses YAML 1.2 with the core schema: dates stay text. `firstLine` is the line of the file on which `text` begins. Adds errors to
 * `issues`.
 */
export function parseYaml(filePath: string, text: string, firstLine: number, issues: Issue[]): YamlSource | undefined {
  const lines = new LineCounter();
  // The parser would compare each key with all keys before it: 30,000 keys took 5 s.
  const options = { version: '1.2', schema: 'core', prettyErrors: false, uniqueKeys: false } as const;
  const document: Document.Parsed = parseDocument(text, { lineCounter: lines, ...options });
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { filePath, line: line + firstLine - 1, column: Math.max(col, 1) };
  };
  // The first error is the writer's; later ones are mostly consequences.
  const [mistake] = [...document.errors, ...document.warnings, ...findAliases(document, text), ...findKeys(document)];
  if (mistake) {
    const tab = findTab(text, mistake);
    const lost = tab === undefined ? findLostDash(text, mistake.pos[0]) : undefined;
    const start = startOf(document, mistake);
    const slip = tab === undefined && !lost ? findSlip(text, start) : undefined;
    const said = lost ? says('yaml.dash', lost) : tab === undefined ? explainYaml(mistake.code, mistake.message) : says('yaml.tab');
    issues.push({ ruleId: 'yaml', severity: 'error', ...position(tab ?? lost?.offset ?? slip?.offset ?? start), ...(slip?.said ?? said) });
    return undefined;
  }

  const nodeAt = (path: readonly PropertyKey[]): ParsedNode | undefined =>
    path.reduce<ParsedNode | null | undefined>(childOf, document.contents) ?? undefined;
  const positionOf = (path: readonly PropertyKey[]): Position => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = nodeAt(path.slice(0, depth));
      if (depth === 0 && path.length > 0) break;
      if (node?.range) return position(node.range[0]);
    }
    return { filePath, line: Math.max(firstLine - 1, 1), column: 1 };
  };
  return {
    filePath,
    data: document.toJS() ?? {},
    isEmpty: document.contents === null || (isScalar(document.contents) && document.contents.value === null),
    positionOf,
    positionOfKey(path, key) {
      const map = nodeAt(path);
      const range = (isMap(map) ? findPair(map, key)?.key : undefined)?.range;
      return range ? position(range[0]) : positionOf(path);
    },
    positionInText(path, offset) {
      const node = nodeAt(path);
      if (!isScalar(node) || !node.range || typeof node.value !== 'string') return positionOf(path);
      return position(offsetInScalar(text, node.range[0], node.value, offset));
    },
  };
}

function childOf(node: ParsedNode | null | undefined, step: PropertyKey): ParsedNode | null | undefined {
  if (isMap(node)) return findPair(node, step)?.value;
  return isSeq(node) ? node.items[Number(step)] : undefined;
}

/** Compared as text, because a key such as a year is a number in YAML and text in the data. */
function findPair({ items }: YAMLMap.Parsed, key: PropertyKey): YAMLMap.Parsed['items'][number] | undefined {
  return items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
}

/** Parses a complete file and adds syntax errors to `issues`. */
export type ParseYaml = (filePath: string, text: string, issues: Issue[]) => YamlSource | undefined;

/** Creates a parser. With a cache, the data of an unchanged file is cached, and the file is parsed when an issue needs a position. */
export function createYamlParser(cache?: Cache): ParseYaml {
  return (filePath, text, issues) => {
    const path = cache?.pathOf(['yaml', filePath, text], 'json');
    const known = path && cache?.read(path);
    if (known) return openYaml(filePath, text, JSON.parse(known) as unknown);
    const yaml = parseYaml(filePath, text, 1, issues);
    if (yaml && path) cache?.write(path, JSON.stringify(yaml.data));
    return yaml;
  };
}

/** A complete file with cached data: it is parsed when an issue needs a position. */
function openYaml(filePath: string, text: string, data: unknown): YamlSource {
  let source: YamlSource | undefined;
  const parsed = (): YamlSource => {
    source ??= parseYaml(filePath, text, 1, []);
    if (!source) throw new Error(`${filePath} cannot be read a second time.`);
    return source;
  };
  return laterYaml(filePath, parsed, data);
}

/** A file that `parsed` parses when something needs it. `known`: its data, if it is known without. */
export function laterYaml(filePath: string, parsed: () => YamlSource, known?: unknown): YamlSource {
  return {
    filePath,
    get data() {
      return known ?? parsed().data;
    },
    get isEmpty() {
      // A file with data is not empty; no parsing is needed.
      return Object.keys(this.data ?? {}).length === 0 && parsed().isEmpty;
    },
    positionOf: (path) => parsed().positionOf(path),
    positionOfKey: (path, key) => parsed().positionOfKey(path, key),
    positionInText: (path, offset) => parsed().positionInText(path, offset),
  };
}

/** An error of the parser or of this file, with its range of offsets. */
interface YamlProblem {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly [number, number?];
}

/** Finds aliases. Anchors and aliases can expand a small file to any size, and a text that begins with * is parsed as an alias. */
function findAliases(document: Document.Parsed, text: string): YamlProblem[] {
  const found: YamlProblem[] = [];
  if (!text.includes('*')) return found;
  visit(document, {
    Alias(_, node) {
      found.push({ code: 'ALIAS', message: `*${node.source}`, pos: [node.range?.[0] ?? 0] });
      return visit.BREAK;
    },
  });
  return found;
}

/** Finds keys that cannot be read: duplicates in a map, and `__proto__`, which JavaScript reserves. */
function findKeys(document: Document.Parsed): YamlProblem[] {
  const found: YamlProblem[] = [];
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        const scalar = isScalar(key) ? key : undefined;
        if (!scalar) continue;
        const code = scalar.value === '__proto__' ? 'PROTO_KEY' : keys.has(scalar.value) ? 'DUPLICATE_KEY' : undefined;
        if (code) {
          found.push({ code, message: '', pos: [scalar.range?.[0] ?? 0] });
          return visit.BREAK;
        }
        keys.add(scalar.value);
      }
      return undefined;
    },
  });
  return found;
}

/** Offset of an error. For a quote that is never closed the parser reports the end; the writer needs the beginning. */
function startOf(document: Document.Parsed, { code, pos }: YamlProblem): number {
  let start = pos[0];
  if (code !== 'MISSING_CHAR') return start;
  visit(document, {
    Scalar(_, node) {
      const [from = 0, to = 0] = node.range ?? [];
      if (node.type?.startsWith('QUOTE') && from <= pos[0] && pos[0] <= to) start = from;
    },
  });
  return start;
}

/**
 * Offset of a tab that indents the line of the mistake, or a line of the folded text before it. The parser reports such a tab as wrong
 * indentation of the text.
 */
function findTab(text: string, { pos: [at] }: YamlProblem): number | undefined {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const before = /(?:^|\n)[^\n]*[>|][-+\d]*\n(?:[^\n]*\n)?$/.exec(text.slice(0, line))?.[0] ?? '';
  const tab = /^ *\t/m.exec(text.slice(line - before.length, at + 1));
  return tab ? line - before.length + tab.index : undefined;
}

function explainYaml(code: string, message: string): Said {
  switch (code) {
    case 'TAB_AS_INDENT':
      return says('yaml.tab');
    case 'DUPLICATE_KEY':
      return says('yaml.duplicate');
    case 'PROTO_KEY':
      return says('yaml.proto');
    case 'MULTIPLE_DOCS':
      return says('yaml.documents');
    case 'TAG_RESOLVE_FAILED':
      return says('yaml.tag');
    case 'ALIAS':
      return says('yaml.alias', { text: message });
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return says('yaml.colon');
    case 'MISSING_CHAR':
      if (message.includes('closing')) return says('yaml.quote', { mark: message.includes("'") ? "'" : '"' });
      break;
  }
  if (message.startsWith('Unexpected scalar')) return says('yaml.behind');
  if (message.startsWith('Block scalar') || message.includes('indentation indicator')) return says('yaml.folded');
  return says('yaml.other', { reason: message.split('\n')[0]?.replace(/ at line .*$/, '') ?? '' });
}

/** Matches what precedes the text of a scalar: the line of > or |, or a quotation mark. */
const OPENING = /(?:[>|][-+\d]*[^\n]*\n\s*|["'])?/y;

/**
 * Offset in `source` of a character of the scalar that begins at `start`; the offset after its last character if `offset` is the length of
 * the text.
 */
function offsetInScalar(source: string, start: number, value: string, offset: number): number {
  OPENING.lastIndex = start;
  const first = start + (OPENING.exec(source)?.[0].length ?? 0);
  const offsets = alignText(source, first, value.slice(0, offset + 1));
  return offsets[offset] ?? (offsets.at(-1) ?? first - 1) + 1;
}
