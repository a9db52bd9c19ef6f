/** Derives everything that a change does to the site, as data; scripts/translation/report/ formats it for people. */

import { CHANGE_REPORT_WORDS, CHANGED_TEXT_WORDS } from '../../src/messages/changes.ts';
import { languageName } from '../../src/messages/count.ts';
import type { Language } from '../../src/messages/language.ts';
import type { Issue } from '../../src/model/issue.ts';
import { compareText } from '../../src/model/issue.ts';
import type { Locale } from '../../src/model/locale.ts';
import type { Content } from '../content/load.ts';
import { hasGuidance } from '../content/pages/guidance.ts';
import { oneLine } from '../core/oneLine.ts';
import { type AddressChange, compareAddresses } from './changes/addresses.ts';
import { findBehind, type PageBehind } from './changes/behind.ts';
import { listOpenComments, type OpenCommentOfPage } from './changes/comments.ts';
import { compareFacts, type FactChange } from './changes/facts.ts';
import { compareFiles, type FileChange } from './changes/files.ts';
import { compareFinders, type WayChange } from './changes/finders.ts';
import { compareFindings, type FindingChanges } from './changes/findings.ts';
import { compareLabels, type LabelChange } from './changes/labels.ts';
import { compareNavigation, type ListChange } from './changes/navigation.ts';
import { comparePages, type PageChange } from './changes/pages.ts';
import { comparePassages, type PassageChange } from './changes/passages.ts';
import { compareServing, type ServingChange } from './changes/served.ts';
import { compareSettings, type ParsedYaml, type SettingChange } from './changes/settings.ts';
import { compareSignOffs, type SignOffChange } from './changes/signOffs.ts';
import { type PagePair, pairPages, presentNames } from './samePage.ts';
import type { State, StateNames, StateNote, States } from './states.ts';

export interface ChangeReport {
  /** In which the report is written; findings are translated when they are shown. */
  readonly language: Language;
  /** Names of the two states, for people. */
  readonly beforeName: string;
  readonly afterName: string;
  /** What could not be compared, in complete sentences. */
  readonly notes: readonly string[];
  /** Undefined when a state cannot be read; then `readingIssues` contains the reasons. */
  readonly changes?: Changes | undefined;
  readonly readingIssues: readonly Issue[];
}

export interface Changes {
  /** Of the report. */
  readonly language: Language;
  /** Languages of the later state, with their names in the report's language. */
  readonly locales: readonly Locale[];
  /** Title of each page in the source language by page id; of the later state if it has the page. */
  readonly titles: ReadonlyMap<string, string>;
  readonly pages: readonly PageChange[];
  /** Texts of several pages. */
  readonly passages: readonly PassageChange[];
  readonly facts: readonly FactChange[];
  /** Ways through finders that end elsewhere now. */
  readonly ways: readonly WayChange[];
  readonly addresses: readonly AddressChange[];
  readonly served: readonly ServingChange[];
  readonly navigation: readonly ListChange[];
  readonly labels: readonly LabelChange[];
  readonly files: readonly FileChange[];
  /** Values of site.yaml that readers see. */
  readonly site: readonly SettingChange[];
  /** Data files that only writers and rules read. */
  readonly registers: readonly SettingChange[];
  readonly behind: readonly PageBehind[];
  readonly signOffs: readonly SignOffChange[];
  /** Comments that are open now, also on pages that did not change. */
  readonly comments: readonly OpenCommentOfPage[];
  readonly findings: FindingChanges;
  /** Changed files of content/ that no other list covers. */
  readonly otherContent: readonly string[];
  /** Changed files of the program; their effect on pages is not examined. */
  readonly programFiles: readonly string[];
}

/** `changedFiles` are all files that differ, relative to the project. `language` is that of the report. */
export function deriveChangeReport(states: States, names: StateNames, changedFiles: readonly string[], language: Language): ChangeReport {
  const { before, after, readingIssues } = states;
  const { before: beforeName, after: afterName = CHANGE_REPORT_WORDS[language].filesOnDisk } = names;
  const notes = states.notes.map((note) => describeNote(note, { beforeName, afterName, language }));
  const changes = before && after ? deriveChanges(before, after, changedFiles, language) : undefined;
  return { language, beforeName, afterName, notes, readingIssues, changes };
}

