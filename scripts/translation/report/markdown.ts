/**
 * Prints the change report for a pull request: the parts of html.ts as the HTML that GitHub accepts inside Markdown, because Markdown has
 * no form for folded parts and underlined words.
 */
import type { Element, ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { CHANGE_REPORT_WORDS } from '../../../src/messages/changes.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { ChangeReport } from '../changeReport.ts';
import { detailSections, heading, unreadable } from './document.ts';
import { firstPage } from './firstPage.ts';
import { shorten } from './shorten.ts';

/** First line of the text, by which the one comment with the report is found again. Invisible to readers. */
export const MARKER = '<!-- change-report -->';

/** GitHub's limit for a comment, in characters. */
export const COMMENT_LIMIT = 65_536;

/** Space for the note that lists what was omitted. */
const NOTE_ROOM = 2_000;

/** The report, cut to fit into a comment; the note at its end lists what is missing. Shows the languages in `chosen`, or all. */
export function emitMarkdown(report: ChangeReport, chosen?: readonly string[], limit = COMMENT_LIMIT): string {
  const sections = report.changes ? detailSections(report.changes).map(({ element }) => element) : [];
  const parts = [...heading(report), ...firstPage(report), unreadable(report), ...sections];
  const { parts: fitting, left } = shorten(
    parts.flatMap((part) => (part ? trim(part, chosen) : [])),
    limit - NOTE_ROOM,
    print,
  );
  const note = left.length > 0 ? [toHtml(noteOf(left, report.language))] : [];
  return `${[MARKER, ...fitting.map(print), ...note].join('\n\n')}\n`;
}

function noteOf(left: readonly string[], language: Language): Element {
  const texts = CHANGE_REPORT_WORDS[language];
  const names = left.join(', ');
  const shown = names.length > NOTE_ROOM - 300 ? `${names.slice(0, NOTE_ROOM - 300)} …` : names;
  return h('p', [h('strong', texts.leftOut), ` ${shown}. ${texts.everything}`]);
}

/** Without what GitHub does not show: words for screen readers, pictures inside the file, and links inside the report. */
function trim(node: ElementContent, chosen: readonly string[] | undefined): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? calm(node.value) : [];
  const { dataLanguage, dataLanguages, className, dataPiece, dataWeight } = node.properties;
  const codes = typeof dataLanguages === 'string' ? dataLanguages.split(' ') : typeof dataLanguage === 'string' ? [dataLanguage] : [];
  if (chosen && codes.length > 0 && !codes.some((code) => chosen.includes(code))) return [];
  if (Array.isArray(className) && className.includes('unseen')) return [];
  if (node.tagName === 'figure') return [];
  const children = node.children.flatMap((child) => trim(child, chosen));
  if (node.tagName === 'a' || node.tagName === 'span') return children;
  return [{ ...node, properties: { dataPiece, dataWeight }, children }];
}

/** A comment after a sign with a meaning for GitHub: an @ mentions people, a # links issues, a $ begins a formula. No line is empty. */
function calm(text: string): ElementContent[] {
  return text
    .replace(/\s+/gu, ' ')
    .split(/(?<=[@#$])/u)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'comment' as const, value: ' ' }] : []),
      { type: 'text', value },
    ]);
}

/** `dataPiece` and `dataWeight` are no attributes of the text. */
function print(node: RootContent): string {
  return toHtml(bare(node));
}

function bare(node: RootContent): RootContent {
  if (node.type !== 'element') return node;
  return { ...node, properties: {}, children: node.children.map((child) => bare(child) as ElementContent) };
}
