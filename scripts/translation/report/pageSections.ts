/** Sections of the change report by page: texts, statutes, search results, outdated translations. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { CHANGE_REPORT_WORDS, CHANGED_TEXT_WORDS } from '../../../src/messages/changes.ts';
import type { Changes } from '../changeReport.ts';
import type { LanguageChange, PageChange, SearchChange } from '../changes/pages.ts';
import type { BlockChange } from '../textChange.ts';
import { type Child, fields, fold, localeOf, nameOf, quoted, type Row, section, table, words } from './parts.ts';
import { WEIGHT } from './shorten.ts';
import {
  describeBehind,
  describeServing,
  describeSignOff,
  groupBySection,
  groupStatutes,
  judgeLength,
  nameLanguage,
  nameLanguages,
  nameSides,
} from './words.ts';

/** Anchor of a page in the report. */
function pageAnchor({ pageId }: Pick<PageChange, 'pageId'>): string {
  return `page-${pageId}`;
}

export function pageTexts(changes: Changes): Element | undefined {
  return section(
    CHANGE_REPORT_WORDS[changes.language],
    'pages',
    changes.pages.map((page) => onePage(page, changes)),
  );
}

function onePage(page: PageChange, changes: Changes): Element {
  const texts = CHANGE_REPORT_WORDS[changes.language];
  const id = pageAnchor(page);
  const former = page.formerFolder ? texts.formerFolder({ name: page.formerFolder }) : '';
  const languages = page.languages.map((language) => oneLanguage(page, language, changes));
  return fold(
    [h('h3', page.title), h('span.fine', ` ${page.area}/${page.pageId} · ${texts.pageKinds[page.kind]}${former}`)],
    // The text of a removed page is folded, because it is not needed to judge the change.
    page.kind === 'removed' ? [fold(texts.goneText, languages, { weight: WEIGHT.goneText })] : languages,
    { id, piece: page.title, localeCodes: page.languages.map(({ localeCode }) => localeCode) },
  );
}

function oneLanguage(page: PageChange, language: LanguageChange, changes: Changes): Element {
  const texts = CHANGE_REPORT_WORDS[changes.language];
  const { localeCode, blocks, facts } = language;
  const exchanged = page.kind === 'changed' ? nameSides(texts.quotesNewly, texts.noLonger, facts) : '';
  const piece = `${page.title} (${localeCode})`;
  return h('.language', { id: `${pageAnchor(page)}-${localeCode}`, dataLanguage: localeCode, dataPiece: piece }, [
    h('h4', nameLanguage(page, language, changes)),
    h('p.fine', language.pathname),
    blocks.length === 0 ? h('p', language.isDraft ? texts.draft : texts.sameText) : undefined,
    ...groupBySection(blocks).map((group) =>
      h('.part', [
        group.section ? h('p.where', [texts.under, quoted(localeCode, `“${group.section}”`)]) : undefined,
        ...group.blocks.map((block) => oneBlock(block, localeCode, changes)),
      ]),
    ),
    fields(texts, language.settings),
    exchanged ? h('p', texts.factsOf({ names: exchanged })) : undefined,
  ]);
}

function oneBlock({ label, kind, spans, notes }: BlockChange, localeCode: string, { locales, language }: Changes): Element {
  const texts = CHANGE_REPORT_WORDS[language];
  return h('.block', [
    h('p.label', `${CHANGED_TEXT_WORDS[language].blocks[label]} · ${texts.blockKinds[kind]}`),
    h('p.text', [words(texts, spans, localeOf(locales, localeCode))]),
    notes.length > 0
      ? h(
          'ul.notes',
          notes.map((note) => h('li', note)),
        )
      : undefined,
  ]);
}

