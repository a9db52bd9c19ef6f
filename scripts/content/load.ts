/** Reads a complete content folder: site, labels, facts and pages, with all issues that reading alone can find. */
import type { LocaleCode } from '#generated/types.ts';
import type { Day } from '../../src/model/day.ts';
import type { Fact } from '../../src/model/fact.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Labels } from '../../src/model/label.ts';
import type { Page } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import { type Cache, hashText } from '../core/cache.ts';
import { groupBy } from '../core/groupBy.ts';
import { todayHere } from '../core/today.ts';
import type { PageReader } from './analyze.ts';
import { analyzePages } from './analyzePages.ts';
import { checkSchema } from './checkSchema.ts';
import { type Dictionary, openDictionaries } from './dictionary.ts';
import { createMdxReader } from './mdx/compile.ts';
import { findNameCollisions } from './nameCollisions.ts';
import { type JoinedPages, type JoinOptions, joinPages, type ReadPage } from './pages/joinPages.ts';
import type { Passages } from './pages/passages.ts';
import { readPassages } from './pages/readPassages.ts';
import { CONTENT_LABEL, readContentFile, readPages, type SourceFile } from './read.ts';
import { type CalendarFile, readCalendar } from './registers/calendar.ts';
import { type Clauses, readClauses } from './registers/clauses.ts';
import { type CountryRegisters, readCountryRegisters } from './registers/countries.ts';
import { type DeadlineRegister, joinDeadlines, readDeadlines } from './registers/deadlines.ts';
import { type LabelFile, readLabels } from './registers/labels.ts';
import { type Ledger, readLedger } from './registers/ledger.ts';
import { explainOldKeys } from './registers/oldKeys.ts';
import { readPeople } from './registers/people.ts';
import { type Question, readQuestions } from './registers/questions.ts';
import { type Registers, readRegisters } from './registers/registers.ts';
import { type Amendments, type ReviewRecords, readAmendments, readReviewRecords } from './registers/reviewRecords.ts';
import { readSearches, type SearchesFile } from './registers/searches.ts';
import { readTerms, type TermFile } from './registers/terms.ts';
import type { SourceNames } from './schema/articles.ts';
import { factsSchema } from './schema/facts.ts';
import { siteSchema } from './schema/site.ts';
import { createYamlParser, type ParseYaml, type YamlSource } from './yaml.ts';

/** The contents of the content folder except the pages. */
export interface Registry extends Amendments, CountryRegisters {
  /** Day of the reading: fees and holidays of one year apply only in that year. */
  readonly today: Day;
  readonly site: Site;
  readonly siteYaml: YamlSource;
  /** Original text of site.yaml. */
  readonly siteText: string;
  readonly labels: Labels;
  readonly labelFiles: ReadonlyMap<LocaleCode, LabelFile>;
  readonly facts: readonly Fact[];
  readonly factsYaml: YamlSource;
  /** Original text of facts.yaml. */
  readonly factsText: string;
  /** Undefined when the site has no deadlines.yaml, or, with an issue, when it is invalid. */
  readonly deadlines: DeadlineRegister | undefined;
  /** Ids of the facts that say whether they are deadlines: their entry has the key `deadline`. */
  readonly deadlineStated: ReadonlySet<string>;
  /** Undefined when the site has no clauses.yaml, or, with an issue, when it is invalid. */
  readonly clauses: Clauses | undefined;
  /** Undefined when the site has no calendar.yaml, or, with an issue, when it is invalid. */
  readonly calendar?: CalendarFile | undefined;
  readonly registers: Registers;
  /** Undefined when the site has no terms.yaml, or, with an issue, when it is invalid. */
  readonly terms: TermFile | undefined;
  /** Undefined when the site has no searches.yaml, or, with an issue, when it is invalid. */
  readonly searches: SearchesFile | undefined;
  /** Undefined, with an issue, when urls.yaml is invalid. */
  readonly ledger: Ledger | undefined;
  /** Questions to the practice; undefined, with an issue, when launch.yaml is invalid. */
  readonly questions: readonly Question[] | undefined;
  /** Hash of everything above: of the texts of all files that were read for it. */
  readonly hash: string;
  /** Spelling dictionaries of the site's languages. */
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
}

