/** Sections of the change report about the site: facts, addresses, rules, menus, interface, data, files. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import { CHANGE_REPORT_WORDS, type ChangeReportWords } from '../../../src/messages/changes.ts';
import { inLanguage } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Changes } from '../changeReport.ts';
import type { AddressChange } from '../changes/addresses.ts';
import type { FactChange } from '../changes/facts.ts';
import type { FileChange } from '../changes/files.ts';
import type { SettingChange } from '../changes/settings.ts';
import type { PublicFile } from '../publicFiles.ts';
import { fields, fold, list, localeOf, nameOf, quoted, type Row, section, table, values, words } from './parts.ts';
import { WEIGHT } from './shorten.ts';
import { describeAddress, describePlace, isLoss } from './words.ts';

export function facts(changes: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[changes.language];
  const { columns, tables } = texts;
  return section(
    texts,
    'facts',
    changes.facts.map((fact) => {
      const id = `fact-${fact.id}`;
      const { quotes } = fact;
      return h('article', { id, ariaLabelledBy: `${id}-title`, dataPiece: texts.factPiece(fact) }, [
        h('h3', { id: `${id}-title` }, `${fact.id}${texts.factKinds[fact.kind]}`),
        fact.applies ? h('p', fact.applies) : undefined,
        fields(texts, fact.fields),
        quotes.length > 0
          ? fold(
              texts.quotedIn({ number: quotes.length }),
              [
                table(
                  texts,
                  tables.quotes(fact),
                  [columns.page, columns.language, columns.words, columns.places],
                  quoteRows(fact, changes),
                ),
              ],
              { piece: tables.quotes(fact), weight: WEIGHT.consequences },
            )
          : h('p', texts.quotedNowhere),
        ...staleQuotes(fact, changes),
      ]);
    }),
  );
}

/** One row for equal words in a language of a page. */
function quoteRows({ quotes }: FactChange, { locales, titles }: Changes): Row[] {
  const groups = [...groupBy(quotes, ({ pageId, localeCode, words: own }) => JSON.stringify([pageId, localeCode, own])).values()];
  return groups.flatMap((group): Row[] => {
    const [first] = group;
    if (!first) return [];
    const { pageId, localeCode } = first;
    const cells = [titles.get(pageId) ?? pageId, nameOf(locales, localeCode), quoted(localeCode, `“${first.words}”`), String(group.length)];
    return [{ localeCode, cells }];
  });
}

/** Sentences that somebody has to correct are shown, each in full. */
function staleQuotes({ quotes }: FactChange, { locales, titles, language }: Changes): Element[] {
  const stale = quotes.filter(({ isStale }) => isStale);
  if (stale.length === 0) return [];
  return [
    h('h4', CHANGE_REPORT_WORDS[language].otherFigure),
    h(
      'ul',
      stale.map(({ pageId, localeCode, words: own, sentence }) =>
        h('li', { dataLanguage: localeCode }, [
          `${titles.get(pageId) ?? pageId}, ${nameOf(locales, localeCode)}, `,
          h('strong', [quoted(localeCode, `“${own}”`)]),
          ': ',
          quoted(localeCode, sentence),
        ]),
      ),
    ),
  ];
}

/** Lost addresses one by one, all others by page. */
export function addresses({ addresses: changed, titles, language }: Changes): Element | undefined {
  if (changed.length === 0) return undefined;
  const texts = CHANGE_REPORT_WORDS[language];
  const pages = [
    ...groupBy(
      changed.filter((change) => !isLoss(change)),
      ({ pageId = '' }) => pageId,
    ),
  ];
  const lineOf = (change: AddressChange) => [h('code', change.address), ` ${describeAddress(texts, change)}.`];
  return section(texts, 'addresses', [
    h(
      'ul',
      changed.filter(isLoss).map((change) => h('li.warning', [h('strong', texts.check), ...lineOf(change)])),
    ),
    ...pages.map(([pageId, own]) =>
      fold(texts.addressesOf({ name: titles.get(pageId) ?? (pageId || texts.noPage), number: own.length }), [list(own.map(lineOf))]),
    ),
  ]);
}

export function findings({ findings: { failing, fixed }, ...changes }: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[changes.language];
  return section(texts, 'findings', [
    ...(failing.length > 0 ? [h('h3', texts.notBefore), ...issueList(failing, changes, true)] : []),
    ...(fixed.length > 0 ? [h('h3', texts.fixed), ...issueList(fixed, changes, false)] : []),
  ]);
}

