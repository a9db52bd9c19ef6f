/** Sections of the HTML report about the site: facts, addresses, rules, menus, interface, data, files. */

import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Issue } from '../../../src/model/issue.ts';
import { counted } from '../../core/counted.ts';
import type { Changes } from '../changeReport.ts';
import type { FactChange } from '../changes/facts.ts';
import type { FileChange } from '../changes/files.ts';
import type { SettingChange } from '../changes/settings.ts';
import type { PublicFile } from '../publicFiles.ts';
import { fields, localeOf, nameOf, quoted, type Row, section, table, values, words } from './parts.ts';
import { describeAddress, describePosition, FACT_KINDS, isLoss } from './words.ts';

export function facts(changes: Changes): Element | undefined {
  return section(
    'facts',
    changes.facts.map((fact) => {
      const id = `fact-${fact.id}`;
      const { quotes } = fact;
      return h('article', { id, ariaLabelledBy: `${id}-title` }, [
        h('h3', { id: `${id}-title` }, `${fact.id}${FACT_KINDS[fact.kind]}`),
        fact.applies ? h('p', fact.applies) : undefined,
        fields(fact.fields),
        h('h4', quotes.length > 0 ? `Quoted in ${counted(quotes.length, 'place')}` : 'No page quotes it'),
        quotes.length > 0
          ? table(`Where ${fact.id} is quoted`, ['Page', 'Language', 'Words', 'Sentence', 'File'], quoteRows(fact, changes))
          : undefined,
      ]);
    }),
  );
}

function quoteRows({ quotes }: FactChange, { locales }: Changes): Row[] {
  return quotes.map((quote) => ({
    localeCode: quote.localeCode,
    cells: [
      quote.pageId,
      nameOf(locales, quote.localeCode),
      [
        quoted(quote.localeCode, `“${quote.words}”`),
        quote.isStale ? h('strong.warning', ' says another figure than the register') : undefined,
      ],
      quoted(quote.localeCode, quote.sentence),
      describePosition(quote),
    ],
  }));
}

export function addresses(changes: Changes): Element | undefined {
  if (changes.addresses.length === 0) return undefined;
  return section('addresses', [
    h(
      'ul',
      changes.addresses.map((change) =>
        h(isLoss(change) ? 'li.warning' : 'li', [
          isLoss(change) ? h('strong', 'Please check: ') : undefined,
          h('code', change.address),
          ` ${describeAddress(change)}.`,
        ]),
      ),
    ),
  ]);
}

export function findings({ findings: { failing, fixed } }: Changes): Element | undefined {
  return section('findings', [
    ...(failing.length > 0 ? [h('h3', 'Not there before'), issueList(failing, (issue) => `${issue.message} Fix: ${issue.fix}`)] : []),
    ...(fixed.length > 0 ? [h('h3', 'Fixed'), issueList(fixed, (issue) => issue.message)] : []),
  ]);
}

function issueList(issues: readonly Issue[], textOf: (issue: Issue) => string): Element {
  return h(
    'ul',
    issues.map((issue) =>
      h('li', [h('strong', `${issue.severity}, ${issue.ruleId}: `), `${textOf(issue)} `, h('span.fine', `(${describePosition(issue)})`)]),
    ),
  );
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
  const rows = settings.map((setting) => ({ cells: [setting.name, values(setting.before, setting.after), setting.filePath] }));
  return table(name, ['Entry', 'Change', 'File'], rows);
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

export function unseenFiles({ programFiles, otherContent }: Changes): Element | undefined {
  const names = [...otherContent, ...programFiles];
  if (names.length === 0) return undefined;
  return section('program', [
    h('p', 'These files changed too. The content does not show their effect on pages; look at the built site.'),
    h(
      'ul',
      names.map((name) => h('li', [h('code', name)])),
    ),
  ]);
}
