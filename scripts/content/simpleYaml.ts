/** Reads the YAML that writers mostly write, without the parser. Neighbour: ./yaml.ts, which reads all of it and is the measure. */

/** A path into the document, written with PATH_SIGN between its keys. */
type PathText = string;

export interface SimpleYaml {
  readonly data: Readonly<Record<string, unknown>>;
  /** Offset at which a text, a number or a list in brackets begins, its quotes and folding signs included; undefined for what spans lines. */
  startOf(path: readonly PropertyKey[]): number | undefined;
}

interface Reader {
  readonly text: string;
  /** Offset of the line that is read next; behind the text when all has been read. */
  at: number;
  readonly starts: Map<PathText, number>;
}

const PATH_SIGN = '\0';
/** Tabs and other signs that are not for reading, and blanks at the end of a line. */
const OTHER_SIGNS = /[^\P{C}\n]|[\p{Z}]$/mu;
const KEY = /^([A-Za-z][A-Za-z0-9]{0,60}):(?: (.+))?$/;
/** Blanks before a line; deeper texts are nothing that writers mostly write. */
const MOST_INDENT = 24;
const ITEM = '- ';
const STEP = 2;
const FOLDED = '>-';

/** Undefined where anything in the text is not as simple as this file has it, or is a mistake. */
export function readSimpleYaml(text: string): SimpleYaml | undefined {
  if (OTHER_SIGNS.test(text)) return undefined;
  const reader: Reader = { text, at: 0, starts: new Map() };
  const data = readMap(reader, 0, '');
  if (!data || reader.at < text.length) return undefined;
  return { data, startOf: (path) => reader.starts.get(path.map((key) => PATH_SIGN + String(key)).join('')) };
}

/** The line that is read next without its indent; undefined where it has another one, or is empty. */
function lineAt({ text, at }: Reader, indent: number): string | undefined {
  if (at >= text.length) return undefined;
  for (let offset = at; offset < at + indent; offset += 1) if (text[offset] !== ' ') return undefined;
  const line = text.slice(at + indent, endOf(text, at));
  return line.startsWith(' ') ? undefined : line || undefined;
}

function endOf(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function toNextLine(reader: Reader): void {
  reader.at = endOf(reader.text, reader.at) + 1;
}

/** `first` is a line that stands behind a dash; the reader is at it already. */
function readMap(reader: Reader, indent: number, path: PathText, first?: string): Record<string, unknown> | undefined {
  const map: Record<string, unknown> = {};
  for (let line = first ?? lineAt(reader, indent); line !== undefined && !line.startsWith(ITEM); line = lineAt(reader, indent)) {
    const [, key, rest] = KEY.exec(line) ?? [];
    if (key === undefined || NO_WORD.test(key) || Object.hasOwn(map, key) || indent > MOST_INDENT) return undefined;
    const own = path + PATH_SIGN + key;
    const start = reader.at + indent + line.length - (rest?.length ?? 0);
    toNextLine(reader);
    const value = rest === undefined ? readNested(reader, indent + STEP, own) : readValue(reader, rest, indent + STEP, own, start);
    if (value === undefined) return undefined;
    map[key] = value;
  }
  return Object.keys(map).length > 0 ? map : undefined;
}

function readNested(reader: Reader, indent: number, path: PathText): unknown {
  return lineAt(reader, indent)?.startsWith(ITEM) ? readList(reader, indent, path) : readMap(reader, indent, path);
}

function readList(reader: Reader, indent: number, path: PathText): unknown[] | undefined {
  const list: unknown[] = [];
  for (let line = lineAt(reader, indent); line?.startsWith(ITEM); line = lineAt(reader, indent)) {
    const own = path + PATH_SIGN + String(list.length);
    const rest = line.slice(ITEM.length);
    const start = reader.at + indent + ITEM.length;
    let item: unknown;
    if (KEY.test(rest)) item = readMap(reader, indent + STEP, own, rest);
    else {
      toNextLine(reader);
      item = readValue(reader, rest, indent + STEP, own, start);
    }
    if (item === undefined) return undefined;
    list.push(item);
  }
  return list;
}

/** What stands behind a key or a dash; a folded text stands on the lines below. */
function readValue(reader: Reader, text: string, indent: number, path: PathText, start: number): unknown {
  reader.starts.set(path, start);
  if (text !== FOLDED) return readScalar(text) ?? readWords(text);
  const lines: string[] = [];
  for (let line = lineAt(reader, indent); line !== undefined; line = lineAt(reader, indent)) {
    lines.push(line);
    toNextLine(reader);
  }
  return lines.length > 0 ? lines.join(' ') : undefined;
}

/** Words, which begin with a letter or with a component; they end at a colon or a number sign with a blank beside it. */
const PLAIN = /^[\p{L}<](?:(?!: |:$| #).)*$/u;
/** What the core schema takes for something else (YAML 1.2.2, 10.3.2). */
const NO_WORD = /^(?:null|true|false)$/i;
const QUOTED = /^"([^"\\]*)"$/;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

function readScalar(text: string): string | number | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (DATE.test(text) || (PLAIN.test(text) && !NO_WORD.test(text))) return text;
  return WHOLE_NUMBER.test(text) ? Number(text) : QUOTED.exec(text)?.[1];
}

/** Names and addresses in square brackets. */
function readWords(text: string): string[] | undefined {
  if (!/^\[[^[\]]*\]$/.test(text)) return undefined;
  const words = text.slice(1, -1).split(', ');
  return words.every((word) => /^[A-Za-z/][\w/-]*$/.test(word) && !NO_WORD.test(word)) ? words : undefined;
}
