/** Building blocks of all sections of the HTML report. hastscript creates a tree, which hast-util-to-html escapes and serializes. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Locale } from '../../../src/model/locale.ts';
import { SECTIONS, type SectionId } from '../summary.ts';
import type { Span } from '../wordDiff.ts';
import { readableSpans } from './words.ts';

/** Content of an element. */
export type Child = Element | string | undefined | readonly (Element | string | undefined)[];

/** A section with its heading; undefined without content. */
export function section(id: SectionId, children: readonly (Element | undefined)[]): Element | undefined {
  const own = children.filter((child) => child !== undefined);
  if (own.length === 0) return undefined;
  return h('section', { id, ariaLabelledBy: `${id}-title` }, [h('h2', { id: `${id}-title` }, SECTIONS[id]), ...own]);
}

/**
 * Words with removals and insertions. Strike-through and underline distinguish them without colour; hidden words announce them to screen
 * readers, most of which ignore `ins` and `del`.
 */
export function words(spans: readonly Span[], locale: Locale | undefined): Element {
  return h(
    'span',
    { lang: locale?.code, dir: locale?.direction },
    readableSpans(spans).map(({ kind, text }) => {
      if (kind === 'same') return text;
      return kind === 'removed'
        ? h('del', [unseen('[taken out: '), text, unseen('] ')])
        : h('ins', [unseen('[put in: '), text, unseen('] ')]);
    }),
  );
}

/** Old and new value of something that is not prose. */
export function values(before: string | undefined, after: string | undefined): Element {
  return h('span', [
    before ? h('del', [unseen('[before: '), before, unseen('] ')]) : undefined,
    before && after ? ' → ' : undefined,
    after ? h('ins', [unseen('[now: '), after, unseen('] ')]) : undefined,
  ]);
}

/** A list of changed fields, one per line. */
export function fields(changes: readonly { name: string; before?: string | undefined; after?: string | undefined }[]): Element | undefined {
  if (changes.length === 0) return undefined;
  return h(
    'ul.settings',
    changes.map(({ name, before, after }) => h('li', [`${name}: `, values(before || 'none', after || 'none')])),
  );
}

export interface Row {
  readonly cells: readonly Child[];
  /** Language of the row, so that the reader can hide the others. */
  readonly localeCode?: string | undefined;
}

/** A table that scrolls in its own box on a phone; its first column contains row headers. */
export function table(name: string, columns: readonly string[], rows: readonly Row[]): Element {
  return h('.scroll', { tabIndex: 0, role: 'group', ariaLabel: name }, [
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
}

/** A text in a language of the site. */
export function quoted(localeCode: string, text: string): Element {
  return h('span', { lang: localeCode }, text);
}

/** The language's English name, for the report's own language. */
export function nameOf(locales: readonly Locale[], localeCode: string): string {
  return localeOf(locales, localeCode)?.name ?? localeCode;
}

export function localeOf(locales: readonly Locale[], localeCode: string): Locale | undefined {
  return locales.find(({ code }) => code === localeCode);
}

function inside(child: Child): (Element | string | undefined)[] {
  return typeof child === 'object' && 'length' in child ? [...child] : [child as Element | string | undefined];
}

function unseen(text: string): Element {
  return h('span.unseen', { lang: 'en' }, text);
}
