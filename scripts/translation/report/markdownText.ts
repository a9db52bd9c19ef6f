/** Pieces that the Markdown report is made of: lists, folded parts, marked words, and plain text that stays plain. */
import type { Span } from '../wordDiff.ts';
import { readableSpans } from './words.ts';

/** A section that is cut into pieces is headed by its first one. */
export function heading(index: number, title: string): string {
  return index === 0 ? `## ${title}\n\n` : '';
}

/** A section of one list; an empty text where it has nothing to say. */
export function listOf(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

/** Long lists are folded, so that the comment stays short to look at. */
export function fold(title: string, text: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary>${inline(title)}</summary>\n\n${text}\n\n</details>`;
}

/** GitHub shows both tags. */
export function wordsOf(spans: readonly Span[]): string {
  const tags = { removed: 'del', added: 'ins' } as const;
  return readableSpans(spans)
    .map(({ kind, text }) => (kind === 'same' ? inline(text) : `<${tags[kind]}>${inline(text)}</${tags[kind]}>`))
    .join('');
}

/** Old and new value of something that is not prose. */
export function valuesOf(before: string | undefined, after: string | undefined): string {
  return [before && `<del>${inline(before)}</del>`, after && `<ins>${inline(after)}</ins>`].filter(Boolean).join(' → ');
}

export function code(text: string): string {
  return `<code>${inline(text)}</code>`;
}

/** Plain words: Markdown's signs are escaped, and an @ calls nobody. */
export function inline(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/[\\`*_[\]|~#$]/g, '\\$&')
    .replace(/^(\d+)([.)])/u, '$1\\$2')
    .replace(/^([+-])/u, '\\$1')
    .replace(/@/g, '@<!-- -->');
}