function describeNote(
  note: StateNote,
  { beforeName, afterName, language }: Pick<ChangeReport, 'beforeName' | 'afterName' | 'language'>,
): string {
  const words = CHANGE_REPORT_WORDS[language];
  if (note.kind === 'registers') return words.registersUnread({ name: beforeName, files: note.files.join(', ') });
  return note.kind === 'laterUnread' ? words.laterUnread({ name: afterName }) : words.earlierUnread({ name: beforeName });
}

function deriveChanges(before: State, after: State, changedFiles: readonly string[], language: Language): Changes {
  const pairs = pairPages(before.content, after.content);
  const names = presentNames(pairs);
  const pages = comparePages(before, after, pairs, { names, language });
  const [old, own] = [before.content, after.content];
  return {
    language,
    locales: own.site.locales.map((locale) => (language === 'en' ? locale : { ...locale, name: languageName(language, locale.code) })),
    titles: new Map([...titlesOf(old), ...titlesOf(own)]),
    pages,
    passages: comparePassages(before, after, names, language),
    facts: compareFacts(before, after, language),
    ways: compareFinders(old, own, pairs),
    addresses: compareAddresses(before.manifest, after.manifest),
    served: compareServing(before, after, names),
    navigation: compareNavigation(before.manifest, after.manifest, language),
    labels: compareLabels(old.labels, own.labels),
    files: compareFiles(before.publicFiles, after.publicFiles),
    site: [
      ...compareSettings(old.siteYaml, own.siteYaml),
      ...compareSettings(old.countries?.yaml, own.countries?.yaml),
      ...compareSettings(old.clauses?.yaml, own.clauses?.yaml),
      ...compareSettings(old.terms?.yaml, own.terms?.yaml),
      ...compareSettings(old.links?.yaml, own.links?.yaml),
    ],
    registers: [
      ...compareSettings(old.registers.glossary?.yaml, own.registers.glossary?.yaml),
      ...compareSettings(old.registers.conduct?.yaml, own.registers.conduct?.yaml),
      ...compareSettings(amendmentsOf(old), amendmentsOf(own)),
      ...compareWordLists(old.registers.wordLists, own.registers.wordLists, language),
    ],
    behind: findBehind(before, after, pairs, pages, language),
    signOffs: compareSignOffs(before, after, pairs, language),
    comments: listOpenComments(own, pages),
    findings: compareFindings(before, after, presentPaths(pairs)),
    otherContent: changedFiles.filter((name) => name.startsWith('content/') && !TOLD.test(name)).sort(compareText),
    programFiles: changedFiles.filter((name) => !/^(?:content|public)\//.test(name)).sort(compareText),
  };
}

/** A title that is still guidance for the writer is no title. */
function titlesOf({ pages, site }: Content): (readonly [string, string])[] {
  return pages
    .filter(({ localeCode, frontmatter: { title } }) => localeCode === site.defaultLocale && !hasGuidance(title))
    .map(({ pageId, frontmatter }) => [pageId, oneLine(frontmatter.title)]);
}

/** Files of content/ whose changes the report describes elsewhere in readers' terms. */
const TOLD =
  /^content\/(?:pages\/|passages\/|labels\/|spelling\/|(?:site|countries|clauses|terms|links|facts|glossary|conduct|urls|statutes)\.yaml$)/;

function amendmentsOf({ amendments }: Content): ParsedYaml {
  return { filePath: 'content/statutes.yaml', data: amendments };
}

function compareWordLists(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
  language: Language,
): SettingChange[] {
  const { words } = CHANGED_TEXT_WORDS[language].settings;
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((code): SettingChange[] => {
    const [old, own] = [before.get(code) ?? [], after.get(code) ?? []];
    const gone = old.filter((word) => !own.includes(word));
    const come = own.filter((word) => !old.includes(word));
    if (gone.length + come.length === 0) return [];
    return [{ filePath: `content/spelling/${code}.txt`, key: 'words', name: words, before: gone.join(', '), after: come.join(', ') }];
  });
}

/** Maps a file path of the earlier state to the file's present path. */
function presentPaths(pairs: readonly PagePair[]): (filePath: string) => string {
  const paths = new Map(
    pairs.flatMap(({ before, after }) =>
      [...(before?.byLocale ?? [])].flatMap(([code, page]) => {
        const present = after?.byLocale.get(code)?.filePath;
        return present ? [[page.filePath, present] as const] : [];
      }),
    ),
  );
  return (filePath) => paths.get(filePath) ?? filePath;
}
