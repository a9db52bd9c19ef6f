/** First page of the change report: new information for readers, open decisions and outdated translations, in plain words. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { CHANGE_REPORT_WORDS, CHANGED_TEXT_WORDS, type ChangeReportWords } from '../../../src/messages/changes.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { ChangeReport, Changes } from '../changeReport.ts';
import type { PageChange } from '../changes/pages.ts';
import { nameCommented, noteOn, shorten } from '../comments.ts';
import type { BlockLabel } from '../readerText.ts';
import { summarize } from '../summary.ts';
import type { SectionId, SummaryLine } from '../summaryLine.ts';
import type { BlockChange } from '../textChange.ts';
import { excerpt, wordCount } from './excerpt.ts';
import { type Child, fold, list, localeOf, nameOf, words } from './parts.ts';
import { WEIGHT } from './shorten.ts';
import { describeBehind, nameLanguage, nameLanguages } from './words.ts';

/** Words of changed text on the first page, in all languages together; a reader reads about 150 words a minute. */
const EXCERPT_WORDS = 700;
/** Changes shown of a page in a language; the others are counted. */
const CHANGES_SHOWN = 3;
/** A change in at least this many paragraphs is reported once. */
const SAME_CHANGES = 4;
/** Comments with their words; the others are counted. */
const COMMENTS_SHOWN = 8;
/** Names after a sentence; the others are counted. */
const NAMES_SHOWN = 12;

const NEWS: ReadonlySet<SectionId> = new Set(['pages', 'passages', 'facts', 'ways']);

/** A page without changes has these headings too, so that a reviewer knows that nothing waits for a decision. */
export function firstPage(report: ChangeReport): Element[] {
  const lines = summarize(report);
  const [urgent, others] = [lines.filter(({ tone }) => tone === 'warning'), lines.filter(({ tone }) => tone !== 'warning')];
  const isNews = ({ section, tone }: SummaryLine) => tone !== 'calm' && section !== undefined && NEWS.has(section);
  // Mistakes come first: nothing else of the change is published before they are fixed.
  const isMistake = ({ section }: SummaryLine) => section === 'findings';
  const decisions = [...urgent.filter(isMistake), ...urgent.filter((line) => !isMistake(line) && line.section !== 'behind')];
  const { changes } = report;
  const texts = CHANGE_REPORT_WORDS[report.language];
  return [
    part(texts, 'told', [sentences(texts, others.filter(isNews)), ...(changes ? showTexts(changes) : [])]),
    part(texts, 'decide', [sentences(texts, decisions), changes && showComments(changes)]),
    part(texts, 'left', [
      sentences(
        texts,
        urgent.filter(({ section }) => section === 'behind'),
      ),
      changes && changes.behind.length > 0
        ? h('div', { dataPiece: texts.sections.behind, dataWeight: WEIGHT.mistakes }, [
            list(changes.behind.map((page) => describePage(page, changes))),
          ])
        : undefined,
    ]),
    part(texts, 'rest', [
      sentences(
        texts,
        others.filter((line) => !isNews(line)),
      ),
    ]),
  ];
}

function part(texts: ChangeReportWords, id: 'told' | 'decide' | 'left' | 'rest', children: readonly (Element | undefined)[]): Element {
  const own = children.filter((child) => child !== undefined);
  return h('section', { id, ariaLabelledBy: `${id}-title` }, [
    h('h2', { id: `${id}-title` }, texts.parts[id]),
    ...(own.length > 0 ? own : [h('p', texts.nothing)]),
  ]);
}

function sentences(texts: ChangeReportWords, lines: readonly SummaryLine[]): Element | undefined {
  if (lines.length === 0) return undefined;
  return h(
    'ul.short',
    lines.map(({ tone, text, section, names = [], items = [] }) =>
      h(`li.${tone}`, [
        tone === 'warning' ? h('strong', texts.check) : undefined,
        section && tone !== 'calm' ? h('a', { href: `#${section}` }, text) : text,
        names.length > 0 ? ` ${names.slice(0, NAMES_SHOWN).join(' · ')}` : undefined,
        names.length > NAMES_SHOWN ? texts.more({ number: names.length - NAMES_SHOWN }) : undefined,
        items.length > 0 ? list(few(texts, items)) : undefined,
      ]),
    ),
  );
}

