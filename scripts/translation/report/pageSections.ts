/** Sections of the change report by page: texts, statutes, search results, outdated translations. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Locale } from '../../../src/model/locale.ts';
import type { Changes } from '../changeReport.ts';
import type { LanguageChange, PageChange, SearchChange } from '../changes/pages.ts';
import type { BlockChange } from '../textChange.ts';
import { type Child, fields, fold, localeOf, nameOf, quoted, type Row, section, table, words } from './parts.ts';
import {
  BLOCK_KINDS,
  describeBehind,
  describeServing,
  describeSignOff,
  groupBySection,
  groupStatutes,
  judgeLength,
  nameLanguage,
  nameLanguages,
  nameSides,
  PAGE_KINDS,
  PASSAGE_KINDS,
} from './words.ts';

/** Anchor of a page in the report. */
export function pageAnchor({ pageId }: Pick<PageChange, 'pageId'>): string {
  return `page-${pageId}`;
}

export function pageTexts({ pages, locales }: Changes): Element | undefined {
  return section(
    'pages',
    pages.map((page) => onePage(page, locales)),
  );
}

function onePage(page: PageChange, locales: readonly Locale[]): Element {
  const id = pageAnchor(page);
  const former = page.formerFolder ? ` · was ${page.formerFolder}` : '';
  const languages = page.languages.map((language) => oneLanguage(page, language, locales));
  return fold(
    [h('h3', page.title), h('span.fine', ` ${page.area}/${page.pageId} · ${PAGE_KINDS[page.kind]}${former}`)],
    // A page that is gone has one text more to open, because nobody reads it to judge the change.
    page.kind === 'removed' ? [fold('The text that is gone', languages)] : languages,
    { id, piece: page.title, localeCodes: page.languages.map(({ localeCode }) => localeCode) },
  );
}

function oneLanguage(page: PageChange, language: LanguageChange, locales: readonly Locale[]): Element {
  const { localeCode, blocks, facts } = language;
  const exchanged = page.kind === 'changed' ? nameSides('quotes newly', 'no longer', facts) : '';
  const piece = `${page.title} (${localeCode})`;
  return h('.language', { id: `${pageAnchor(page)}-${localeCode}`, dataLanguage: localeCode, dataPiece: piece }, [
    h('h4', nameLanguage(page, language, locales)),
    h('p.fine', language.pathname),
    blocks.length === 0 ? h('p', language.isDraft ? 'A draft: no reader sees it.' : 'A reader sees the same text as before.') : undefined,
    ...groupBySection(blocks).map((group) =>
      h('.part', [
        group.section ? h('p.where', ['Under ', quoted(localeCode, `“${group.section}”`)]) : undefined,
        ...group.blocks.map((block) => oneBlock(block, localeOf(locales, localeCode))),
      ]),
    ),
    fields(language.settings),
    exchanged ? h('p', `Facts: ${exchanged}.`) : undefined,
  ]);
}

function oneBlock({ label, kind, spans, notes }: BlockChange, locale: Locale | undefined): Element {
  return h('.block', [
    h('p.label', `${label} · ${BLOCK_KINDS[kind]}`),
    h('p.text', [words(spans, locale)]),
    notes.length > 0
      ? h(
          'ul.notes',
          notes.map((note) => h('li', note)),
        )
      : undefined,
  ]);
}

/** Each changed passage once, with the pages that show it. */
export function passages({ passages: changed, locales }: Changes): Element | undefined {
  return section(
    'passages',
    changed.map(({ id, kind, languages, pages, behind }) =>
      fold(
        [h('h3', id), h('span.fine', ` ${PASSAGE_KINDS[kind]} · on ${pages.map(({ title }) => title).join(' · ') || 'no page'}`)],
        [
          behind.length > 0 ? h('p.warning', `Behind in: ${nameLanguages(behind, locales)}.`) : undefined,
          ...languages.map(({ localeCode, blocks }) =>
            h('.language', { dataLanguage: localeCode }, [
              h('h4', nameOf(locales, localeCode)),
              ...blocks.map((block) => oneBlock(block, localeOf(locales, localeCode))),
            ]),
          ),
        ],
        { piece: `passage ${id}`, localeCodes: languages.map(({ localeCode }) => localeCode) },
      ),
    ),
  );
}

export function statutes({ pages, locales }: Changes): Element | undefined {
  const rows = groupStatutes(pages).map(({ title, added, removed, localeCodes }) => ({
    cells: [title, added.join(', ') || '–', removed.join(', ') || '–', nameLanguages(localeCodes, locales)],
  }));
  if (rows.length === 0) return undefined;
  return section('statutes', [table('Statutes per page', ['Page', 'Cited newly', 'No longer cited', 'Languages'], rows)]);
}

export function searchResults({ pages, locales }: Changes): Element | undefined {
  const changed = pages.filter((page) => page.kind !== 'removed' && page.languages.some(({ search }) => search.length > 0));
  const rowsOf = ({ languages }: PageChange): Row[] =>
    languages.flatMap(({ localeCode, search }) => search.map((entry) => ({ localeCode, cells: searchCells(entry, localeCode, locales) })));
  return section(
    'search',
    changed.map((page) =>
      h('div', [h('h3', page.title), table(`Search results: ${page.title}`, ['Language', 'What', 'Text', 'Characters'], rowsOf(page))]),
    ),
  );
}

function searchCells(entry: SearchChange, localeCode: string, locales: readonly Locale[]): Child[] {
  const { text, isOutside } = judgeLength(entry);
  return [
    nameOf(locales, localeCode),
    entry.name,
    words(entry.spans, localeOf(locales, localeCode)),
    h(isOutside ? 'span.warning' : 'span', text),
  ];
}

export function servedOrNot({ served, locales }: Changes): Element | undefined {
  if (served.length === 0) return undefined;
  const rows = served.map((change) => ({
    localeCode: change.localeCode,
    cells: [
      change.title,
      nameOf(locales, change.localeCode),
      h(change.kind === 'withheld' ? 'span.warning' : 'span', describeServing(change)),
    ],
  }));
  return section('served', [
    h('p', 'While a translation is withheld its address answers “not found”, and no menu, list or link leads to it.'),
    table('Translations withheld or served again', ['Page', 'Language', 'What becomes of it'], rows),
  ]);
}

export function leftBehind({ behind, locales }: Changes): Element | undefined {
  if (behind.length === 0) return undefined;
  const rows = behind.map(({ title, languages, missing }) => ({
    cells: [title, describeBehind(languages, locales), nameLanguages(missing, locales)],
  }));
  return section('behind', [
    h(
      'p',
      'The source text of these pages changed. A translation that stayed as it was may still be right; somebody should look and confirm it. A page that is published without a part has a notice in its place, which leads to the source page.',
    ),
    table('Translations left behind', ['Page', 'Behind in', 'Page missing in'], rows),
  ]);
}

export function legalReviews({ signOffs, locales, titles }: Changes): Element | undefined {
  if (signOffs.length === 0) return undefined;
  const rows = signOffs.map((change) => ({
    localeCode: change.localeCode,
    cells: [titles.get(change.pageId) ?? change.pageId, nameOf(locales, change.localeCode), describeSignOff(change)],
  }));
  return section('signOffs', [table('Legal reviews', ['Page', 'Language', 'What became of it'], rows)]);
}
