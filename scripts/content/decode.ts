/** Turns a file's bytes into text, and says what a text of the content may not be made of. Neighbour: ./read.ts. */
import { isUtf8 } from 'node:buffer';
import type { Issue } from '../../src/model/issue.ts';
import { findNesting } from './limits.ts';

/** Longest line in characters. Real paragraphs stay far below; what is longer was pasted by accident and would hold up every rule. */
const MAX_LINE = 20_000;

/** Signs that control terminals, or turn the order of letters around until a later sign or the end of the paragraph. */
const HIDDEN_SIGN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

/**
 * Text with Unix line ends, without a byte order mark and in Unicode form C. What was not so is an issue, but the text is read;
 * undefined, with an issue, when it is no text in UTF-8 or cannot be a text that somebody has written.
 */
export function decodeText(bytes: Buffer, filePath: string, issues: Issue[]): string | undefined {
  const report = (ruleId: string, { line, column }: { line: number; column: number }, message: string, fix: string): void => {
    issues.push({ ruleId, severity: 'error', filePath, line, column, message, fix });
  };
  const raw = readUtf8(bytes);
  if (raw === undefined) {
    const broken = firstBrokenByte(bytes);
    const place = placeOf(bytes.subarray(0, broken).toString('utf8'));
    report('encoding', place, 'This file is not text in UTF-8.', 'Save it as UTF-8 text; pictures and documents do not belong here.');
    return undefined;
  }
  const long = raw.length > MAX_LINE ? raw.split('\n').findIndex((line) => line.length > MAX_LINE) : -1;
  if (long >= 0) {
    const message = `This line has more than ${MAX_LINE.toLocaleString('en')} characters.`;
    report(
      'long-line',
      { line: long + 1, column: MAX_LINE + 1 },
      message,
      'Remove what was pasted here by accident, or begin new paragraphs.',
    );
    return undefined;
  }
  const excess = findNesting(raw);
  if (excess) {
    report(excess.ruleId, excess, excess.message, excess.fix);
    return undefined;
  }
  const hidden = HIDDEN_SIGN.exec(raw);
  if (hidden) {
    const code = hidden[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const message = `An invisible sign stands here (U+${code}); it can make a reviewer read other words than visitors do.`;
    report('text-form', placeOf(raw.slice(0, hidden.index)), message, 'Remove it, or write the words anew.');
  }
  const mend = 'Run "npm run check -- --fix", which changes nothing else.';
  const [text, found] = normalizeText(raw);
  if (found.mark) report('text-form', { line: 1, column: 1 }, 'This file begins with an invisible sign (a byte order mark).', mend);
  if (found.lineEnd >= 0) report('text-form', placeOf(raw.slice(0, found.lineEnd)), 'Lines end here in the way of Windows (CR LF).', mend);
  if (found.form >= 0) {
    const letter = raw.slice(found.form).match(/^.\p{M}*/su)?.[0] ?? '';
    const message = `The letter "${letter.normalize('NFC')}" is put together of several signs here (not Unicode form C); searching would miss it.`;
    report('text-form', placeOf(raw.slice(0, found.form)), message, mend);
  }
  return text;
}

/** What normalizing has changed: a mark at the beginning, and where the first line end and the first letter of another form stand; or -1. */
interface FormFindings {
  readonly mark: boolean;
  readonly lineEnd: number;
  readonly form: number;
}

/** The text as this project keeps it. */
export function normalizeText(raw: string): readonly [text: string, found: FormFindings] {
  const formed = raw.normalize('NFC');
  const mark = formed.startsWith('\ufeff');
  const text = (mark ? formed.slice(1) : formed).replaceAll('\r\n', '\n');
  const form = formed === raw ? -1 : [...raw.matchAll(/.\p{M}+/gsu)].find(([letter]) => letter.normalize('NFC') !== letter)?.index;
  return [text, { mark, lineEnd: raw.indexOf('\r\n'), form: form ?? 0 }];
}

/** Undefined where the bytes are no text. */
function readUtf8(bytes: Buffer): string | undefined {
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8') : undefined;
}

/** Offset of the first byte that no UTF-8 text has there, or of a zero byte, in what is no text. */
function firstBrokenByte(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  // What cannot be read becomes a replacement character; one that was written on purpose is none of these.
  const at = [...text.matchAll(/\ufffd/g)]
    .map((match) => Buffer.byteLength(text.slice(0, match.index)))
    .find((offset) => bytes[offset] !== 0xef);
  const zero = bytes.indexOf(0);
  return zero < 0 ? (at ?? 0) : Math.min(at ?? zero, zero);
}

function placeOf(before: string): { line: number; column: number } {
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