/** The first ones, and the number of the others. */
function few(texts: ChangeReportWords, items: readonly string[]): string[] {
  const left = items.length - NAMES_SHOWN;
  return left > 0 ? [...items.slice(0, NAMES_SHOWN), texts.more({ number: left }).trim()] : [...items];
}

/** Comments on the pages of the change, with their answers; the others are counted above. */
function showComments({ comments, titles, locales, language }: Changes): Element | undefined {
  const texts = CHANGE_REPORT_WORDS[language];
  const own = comments.filter(({ isOfChange }) => isOfChange).slice(0, COMMENTS_SHOWN);
  if (own.length === 0) return undefined;
  return h(
    'ul',
    own.map((open) => {
      const { pageId, localeCode, comment } = open;
      const note = noteOn(open, language);
      const answers = comment.answers.map(({ by, text }) => ` ${texts.answers({ by, text: shorten(text) })}`);
      const where = `${titles.get(pageId) ?? pageId}, ${nameOf(locales, localeCode)}, ${nameCommented(open, language)}`;
      const said = texts.said({ by: comment.by, day: comment.on, text: shorten(comment.text) });
      return h('li', { dataLanguage: localeCode }, `${where}${note && ` (${note})`}: ${said}${answers.join('')}`);
    }),
  );
}

function describePage({ title, languages, missing }: Changes['behind'][number], changes: Changes): string {
  const texts = CHANGE_REPORT_WORDS[changes.language];
  const absent = missing.length > 0 && texts.pageMissingIn({ names: nameLanguages(missing, changes) });
  const behind = languages.length > 0 && describeBehind(languages, changes);
  return `${title}: ${[behind, absent].filter(Boolean).join('; ')}`;
}

/** A text of the site in a language, with its changes. */
interface ChangedText {
  readonly title: string;
  readonly href: string;
  readonly localeCode: string;
  readonly language: string;
  /** Where readers see it; undefined for a passage, which has no address. */
  readonly pathname?: string;
  readonly blocks: readonly BlockChange[];
}

function showTexts(changes: Changes): Element[] {
  const changed = [...changes.pages.flatMap((page) => textsOfPage(page, changes)), ...textsOfPassages(changes)];
  const edits = changed.flatMap((text) => text.blocks.map((block) => ({ text, key: keyOf(block, changes), block })));
  const repeated = [...groupBy(edits, ({ key }) => key)].filter(([key, own]) => key && own.length >= SAME_CHANGES);
  const keys = new Set(repeated.map(([key]) => key));
  const single = changed.map((text) => ({ ...text, blocks: text.blocks.filter((block) => !keys.has(keyOf(block, changes))) }));
  let room = EXCERPT_WORDS;
  const pages = [
    ...groupBy(
      single.filter(({ blocks }) => blocks.length > 0),
      ({ href }) => href,
    ).values(),
  ].map((texts) => {
    const lines = texts.map((text) => {
      const shown = text.blocks.slice(0, room > 0 ? CHANGES_SHOWN : 0).map((block) => ({ ...block, spans: excerpt(block.spans) }));
      room -= shown.reduce((sum, { spans }) => sum + wordCount(spans), 0);
      return showLanguage(text, shown, changes);
    });
    return h('div', { dataLanguages: texts.map(({ localeCode }) => localeCode).join(' '), dataPiece: texts[0]?.title }, [
      h('h3', [h('a', { href: texts[0]?.href }, texts[0]?.title)]),
      h('ul', lines),
    ]);
  });
  const same = repeated.map(([, own]) => showRepeated(own, changes));
  return [...(same.length > 0 ? [h('h3', CHANGE_REPORT_WORDS[changes.language].parts.same), ...same] : []), ...pages];
}

/** Removed pages are named above; readers see neither drafts nor what is withheld. */
function textsOfPage(page: PageChange, changes: Changes): ChangedText[] {
  if (page.kind === 'removed') return [];
  return page.languages.flatMap((language): ChangedText[] => {
    if (language.isWithheld) return [];
    const { localeCode, blocks, kind, pathname } = language;
    const own = kind === 'added' ? blocks.filter(({ label }) => OPENING.has(label)) : kind === 'removed' ? [] : blocks;
    const common = { title: page.title, href: `#page-${page.pageId}`, localeCode, pathname };
    return own.length > 0 ? [{ ...common, language: nameLanguage(page, language, changes), blocks: own }] : [];
  });
}

