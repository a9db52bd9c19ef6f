/** Building blocks of the Markdown report: lists, collapsed parts, marked words, and escaped plain text. */
import type { BlockChange } from '../textChange.ts';
import type { Span } from '../wordDiff.ts';
import { BLOCK_KINDS, readableSpans } from './words.ts';

/** Heading of a piece: only the first piece of a section has one. */
export function heading(index: number, title: string): string {
  return index === 0 ? `## ${title}\n\n` : '';
}

/** A section with one list; an empty text when there are no lines. */
export function listOf(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

/** A collapsible part: long lists are collapsed, so that the comment stays short. */
export function fold(title: string, text: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary>${inline(title)}</summary>\n\n${text}\n\n</details>`;
}

/** Marks changes with ins and del, which GitHub displays. */
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

/** Plain words: escapes Markdown's characters, and prevents an @ from mentioning people. */
export function inline(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/[\\`*_[\]|~#$]/g, '\\$&')
    .replace(/^(\d+)([.)])/u, '$1\\$2')
    .replace(/^([+-])/u, '\\$1')
    .replace(/@/g, '@<!-- -->');
}

/** A changed paragraph as a quotation, with its kind and what its words do not show. */
export function blockText({ label, kind, spans, notes }: BlockChange): string {
  return [
    `> <sub>${inline(label)} · ${BLOCK_KINDS[kind]}</sub><br>`,
    `> ${wordsOf(spans)}`,
    ...notes.map((note) => `> <br><sub>${inline(note)}</sub>`),
  ].join('\n');
}
