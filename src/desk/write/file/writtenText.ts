/** Writes a text as YAML, so that reading gives exactly that text. */
import { parseDocument } from 'yaml';

export type TextStyle = 'plain' | 'folded' | 'quoted';

/** Longer texts stand below their key, where they may hold colons and quotation marks. */
const LONGEST_PLAIN = 100;

/** The style in which a writer would write the text. */
export function styleOf(value: string): TextStyle {
  if (value === '' || value !== value.trim() || /\n\s/.test(value)) return 'quoted';
  return value.length <= LONGEST_PLAIN && isPlain(value) ? 'plain' : 'folded';
}

/** `indent`: of a line below the key. */
export function writeText(value: string, style: TextStyle, indent: number): string {
  if (style === 'plain') return value;
  if (style === 'quoted') return JSON.stringify(value);
  const begin = `\n${' '.repeat(indent)}`;
  return `>-${begin}${value.replace(/\n/g, `\n${begin}`)}`;
}

function isPlain(value: string): boolean {
  if (value.includes('\n')) return false;
  const document = parseDocument(`key: ${value}`);
  return document.errors.length === 0 && document.get('key') === value;
}
