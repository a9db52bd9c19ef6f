/**
 * Changes a fact everywhere: in the register, in all sentences of all languages, and in the records of the translations that it changes.
 * Shows the sentences first. Neighbours: factEdits.ts (texts), factRegister.ts (register), showFactChange.ts and
 * formatFactChange.ts (what is shown); scripts/cli/facts.ts and scripts/dev/write, which use it.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ANSWER_WORDS, type Answer, answerIn } from '../../../src/messages/answers.ts';
import { FORM_WORDS } from '../../../src/messages/forms.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { type Content, loadContent } from '../../content/load.ts';
import { nearestName } from '../../content/nearestName.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import type { ContentFolders } from '../../core/config.ts';
import { formatReport } from '../../core/report.ts';
import { findNew } from '../../translation/changes/findings.ts';
import { listOpenIssues } from '../../translation/launch/openIssues.ts';
import { collectOpenPoints } from '../../translation/launch/openPoints.ts';
import { compareTranslation } from '../../translation/translation.ts';
import { EMPTY_RECORD, recordTranslation } from '../../translation/updateRecord.ts';
import { writeRecord } from '../../translation/writeRecord.ts';
import { phraseKey } from '../factNumber/factPhrase.ts';
import { renewWords } from '../factNumber/renewWords.ts';
import { statesFact } from '../factNumber/states.ts';
import { openFindings } from '../keptFindings.ts';
import { runRules } from '../runRules.ts';
import { type FactEdits, type OpenPlace, planFactEdits, type Renew } from './factEdits.ts';
import { editRegisterFact, type NewValue, withValue } from './factRegister.ts';
import { formatFactChange } from './formatFactChange.ts';
import { type ShownChange, showFactChange } from './showFactChange.ts';

const FACTS_NAME = 'facts.yaml';

export interface FactChange extends NewValue {
  readonly id: string;
  /** Words that a person has inflected: `de: drei Monaten = vier Monaten`. */
  readonly wordings: readonly string[];
}

export interface FactChanged {
  readonly ok: boolean;
  /** What to print. */
  readonly text: string;
}

/** A change that is possible, before anything is written. */
export interface PreparedFact {
  readonly shown: ShownChange;
  readonly content: Content;
  /** The register's new text. */
  readonly register: string;
  readonly edits: FactEdits;
}

/** What has been written. */
export interface WrittenFact {
  /** Changed texts, without the register. */
  readonly filePaths: readonly string[];
  /** Translations that are recorded as up to date, with the keys of their parts. */
  readonly recorded: readonly string[];
  /** Findings of all rules that the content did not have before. */
  readonly left: readonly Issue[];
  /** Points of the launch check that were not open before. */
  readonly launch: readonly Issue[];
}

interface Problem {
  readonly problem: Answer;
}

/** Shows the change; with `write` also carries it out. */
export async function setFact(
  config: ContentFolders,
  change: FactChange & { readonly write: boolean },
  language: Language = 'en',
): Promise<FactChanged> {
  const words = ANSWER_WORDS[language];
  const reportOf = (title: string, issues: readonly Issue[]) =>
    issues.length > 0 ? ['', title, '', formatReport(issues, 'text', { language }).trimEnd()] : [];
  const prepared = await prepareFact(config, change, language);
  if ('problem' in prepared) return fail(answerIn(language, prepared.problem));
  const shown = formatFactChange(prepared.shown, language);
  const done = change.write ? await writeFact(config, prepared) : await tryFact(config, prepared);
  if ('problem' in done) return fail(`${shown}\n${answerIn(language, done.problem)}`);
  const { filePaths, recorded, left, launch } = done;
  const open = reportOf(words.newAtLaunch, launch);
  if (!change.write) {
    const [, ...found] = reportOf(words.foundThen, left);
    const lines = [shown, ...(found.length > 0 ? found : [words.nothingThen]), ...open, '', words.trial];
    return { ok: true, text: `${lines.join('\n')}\n` };
  }
  const records = recorded.length > 0 ? [FORM_WORDS[language].answer.recorded, ...recorded.map((line) => `  ${line}`)] : [];
  const lines = [shown, words.written({ number: filePaths.length }), ...records, ...reportOf(words.stillToDo, left), ...open];
  return { ok: true, text: `${lines.join('\n')}\n` };
}