/** What the first page shows of a new text. */
const OPENING: ReadonlySet<BlockLabel> = new Set<BlockLabel>(['pageTitle', 'lead']);

function textsOfPassages({ passages, locales, language }: Changes): ChangedText[] {
  const texts = CHANGE_REPORT_WORDS[language];
  return passages.flatMap(({ id, kind, languages }) =>
    languages.map(({ localeCode, blocks }) => ({
      title: texts.passage({ id, kind: texts.passageKinds[kind] }),
      href: '#passages',
      localeCode,
      language: nameOf(locales, localeCode),
      blocks,
    })),
  );
}

function showLanguage({ localeCode, language, pathname, blocks }: ChangedText, shown: readonly BlockChange[], changes: Changes): Element {
  const texts = CHANGE_REPORT_WORDS[changes.language];
  const left = blocks.length - shown.length;
  return h('li', { dataLanguage: localeCode }, [
    `${language}${pathname === undefined ? '' : `, ${decodeURI(pathname)}`}: `,
    ...shown.flatMap((block, index): Child[] => [index > 0 ? ' · ' : undefined, showBlock(block, localeCode, changes)]).flat(),
    left > 0 ? (shown.length > 0 ? texts.andChanges : texts.changes)({ number: left }) : undefined,
  ]);
}

function showBlock({ kind, label, spans }: BlockChange, localeCode: string, { locales, language }: Changes): Element {
  const texts = CHANGE_REPORT_WORDS[language];
  const block = CHANGED_TEXT_WORDS[language].blocks[label];
  const name = kind === 'changed' ? undefined : h('span.fine', `${block}, ${texts.blockKinds[kind]}: `);
  return h('span', [name, words(texts, spans, localeOf(locales, localeCode))]);
}

type Edit = { readonly text: ChangedText; readonly block: BlockChange };

/** One line with a list of the pages. */
function showRepeated(edits: readonly Edit[], changes: Changes): Element {
  const { locales, language } = changes;
  const texts = CHANGE_REPORT_WORDS[language];
  const pages = [...groupBy(edits, ({ text }) => text.title)];
  const codes = [...new Set(edits.map(({ text }) => text.localeCode))];
  const title = texts.repeated({ number: edits.length, texts: pages.length, names: nameLanguages(codes, changes) });
  const rows = pages.map(([page, own]) => {
    const perLanguage = [...groupBy(own, ({ text }) => text.localeCode)].map(([code, found]) => `${nameOf(locales, code)} ${found.length}`);
    return `${page}: ${perLanguage.join(', ')}`;
  });
  const { spans = [], notes = [] } = edits[0]?.block ?? {};
  const changed = spans.filter(({ kind }) => kind !== 'same');
  const what: Child[] = changed.length > 0 ? [words(texts, changed.slice(0, 2), undefined)] : [withoutWords(notes, changes, ' ')];
  return fold([...what.flat(), ` ${title}`], [list(rows)], { localeCodes: codes });
}

/** Equal for paragraphs in which the same words replace the same words, or the same page replaces a link's target; empty for all others. */
function keyOf({ kind, spans, notes }: BlockChange, changes: Changes): string {
  if (kind === 'marked') return withoutWords(notes, changes, '\n');
  if (kind !== 'changed' || notes.length > 0) return '';
  const changed = spans.filter((span) => span.kind !== 'same');
  const pairs = new Set(
    changed.flatMap((span, index) => (index % 2 === 0 ? [`${span.text.trim()}\n${changed[index + 1]?.text.trim()}`] : [])),
  );
  return pairs.size === 1 ? [...pairs].join() : '';
}

/** Notes without the words of the text that they quote, because they differ by language. */
function withoutWords(notes: readonly string[], { language }: Changes, between: string): string {
  const { aLink } = CHANGE_REPORT_WORDS[language];
  return notes.map((note) => note.replace(/[“„][^“”]*[“”] /gu, `${aLink} `)).join(between);
}
