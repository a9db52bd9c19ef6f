/** Building blocks of all sections of the change report, as trees of HTML elements. Neighbours: html.ts and markdown.ts, which print them. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { ChangeReportWords } from '../../../src/messages/changes.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { FieldChange } from '../changes/facts.ts';
import type { SectionId } from '../summaryLine.ts';
import type { Span } from '../wordDiff.ts';
import { SECTION_WEIGHTS } from './shorten.ts';
import { readableSpans } from './words.ts';

/** Content of an element. */
export type Child = Element | string | undefined | readonly (Element | string | undefined)[];

/** A section with its heading; undefined without content. */
export function section({ sections }: ChangeReportWords, id: SectionId, children: readonly (Element | undefined)[]): Element | undefined {
  const own = children.filter((child) => child !== undefined);
  if (own.length === 0) return undefined;
  return h('section', { id, ariaLabelledBy: `${id}-title`, dataPiece: sections[id], dataWeight: SECTION_WEIGHTS[id] }, [
    h('h2', { id: `${id}-title` }, sections[id]),
    ...own,
  ]);
}

/**
 * Words with removals and insertions. Strike-through and underline distinguish them without colour; hidden words announce them to screen
 * readers, most of which ignore `ins` and `del`.
 */
export function words(texts: ChangeReportWords, spans: readonly Span[], locale: Locale | undefined): Element {
  return h(
    'span',
    { lang: locale?.code, dir: locale?.direction },
    readableSpans(spans).map(({ kind, text }) => {
      if (kind === 'same') return text;
      return kind === 'removed'
        ? h('del', [unseen(texts, texts.takenOut), text, unseen(texts, '] ')])
        : h('ins', [unseen(texts, texts.putIn), text, unseen(texts, '] ')]);
    }),
  );
}

/** Old and new value of something that is not prose. */
export function values(texts: ChangeReportWords, before: string | undefined, after: string | undefined): Element {
  return h('span', [
    before ? h('del', [unseen(texts, texts.before), before, unseen(texts, '] ')]) : undefined,
    before && after ? ' → ' : undefined,
    after ? h('ins', [unseen(texts, texts.now), after, unseen(texts, '] ')]) : undefined,
  ]);
}

/** A list of changed fields, one per line. */
export function fields(texts: ChangeReportWords, changes: readonly FieldChange[]): Element | undefined {
  if (changes.length === 0) return undefined;
  return h(
    'ul.settings',
    changes.map(({ name, before, after }) => h('li', [`${name}: `, values(texts, before || texts.none, after || texts.none)])),
  );
}

export interface Row {
  readonly cells: readonly Child[];
  /** Language of the row, so that the reader can hide the others. */
  readonly localeCode?: string | undefined;
}

/** Tables with more rows are folded. */
const ROWS_SHOWN = 3;

/** A table that scrolls in its own box on a phone; its first column contains row headers. */
export function table(texts: ChangeReportWords, name: string, columns: readonly string[], rows: readonly Row[]): Element {
  const scrolling = h('.scroll', { tabIndex: 0, role: 'group', ariaLabel: name }, [
    h('table', [
      h('thead', [
        h(
          'tr',
          columns.map((column) => h('th', { scope: 'col' }, column)),
        ),
      ]),
      h(
        'tbody',
        rows.map(({ cells, localeCode }) =>
          h(
            'tr',
            { dataLanguage: localeCode },
            cells.map((cell, index) => (index === 0 ? h('th', { scope: 'row' }, inside(cell)) : h('td', inside(cell)))),
          ),
        ),
      ),
    ]),
  ]);
  return rows.length > ROWS_SHOWN ? fold(texts.rows({ name, number: rows.length }), [scrolling]) : scrolling;
}

export interface FoldOptions {
  readonly id?: string;
  /** Name in the list of what a comment has no room for. */
  readonly piece?: string;
  /** How early a comment leaves it out (shorten.ts); without it, as early as the part around it. */
  readonly weight?: number;
  /** Languages of the content: without any of them the part is hidden. */
  readonly localeCodes?: readonly string[];
}

/** A part that the reader opens. */
export function fold(title: Child, children: readonly Child[], { id, piece, weight, localeCodes }: FoldOptions = {}): Element {
  return h('details', { id, dataPiece: piece, dataWeight: weight, dataLanguages: localeCodes?.join(' ') }, [
    h('summary', inside(title)),
    ...children.flatMap(inside),
  ]);
}

/** A list with a bullet for each entry. */
export function list(entries: readonly Child[]): Element {
  return h(
    'ul',
    entries.map((entry) => h('li', inside(entry))),
  );
}

/** A text in a language of the site. */
export function quoted(localeCode: string, text: string): Element {
  return h('span', { lang: localeCode }, text);
}

/** The language's name in the report's own language. */
export function nameOf(locales: readonly Locale[], localeCode: string): string {
  return localeOf(locales, localeCode)?.name ?? localeCode;
}

export function localeOf(locales: readonly Locale[], localeCode: string): Locale | undefined {
  return locales.find(({ code }) => code === localeCode);
}

function inside(child: Child): (Element | string | undefined)[] {
  return typeof child === 'object' && 'length' in child ? [...child] : [child as Element | string | undefined];
}

function unseen({ tag: lang }: ChangeReportWords, text: string): Element {
  return h('span.unseen', { lang }, text);
}