/** All data that the rules check. */
export interface Content extends Registry, JoinedPages {
  /** Which part of the content this is, if a rule checks a part alone (scripts/rules/parts.ts); undefined for the complete content. */
  readonly part?: ContentPart | undefined;
  /** Ids of all pages, also of those that cannot be read. */
  readonly pageIds: ReadonlySet<string>;
  /** By area: ids of the facts that its pages quote. */
  readonly factsOfArea: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each page: what its translations are based on, and the sign-offs. */
  readonly records: ReviewRecords;
  /** All files at a page's path, including unreadable files and those that did not become a page. */
  readonly files: readonly SourceFile[];
  readonly passages: Passages;
  /** False when a page's file could not be read: it may contain what other rules report as missing. */
  readonly isComplete: boolean;
  /** Number of pages that were not cached. */
  readonly uncachedCount: number;
  /** In the write view: the page whose findings are wanted. Rules that go page by page or text by text check this page only. */
  readonly focus?: Page | undefined;
}

/** A part of the content: the registers without pages, one page in one language, one page in all languages, or all pages of a language. */
export type PartScope = 'registers' | 'file' | 'page' | 'language';

export interface ContentPart {
  readonly scope: PartScope;
  /** Of the scope `language`. */
  readonly localeCode?: LocaleCode | undefined;
}

export interface LoadOptions extends Omit<JoinOptions, 'modifiedOf'> {
  /** Day of the last change by file path, from Git, which answers while the files are read. */
  readonly modifiedOf?: JoinOptions['modifiedOf'] | Promise<JoinOptions['modifiedOf']>;
  readonly contentDir: string;
  /** Cache of analyses; without it every file is parsed. */
  readonly cache?: Cache | undefined;
  /** Also compile the articles; requires a cache. */
  readonly compile?: boolean | undefined;
  /** False if wording is not checked: the dictionaries are not loaded then. */
  readonly texts?: boolean | undefined;
  /** Called with the number of pages that are not cached, before these are read. */
  readonly onUncached?: ((count: number) => void) | undefined;
  /** Default: the day on this machine. */
  readonly today?: Day | undefined;
}

/** The content is undefined when site.yaml or facts.yaml is invalid, because everything else depends on them. */
export async function loadContent(options: LoadOptions): Promise<{ content?: Content | undefined; issues: Issue[] }> {
  const issues: Issue[] = [];
  const parse = createYamlParser(options.cache);
  const registry = await readRegistry(options.contentDir, parse, issues, options);
  if (!registry) return { issues };
  const passages = readPassages(options.contentDir, issues, options.cache);
  const files = readPages(options.contentDir, issues, passages);
  const records = readReviewRecords(options.contentDir, files, parse, issues);
  const reader: PageReader = {
    mdx: createMdxReader(),
    sourceLocale: registry.site.defaultLocale,
    cache: options.cache,
    compile: options.compile ?? false,
  };
  const { pages, uncachedCount } = await analyzePages(files, reader, options.onUncached);
  for (const { issues: found } of pages.values()) issues.push(...found);
  const read = { registry, passages, files, records, pages: [...pages.values()], issues, uncachedCount };
  return { content: joinContent(read, { ...options, modifiedOf: await options.modifiedOf }), issues };
}

/** Candidates for suggestions when a key of site.yaml is misspelt. */
const SITE_KEYS = [...Object.keys(siteSchema.shape), ...Object.keys(siteSchema.shape.contact.shape)];

