/** Sections of the change report about the site: facts, addresses, rules, menus, interface, data, files. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Issue } from '../../../src/model/issue.ts';
import { counted } from '../../core/counted.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Changes } from '../changeReport.ts';
import type { AddressChange } from '../changes/addresses.ts';
import type { FactChange } from '../changes/facts.ts';
import type { FileChange } from '../changes/files.ts';
import type { SettingChange } from '../changes/settings.ts';
import type { PublicFile } from '../publicFiles.ts';
import { fields, fold, list, localeOf, nameOf, quoted, type Row, section, table, values, words } from './parts.ts';
import { describeAddress, describePlace, FACT_KINDS, isLoss } from './words.ts';

export function facts(changes: Changes): Element | undefined {
  return section(
    'facts',
    changes.facts.map((fact) => {
      const id = `fact-${fact.id}`;
      const { quotes } = fact;
      return h('article', { id, ariaLabelledBy: `${id}-title`, dataPiece: `fact ${fact.id}` }, [
        h('h3', { id: `${id}-title` }, `${fact.id}${FACT_KINDS[fact.kind]}`),
        fact.applies ? h('p', fact.applies) : undefined,
        fields(fact.fields),
        quotes.length > 0
          ? fold(`Quoted in ${counted(quotes.length, 'place')}`, [
              table(`Where ${fact.id} is quoted`, ['Page', 'Language', 'Words', 'Places'], quoteRows(fact, changes)),
            ])
          : h('p', 'No page quotes it.'),
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
function staleQuotes({ quotes }: FactChange, { locales, titles }: Changes): Element[] {
  const stale = quotes.filter(({ isStale }) => isStale);
  if (stale.length === 0) return [];
  return [
    h('h4', 'Says another figure than the register'),
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
export function addresses({ addresses: changed, titles }: Changes): Element | undefined {
  if (changed.length === 0) return undefined;
  const pages = [
    ...groupBy(
      changed.filter((change) => !isLoss(change)),
      ({ pageId = '' }) => pageId,
    ),
  ];
  const lineOf = (change: AddressChange) => [h('code', change.address), ` ${describeAddress(change)}.`];
  return section('addresses', [
    h(
      'ul',
      changed.filter(isLoss).map((change) => h('li.warning', [h('strong', 'Please check: '), ...lineOf(change)])),
    ),
    ...pages.map(([pageId, own]) =>
      fold(`${titles.get(pageId) ?? (pageId || 'No page')}: ${counted(own.length, 'address', 'addresses')}`, [list(own.map(lineOf))]),
    ),
  ]);
}

export function findings({ findings: { failing, fixed }, ...changes }: Changes): Element | undefined {
  return section('findings', [
    ...(failing.length > 0 ? [h('h3', 'Not there before'), ...issueList(failing, changes)] : []),
    ...(fixed.length > 0 ? [h('h3', 'Fixed'), ...issueList(fixed, changes)] : []),
  ]);
}

/** By rule; the commands that fix a finding are in the output of `npm run check`. */
function issueList(issues: readonly Issue[], changes: Pick<Changes, 'titles' | 'locales'>): Element[] {
  return [...groupBy(issues, ({ severity, ruleId }) => `${severity}, ${ruleId}`)].map(([name, own]) =>
    fold(
      `${name}: ${counted(own.length, 'place')}`,
      [list(own.map((issue) => [`${issue.message} `, h('span.fine', `(${describePlace(issue, changes)})`)]))],
      { piece: name },
    ),
  );
}

/** Who is led elsewhere: the answers, and the outcome before and now. */
export function ways({ ways: changed, titles, locales }: Changes): Element | undefined {
  const [source] = locales;
  if (changed.length === 0 || !source) return undefined;
  const rows = changed.map(({ pageId, answers, before, after }) => ({
    localeCode: source.code,
    cells: [titles.get(pageId) ?? pageId, answers.join(' → '), before ?? 'No such way', after ?? 'No such way'],
  }));
  return section('ways', [table('Ways through the finders', ['Finder', 'Who answers', 'Before', 'Now'], rows)]);
}

export function navigation({ navigation: lists, locales }: Changes): Element | undefined {
  if (lists.length === 0) return undefined;
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
  return section('navigation', [table('Menus and lists of pages', ['List', 'Language', 'Before', 'Now'], rows)]);
}

export function labels({ labels: changed, locales }: Changes): Element | undefined {
  if (changed.length === 0) return undefined;
  const rows = changed.flatMap(({ key, texts }) =>
    texts.map(
      ({ localeCode, spans }): Row => ({
        localeCode,
        cells: [key, nameOf(locales, localeCode), words(spans, localeOf(locales, localeCode))],
      }),
    ),
  );
  return section('labels', [table('Words of the interface', ['Label', 'Language', 'Text'], rows)]);
}

export function siteData({ site }: Changes): Element | undefined {
  return site.length > 0 ? section('site', [settingsTable('The practice’s data', site)]) : undefined;
}

export function registers({ registers: changed }: Changes): Element | undefined {
  return changed.length > 0 ? section('registers', [settingsTable('Registers', changed)]) : undefined;
}

function settingsTable(name: string, settings: readonly SettingChange[]): Element {
  return table(
    name,
    ['Entry', 'Change'],
    settings.map((setting) => ({ cells: [setting.name, values(setting.before, setting.after)] })),
  );
}

export function files({ files: changed }: Changes): Element | undefined {
  return section(
    'files',
    changed.map(({ name, before, after }: FileChange) =>
      h('div', [
        h('h3', `public/${name}`),
        h('p', before && after ? 'Changed.' : after ? 'New.' : 'Gone.'),
        h('.pictures', [before ? shown(before, 'Before') : undefined, after ? shown(after, 'Now') : undefined]),
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

function shown({ name, bytes }: PublicFile, when: string): Element {
  const type = PICTURE_TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  const src = type && bytes.length <= SHOWN_BYTES ? `data:${type};base64,${bytes.toString('base64')}` : undefined;
  return h('figure', [
    src ? h('img', { src, alt: `${name}, ${when.toLowerCase()}` }) : undefined,
    h('figcaption', `${when}: ${counted(bytes.length, 'byte')}`),
  ]);
}

/** Files by the folder or file at the top of the project. */
export function unseenFiles({ programFiles, otherContent }: Changes): Element | undefined {
  const names = groupBy([...otherContent, ...programFiles], (name) => name.split('/')[0] ?? name);
  if (names.size === 0) return undefined;
  return section('program', [
    h('p', 'These files changed too. The content does not show their effect on pages; look at the built site.'),
    list([...names].map(([name, own]) => [h('code', name), own.length > 1 ? `: ${counted(own.length, 'file')}` : undefined])),
  ]);
}