/** By rule; the commands that fix a finding are in the output of `npm run check`. */
function issueList(issues: readonly Issue[], changes: Pick<Changes, 'titles' | 'locales' | 'language'>, isNew: boolean): Element[] {
  const { language } = changes;
  const texts = CHANGE_REPORT_WORDS[language];
  const spoken = issues.map((issue) => inLanguage(issue, language));
  return [...groupBy(spoken, ({ severity, ruleId }) => `${texts.severity[severity]}, ${ruleId}`)].map(([name, own]) =>
    fold(
      texts.placesOf({ name, number: own.length }),
      [list(own.map((issue) => [`${issue.message} `, h('span.fine', `(${describePlace(issue, changes)})`)]))],
      { piece: name, weight: isNew && own[0]?.severity === 'error' ? WEIGHT.mistakes : WEIGHT.repeated },
    ),
  );
}

/** Who is led elsewhere: the answers, and the outcome before and now. */
export function ways({ ways: changed, titles, locales, language }: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[language];
  const { columns, tables } = texts;
  const [source] = locales;
  if (changed.length === 0 || !source) return undefined;
  const rows = changed.map(({ pageId, answers, before, after }) => ({
    localeCode: source.code,
    cells: [titles.get(pageId) ?? pageId, answers.join(' → '), before ?? texts.noWay, after ?? texts.noWay],
  }));
  return section(texts, 'ways', [table(texts, tables.ways, [columns.finder, columns.answers, columns.before, columns.now], rows)]);
}

export function navigation({ navigation: lists, locales, language }: Changes): Element | undefined {
  if (lists.length === 0) return undefined;
  const texts = CHANGE_REPORT_WORDS[language];
  const { columns, tables } = texts;
  const items = (titles: readonly string[], others: readonly string[], localeCode: string, tag: 'ins' | 'del'): Element =>
    h(
      'ol',
      { lang: localeCode },
      titles.map((title) => h('li', others.includes(title) ? title : h(tag, title))),
    );
  const rows = lists.map(({ name, localeCode, before, after }) => ({
    localeCode,
    cells: [name, nameOf(locales, localeCode), items(before, after, localeCode, 'del'), items(after, before, localeCode, 'ins')],
  }));
  return section(texts, 'navigation', [
    table(texts, tables.navigation, [columns.list, columns.language, columns.before, columns.now], rows),
  ]);
}

export function labels({ labels: changed, locales, language }: Changes): Element | undefined {
  if (changed.length === 0) return undefined;
  const texts = CHANGE_REPORT_WORDS[language];
  const { columns, tables } = texts;
  const rows = changed.flatMap(({ key, texts: own }) =>
    own.map(
      ({ localeCode, spans }): Row => ({
        localeCode,
        cells: [key, nameOf(locales, localeCode), words(texts, spans, localeOf(locales, localeCode))],
      }),
    ),
  );
  return section(texts, 'labels', [table(texts, tables.labels, [columns.label, columns.language, columns.text], rows)]);
}

export function siteData({ site, language }: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[language];
  return site.length > 0 ? section(texts, 'site', [settingsTable(texts, texts.tables.site, site)]) : undefined;
}

export function registers({ registers: changed, language }: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[language];
  return changed.length > 0 ? section(texts, 'registers', [settingsTable(texts, texts.tables.registers, changed)]) : undefined;
}

function settingsTable(texts: ChangeReportWords, name: string, settings: readonly SettingChange[]): Element {
  return table(
    texts,
    name,
    [texts.columns.entry, texts.columns.change],
    settings.map((setting) => ({ cells: [setting.name, values(texts, setting.before, setting.after)] })),
  );
}

export function files({ files: changed, language }: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[language];
  const { fileKinds, when } = texts;
  return section(
    texts,
    'files',
    changed.map(({ name, before, after }: FileChange) =>
      h('div', [
        h('h3', `public/${name}`),
        h('p', before && after ? fileKinds.changed : after ? fileKinds.added : fileKinds.removed),
        h('.pictures', [before ? shown(texts, before, when.before) : undefined, after ? shown(texts, after, when.after) : undefined]),
      ]),
    ),
  );
}

/** Images up to this size are embedded, so that the report needs no network; larger ones are only listed. */
const SHOWN_BYTES = 200_000;
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
};

function shown(texts: ChangeReportWords, { name, bytes }: PublicFile, when: string): Element {
  const type = PICTURE_TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  const src = type && bytes.length <= SHOWN_BYTES ? `data:${type};base64,${bytes.toString('base64')}` : undefined;
  return h('figure', [
    src ? h('img', { src, alt: `${name}, ${when.toLowerCase()}` }) : undefined,
    h('figcaption', texts.bytes({ name: when, number: bytes.length })),
  ]);
}

/** Files by the folder or file at the top of the project. */
export function unseenFiles({ programFiles, otherContent, language }: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[language];
  const names = groupBy([...otherContent, ...programFiles], (name) => name.split('/')[0] ?? name);
  if (names.size === 0) return undefined;
  return section(texts, 'program', [
    h('p', texts.unseenLead),
    list([...names].map(([name, own]) => [h('code', name), own.length > 1 ? `: ${texts.files({ number: own.length })}` : undefined])),
  ]);
}