/** Reads everything except the pages; undefined, with issues, when site.yaml or facts.yaml is invalid. */
export async function readRegistry(
  contentDir: string,
  parseFile: ParseYaml,
  issues: Issue[],
  { cache, texts, today = todayHere() }: Pick<LoadOptions, 'cache' | 'texts' | 'today'>,
): Promise<Registry | undefined> {
  const read: string[] = [];
  const parse: ParseYaml = (filePath, text, found) => {
    read.push(filePath, text);
    return parseFile(filePath, text, found);
  };
  const siteText = await readContentFile(contentDir, 'site.yaml', issues);
  const siteYaml = siteText === undefined ? undefined : parse(`${CONTENT_LABEL}/site.yaml`, siteText, issues);
  const factsText = await readContentFile(contentDir, 'facts.yaml', issues);
  const factsYaml = factsText === undefined ? undefined : parse(`${CONTENT_LABEL}/facts.yaml`, factsText, issues);
  const found = issues.length;
  const practice = siteYaml && checkSchema(siteSchema, siteYaml, issues, SITE_KEYS);
  if (siteYaml) explainOldKeys(issues, found, siteYaml);
  const register = factsYaml && checkSchema(factsSchema, factsYaml, issues);
  if (siteText === undefined || !siteYaml || factsText === undefined || !factsYaml || !practice || !register) return undefined;
  const codes = practice.locales.map(({ code }) => code);
  const site: Site = { ...practice, people: await readPeople(contentDir, codes, parse, issues) };
  const deadlines = await readDeadlines(contentDir, parse, issues);
  const deadlineStated = new Set(Object.keys(register).filter((id) => register[id]?.deadline !== undefined));
  const dated = joinDeadlines(register, factsYaml, deadlines?.entries, issues);
  const { labels, labelFiles } = await readLabels(contentDir, site, parse, issues);
  const registers = await readRegisters(contentDir, site, parse, issues);
  const terms = await readTerms(contentDir, codes, registers, parse, issues);
  const facts = nameSources(dated, registers.sources?.entries ?? {});
  const searches = await readSearches(contentDir, parse, issues);
  const calendar = await readCalendar(contentDir, facts, parse, issues);
  const ledger = await readLedger(contentDir, issues, parse);
  const questions = await readQuestions(contentDir, facts, parse, issues);
  const spelt = texts === false ? [] : codes;
  const dictionaries = await openDictionaries(spelt, cache);
  const amendments = readAmendments(contentDir, parse, issues);
  const countryRegisters = await readCountryRegisters(contentDir, codes, parse, issues);
  const clauses = await readClauses(contentDir, codes, site.defaultLocale, parse, issues);
  issues.push(...(await findNameCollisions(contentDir)));
  const hash = hashText(JSON.stringify([read, [...registers.wordLists]]));
  return {
    ...{ site, siteYaml, siteText, labels, labelFiles, facts, factsYaml, factsText, deadlines, deadlineStated, calendar, today },
    ...{ registers, terms, searches, ledger, questions, hash, dictionaries, ...amendments, ...countryRegisters, clauses },
  };
}

/** Adds to each fact the names of its sources in each language. */
function nameSources(facts: readonly Fact[], names: SourceNames): Fact[] {
  return facts.map((fact) => {
    const own = fact.basis.flatMap((basis) => (Object.hasOwn(names, basis) ? [[basis, names[basis] ?? {}] as const] : []));
    return own.length > 0 ? { ...fact, basisNames: Object.fromEntries(own) } : fact;
  });
}

/** The parsed files, before they are joined. */
export interface ReadContent {
  readonly registry: Registry;
  readonly passages: Passages;
  readonly files: readonly SourceFile[];
  readonly records: ReviewRecords;
  readonly pages: readonly ReadPage[];
  /** Issues found while reading. */
  readonly issues: readonly Issue[];
  readonly uncachedCount: number;
}

/** Joins parsed files to content. A pure function, so that the development server can combine cached files with changed ones. */
export function joinContent({ registry, pages, issues, ...rest }: ReadContent, options: JoinOptions): Content {
  const isComplete = !issues.some(({ filePath, severity }) => severity === 'error' && /^content\/(?:pages|passages)\//.test(filePath));
  const joined = joinPages({ ...registry, records: rest.records }, pages, options);
  const pageIds = new Set(rest.files.map(({ pageId }) => pageId));
  return { ...registry, ...rest, isComplete, pageIds, factsOfArea: quotedByArea(joined.pages), ...joined };
}

function quotedByArea(pages: readonly Page[]): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...groupBy(pages, ({ area }) => area)].map(([area, own]) => [
      area,
      new Set(own.flatMap(({ outline }) => outline.facts.map(({ id }) => id))),
    ]),
  );
}
