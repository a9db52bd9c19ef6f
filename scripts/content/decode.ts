/** Decodes a file's bytes to text, and reports characters and sizes that content may not have. Neighbour: ./read.ts. */

import { isUtf8 } from 'node:buffer';
import { type Said, says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { findNesting } from './limits.ts';

/**
 * Maximum length of a line in characters. Real paragraphs are far shorter; a longer line was pasted by accident and would slow down every
 * rule.
 */
const MAX_LINE = 20_000;

/**
 * Characters that control terminals, change the text direction until a later character or the end of the paragraph, or are inside a word
 * that was pasted and keep the search and the dictionary from knowing it: a space without width, a soft hyphen, a word joiner.
 */
const HIDDEN_SIGN = /[^\P{Cc}\t\n\r]|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069]/u;

/**
 * Returns text with LF line ends, without a byte order mark and in Unicode NFC. A text in another form is an issue but is read. Undefined,
 * with an issue, when it is not valid UTF-8 or exceeds a limit.
 */
export function decodeText(bytes: Buffer, filePath: string, issues: Issue[]): string | undefined {
  const report = (ruleId: string, { line, column }: { line: number; column: number }, said: Said): void => {
    issues.push({ ruleId, severity: 'error', filePath, line, column, ...said });
  };
  const raw = readUtf8(bytes);
  if (raw === undefined) {
    const broken = firstBrokenByte(bytes);
    const position = positionOf(bytes.subarray(0, broken).toString('utf8'));
    report('encoding', position, says('encoding'));
    return undefined;
  }
  const long = raw.length > MAX_LINE ? raw.split('\n').findIndex((line) => line.length > MAX_LINE) : -1;
  if (long >= 0) {
    report('long-line', { line: long + 1, column: MAX_LINE + 1 }, says('long-line', { most: MAX_LINE }));
    return undefined;
  }
  const excess = findNesting(raw);
  if (excess) {
    report(excess.ruleId, excess, excess.said);
    return undefined;
  }
  const hidden = HIDDEN_SIGN.exec(raw);
  if (hidden) {
    const code = hidden[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    report('text-form', positionOf(raw.slice(0, hidden.index)), says('text-form.hidden', { code }));
  }
  const [text, found] = normalizeText(raw);
  if (found.mark) report('text-form', { line: 1, column: 1 }, says('text-form.mark'));
  if (found.lineEnd >= 0) report('text-form', positionOf(raw.slice(0, found.lineEnd)), says('text-form.line-end'));
  if (found.form >= 0) {
    const letter = raw.slice(found.form).match(/^.\p{M}*/su)?.[0] ?? '';
    report('text-form', positionOf(raw.slice(0, found.form)), says('text-form.letter', { letter: letter.normalize('NFC') }));
  }
  return text;
}

/**
 * What normalizing has changed: whether there was a byte order mark, and the offset of the first CR LF and of the first letter that was not
 * NFC; -1 if none.
 */
interface FormFindings {
  readonly mark: boolean;
  readonly lineEnd: number;
  readonly form: number;
}

/** Normalizes a text to the form of this project. */
export function normalizeText(raw: string): readonly [text: string, found: FormFindings] {
  const formed = raw.normalize('NFC');
  const mark = formed.startsWith('\ufeff');
  const text = (mark ? formed.slice(1) : formed).replaceAll('\r\n', '\n');
  const form = formed === raw ? -1 : [...raw.matchAll(/.\p{M}+/gsu)].find(([letter]) => letter.normalize('NFC') !== letter)?.index;
  return [text, { mark, lineEnd: raw.indexOf('\r\n'), form: form ?? 0 }];
}

/** Undefined when the bytes are not text. */
function readUtf8(bytes: Buffer): string | undefined {
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8') : undefined;
}

/** Offset of the first byte that is invalid in UTF-8, or of a zero byte. */
function firstBrokenByte(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  // An invalid byte becomes a replacement character; a replacement character that was written on purpose is skipped.
  const at = [...text.matchAll(/\ufffd/g)]
    .map((match) => Buffer.byteLength(text.slice(0, match.index)))
    .find((offset) => bytes[offset] !== 0xef);
  const zero = bytes.indexOf(0);
  return zero < 0 ? (at ?? 0) : Math.min(at ?? zero, zero);
}

function positionOf(before: string): { line: number; column: number } {
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