/** Each changed passage once, with the pages that show it. */
export function passages(changes: Changes): Element | undefined {
  const { passages: changed, locales, language } = changes;
  const texts = CHANGE_REPORT_WORDS[language];
  return section(
    texts,
    'passages',
    changed.map(({ id, kind, languages, pages, behind }) =>
      fold(
        [
          h('h3', id),
          h(
            'span.fine',
            ` ${texts.passageKinds[kind]} · ${pages.length > 0 ? texts.onPages({ names: pages.map(({ title }) => title).join(' · ') }) : texts.onNoPage}`,
          ),
        ],
        [
          behind.length > 0 ? h('p.warning', texts.behindIn({ names: nameLanguages(behind, changes) })) : undefined,
          ...languages.map(({ localeCode, blocks }) =>
            h('.language', { dataLanguage: localeCode }, [
              h('h4', nameOf(locales, localeCode)),
              ...blocks.map((block) => oneBlock(block, localeCode, changes)),
            ]),
          ),
        ],
        { piece: texts.passagePiece({ id }), localeCodes: languages.map(({ localeCode }) => localeCode) },
      ),
    ),
  );
}

export function statutes(changes: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[changes.language];
  const { columns, tables } = texts;
  const rows = groupStatutes(changes.pages).map(({ title, added, removed, localeCodes }) => ({
    cells: [title, added.join(', ') || '–', removed.join(', ') || '–', nameLanguages(localeCodes, changes)],
  }));
  if (rows.length === 0) return undefined;
  return section(texts, 'statutes', [
    table(texts, tables.statutes, [columns.page, columns.citedNewly, columns.citedNoLonger, columns.languages], rows),
  ]);
}

export function searchResults(changes: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[changes.language];
  const { columns, tables } = texts;
  const changed = changes.pages.filter((page) => page.kind !== 'removed' && page.languages.some(({ search }) => search.length > 0));
  const rowsOf = ({ languages }: PageChange): Row[] =>
    languages.flatMap(({ localeCode, search }) => search.map((entry) => ({ localeCode, cells: searchCells(entry, localeCode, changes) })));
  return section(
    texts,
    'search',
    changed.map((page) =>
      h('div', [
        h('h3', page.title),
        table(texts, tables.search(page), [columns.language, columns.what, columns.text, columns.characters], rowsOf(page)),
      ]),
    ),
  );
}

function searchCells(entry: SearchChange, localeCode: string, { locales, language }: Changes): Child[] {
  const texts = CHANGE_REPORT_WORDS[language];
  const { text, isOutside } = judgeLength(texts, entry);
  return [
    nameOf(locales, localeCode),
    CHANGED_TEXT_WORDS[language].search[entry.name],
    words(texts, entry.spans, localeOf(locales, localeCode)),
    h(isOutside ? 'span.warning' : 'span', text),
  ];
}

export function servedOrNot({ served, locales, language }: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[language];
  const { columns, tables } = texts;
  if (served.length === 0) return undefined;
  const rows = served.map((change) => ({
    localeCode: change.localeCode,
    cells: [
      change.title,
      nameOf(locales, change.localeCode),
      h(change.kind === 'withheld' ? 'span.warning' : 'span', describeServing(change, language)),
    ],
  }));
  return section(texts, 'served', [
    h('p', texts.servedLead),
    table(texts, tables.served, [columns.page, columns.language, columns.becomes], rows),
  ]);
}

export function leftBehind(changes: Changes): Element | undefined {
  if (changes.behind.length === 0) return undefined;
  const texts = CHANGE_REPORT_WORDS[changes.language];
  const { columns, tables } = texts;
  const rows = changes.behind.map(({ title, languages, missing }) => ({
    cells: [title, describeBehind(languages, changes), nameLanguages(missing, changes)],
  }));
  return section(texts, 'behind', [
    h('p', texts.behindLead),
    table(texts, tables.behind, [columns.page, columns.behindIn, columns.missingIn], rows),
  ]);
}

export function legalReviews({ signOffs, locales, titles, language }: Changes): Element | undefined {
  if (signOffs.length === 0) return undefined;
  const texts = CHANGE_REPORT_WORDS[language];
  const { columns, tables } = texts;
  const rows = signOffs.map((change) => ({
    localeCode: change.localeCode,
    cells: [titles.get(change.pageId) ?? change.pageId, nameOf(locales, change.localeCode), describeSignOff(texts, change)],
  }));
  return section(texts, 'signOffs', [table(texts, tables.signOffs, [columns.page, columns.language, columns.became], rows)]);
}