/** Plans all new texts, or says why the fact cannot have the value. Writes nothing. */
export async function prepareFact(config: ContentFolders, change: FactChange, language: Language = 'en'): Promise<PreparedFact | Problem> {
  const { content, issues } = await load(config);
  if (!content?.isComplete)
    return { problem: (words, inWhich) => `${formatReport(issues, 'text', { language: inWhich })}${words.factsUnread}` };
  const { id } = change;
  const ids = content.facts.map((fact) => fact.id);
  const from = content.facts.find((fact) => fact.id === id);
  if (!from) return { problem: (words) => words.noFact({ id, near: nearestName(id, ids) }) };
  if (change.basis.length === 0)
    return { problem: (words) => words.noBasis({ options: from.basis.map((source) => `--basis "${source}"`).join(' ') }) };
  const to = withValue(from, change);
  if ('problem' in to) return to;
  const given = readWordings(change.wordings, to);
  if ('problem' in given) return given;

  const renew: Renew = (localeCode, words, next) => {
    const written = given.get(wordingKey(localeCode, words))?.(words);
    const renewed = written ?? renewWords(localeCode, words, from, to);
    // A suffix after the mark belongs to its last word: <Fact>90 gün</Fact>ün.
    const isBound = /[\p{L}'’]/u.test(next) && lastWord(renewed ?? '') !== lastWord(words);
    return written === undefined && isBound ? undefined : renewed;
  };
  const registerOpen: OpenPlace[] = [];
  const register = editRegisterFact(content.factsText, to, renew, registerOpen);
  if (typeof register !== 'string') return register;
  const edits = planFactEdits(content, from, to, renew);
  const shown = showFactChange(content, { from, to, edits, open: [...registerOpen, ...edits.open], renew }, language);
  return { shown, content, register, edits };
}

/** Writes the texts, and records the translations that they bring up to date. */
export async function writeFact(config: ContentFolders, { content, register, edits }: PreparedFact): Promise<WrittenFact | Problem> {
  const path = join(config.contentDir, FACTS_NAME);
  for (const [file, text] of [[path, register] as const, ...edits.texts])
    await writeFile(file, keepLineEnds(await readFile(file, 'utf8'), text));
  const lost: Problem = { problem: (words) => words.contentLost({ command: `git restore ${CONTENT_LABEL}` }) };
  const { content: written } = await load(config);
  if (!written) return lost;
  const recorded = await recordChanged(content, written, edits);
  const { content: after, issues } = await load(config);
  return after ? { filePaths: edits.filePaths, recorded, ...(await findLeft(config, content, { content: after, issues })) } : lost;
}

/** Carries the change out in a copy of the content, so that a writer learns beforehand what it leaves. */
export async function tryFact(config: ContentFolders, prepared: PreparedFact): Promise<WrittenFact | Problem> {
  const folder = await mkdtemp(join(tmpdir(), 'fact-'));
  try {
    const contentDir = join(folder, CONTENT_LABEL);
    await cp(config.contentDir, contentDir, { recursive: true });
    const texts = [...prepared.edits.texts].map(([file, text]) => [join(contentDir, relative(config.contentDir, file)), text] as const);
    return await writeFact({ ...config, contentDir }, { ...prepared, edits: { ...prepared.edits, texts: new Map(texts) } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function load(config: ContentFolders) {
  return loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
}

function lastWord(words: string): string {
  return words.trim().split(/\s/).at(-1) ?? '';
}

function fail(text: string): FactChanged {
  return { ok: false, text: `${text}\n` };
}

function wordingKey(localeCode: string, words: string): string {
  return `${localeCode} ${phraseKey(localeCode, words)}`;
}

/** The words that a person has inflected, by language and old words; a problem when one of them cannot be used. */
function readWordings(wordings: readonly string[], to: Fact): Map<string, (words: string) => string> | Problem {
  const given = new Map<string, (words: string) => string>();
  for (const wording of wordings) {
    const groups = /^\s*(?<localeCode>[a-z]{2,3})\s*:\s*(?<before>.+?)\s*=\s*(?<after>.+?)\s*$/.exec(wording)?.groups;
    const { localeCode = '', before = '', after = '' } = groups ?? {};
    if (!groups) return { problem: (words) => words.wordingForm({ wording }) };
    if (!statesFact(localeCode, after, to)) return { problem: (words) => words.wordingWrong({ words: after, id: to.id }) };
    const isCapital = (words: string) => /^\p{Lu}/u.test(words.trim()) && !/^\p{Lu}/u.test(before);
    const raise = (text: string) => text.charAt(0).toLocaleUpperCase(localeCode) + text.slice(1);
    given.set(wordingKey(localeCode, before), (words) => (isCapital(words) ? raise(after) : after));
  }
  return given;
}

/** Records the parts that only this change has made outdated, and that it has changed in the translation as well. */
async function recordChanged(before: Content, after: Content, { filePaths }: FactEdits): Promise<string[]> {
  const lines: string[] = [];
  const changed = new Set(filePaths);
  const pageIds = new Set(after.pages.filter(({ filePath }) => changed.has(filePath)).map(({ pageId }) => pageId));
  for (const pageId of pageIds) {
    let record = after.records.get(pageId) ?? EMPTY_RECORD;
    const source = sourceOf(after, pageId);
    const oldSource = sourceOf(before, pageId);
    for (const own of after.pages) {
      const recorded = record.translations[own.localeCode];
      const old = before.pages.find(({ filePath }) => filePath === own.filePath);
      if (own.pageId !== pageId || own === source || !source || !oldSource || !old || !recorded) continue;
      const staleBefore = new Set(compareTranslation(oldSource, old, recorded, new Map()).stale.map(({ key }) => key));
      const stale = compareTranslation(source, own, recorded, new Map()).stale.filter(({ key }) => !staleBefore.has(key));
      const { record: next, done } = recordTranslation(
        record,
        source,
        own,
        new Map(),
        stale.map(({ key }) => key),
      );
      if (done.length === 0) continue;
      record = next;
      lines.push(`${own.filePath}: ${done.map(({ key }) => key).join(', ')}`);
    }
    if (record !== after.records.get(pageId) && record !== EMPTY_RECORD) await writeRecord(after, pageId, record);
  }
  return lines;
}

function sourceOf({ pages, site }: Content, pageId: string): Page | undefined {
  return pages.find((page) => page.pageId === pageId && page.localeCode === site.defaultLocale);
}

/** What `npm run check` and `npm run launch-check` say of the later content, and did not say of the earlier one. */
async function findLeft(
  config: ContentFolders,
  before: Content,
  { content: after, issues }: { readonly content: Content; readonly issues: readonly Issue[] },
): Promise<Pick<WrittenFact, 'left' | 'launch'>> {
  const stored = openFindings(config);
  const rulesOn = (content: Content) => runRules(content, { texts: true, stored });
  const launchOf = (content: Content) => listOpenIssues(collectOpenPoints(content, content.questions ?? []));
  return {
    left: findNew(await rulesOn(before), [...issues, ...(await rulesOn(after))]),
    launch: findNew(launchOf(before), launchOf(after)),
  };
}

function keepLineEnds(before: string, text: string): string {
  return before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
