/** Reads a complete content folder: site, labels, facts and pages, with all issues that reading alone can find. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Fact } from '../../src/model/fact.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Labels } from '../../src/model/label.ts';
import type { Outline, Page } from '../../src/model/page.ts';
import type { OldIds, PartIds } from '../../src/model/partIds.ts';
import { buildPathname } from '../../src/model/pathname.ts';
import type { Site } from '../../src/model/site.ts';
import type { Cache } from '../core/cache.ts';
import type { AnalyzedPage, PageReader } from './analyze.ts';
import { analyzePages } from './analyzePages.ts';
import { checkSchema } from './checkSchema.ts';
import { type DeadlineRegister, joinDeadlines, readDeadlines } from './deadlines.ts';
import type { ParsedFile } from './frontmatter.ts';
import { type LabelFile, readLabels } from './labels.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { createMdxReader } from './mdx/compile.ts';
import { latestDay } from './modifiedDays.ts';
import { findNameCollisions } from './nameCollisions.ts';
import { explainOldKeys } from './oldKeys.ts';
import { assignIds } from './partIds.ts';
import type { Passages } from './passages.ts';
import { readPeople } from './people.ts';
import { type Question, readQuestions } from './questions.ts';
import { CONTENT_LABEL, readContentFile, readPages, type SourceFile } from './read.ts';
import { readPassages } from './readPassages.ts';
import { type Registers, readRegisters } from './registers.ts';
import { type Amendments, type ReviewRecords, readAmendments, readReviewRecords } from './reviewRecords.ts';
import { factsSchema } from './schema/facts.ts';
import { siteSchema } from './schema/site.ts';
import { type Dictionary, openDictionaries } from './spelling/dictionary.ts';
import { createYamlParser, type ParseYaml, type YamlSource } from './yaml.ts';

/** The contents of the content folder except the pages. */
export interface Registry extends Amendments {
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
  readonly registers: Registers;
  /** Undefined, with an issue, when urls.yaml is invalid. */
  readonly ledger: Ledger | undefined;
  /** Questions to the practice; undefined, with an issue, when launch.yaml is invalid. */
  readonly questions: readonly Question[] | undefined;
  /** Spelling dictionaries of the site's languages. */
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
}

/** All data that the rules check. */
export interface Content extends Registry {
  /** For each page: what its translations are based on, and the sign-offs. */
  readonly records: ReviewRecords;
  /** All files at a page's path, including unreadable files and those that did not become a page. */
  readonly files: readonly SourceFile[];
  readonly pages: readonly Page[];
  readonly passages: Passages;
  /** False when a page's file could not be read: it may contain what other rules report as missing. */
  readonly isComplete: boolean;
  /** The parsed file of a page. */
  readonly fileOf: ReadonlyMap<Page, ParsedFile>;
  /** File with the compiled article of a page, if compiling was requested. */
  readonly codePathOf: ReadonlyMap<Page, string>;
  /** Number of pages that were not cached. */
  readonly uncachedCount: number;
}

export interface LoadOptions {
  readonly contentDir: string;
  /** Cache of analyses; without it every file is parsed. */
  readonly cache?: Cache | undefined;
  /** Also compile the articles; requires a cache. */
  readonly compile?: boolean | undefined;
  /** Treat drafts as published pages, for writers; never for a production build. */
  readonly showDrafts?: boolean | undefined;
  /** False if wording is not checked: the dictionaries are not loaded then. */
  readonly texts?: boolean | undefined;
  /** Day of the last change by file path, from Git. */
  readonly modifiedOf?: ((filePath: string) => string | undefined) | undefined;
}

/** The content is undefined when site.yaml or facts.yaml is invalid, because everything else depends on them. */
export async function loadContent(options: LoadOptions): Promise<{ content?: Content | undefined; issues: Issue[] }> {
  const issues: Issue[] = [];
  const parse = createYamlParser(options.cache);
  const registry = await readRegistry(options.contentDir, parse, issues, { cache: options.cache, texts: options.texts });
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
  const { pages, uncachedCount } = await analyzePages(files, reader);
  for (const { issues: found } of pages.values()) issues.push(...found);
  const read = { registry, passages, files, records, pages: [...pages.values()], issues, uncachedCount };
  return { content: joinContent(read, options), issues };
}

/** Candidates for suggestions when a key of site.yaml is misspelt. */
const SITE_KEYS = [...Object.keys(siteSchema.shape), ...Object.keys(siteSchema.shape.contact.shape)];

/** Reads everything except the pages; undefined, with issues, when site.yaml or facts.yaml is invalid. */
export async function readRegistry(
  contentDir: string,
  parse: ParseYaml,
  issues: Issue[],
  { cache, texts }: Pick<LoadOptions, 'cache' | 'texts'>,
): Promise<Registry | undefined> {
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
  const facts = joinDeadlines(register, factsYaml, deadlines?.entries, issues);
  const { labels, labelFiles } = await readLabels(contentDir, site, parse, issues);
  const registers = await readRegisters(contentDir, site, parse, issues);
  const ledger = await readLedger(contentDir, issues, parse);
  const questions = await readQuestions(contentDir, facts, parse, issues);
  const spelt = texts === false ? [] : codes;
  const dictionaries = await openDictionaries(spelt, cache);
  const amendments = readAmendments(contentDir, parse, issues);
  issues.push(...(await findNameCollisions(contentDir)));
  return {
    ...{ site, siteYaml, siteText, labels, labelFiles, facts, factsYaml, factsText, deadlines, deadlineStated },
    ...{ registers, ledger, questions, dictionaries, ...amendments },
  };
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
export function joinContent(
  { registry, pages, issues, ...rest }: ReadContent,
  options: Pick<LoadOptions, 'modifiedOf' | 'showDrafts'>,
): Content {
  const isComplete = !issues.some(({ filePath, severity }) => severity === 'error' && /^content\/(?:pages|passages)\//.test(filePath));
  return { ...registry, ...rest, isComplete, ...joinPages(registry, pages.filter(isCompletePage), options) };
}

/** A page's file after analysis. */
export type ReadPage = Pick<AnalyzedPage, 'parsed' | 'outline' | 'codePath'>;

type CompletePage = Required<ReadPage> & { readonly parsed: ParsedFile; readonly outline: Outline };

function isCompletePage(page: ReadPage): page is CompletePage {
  return page.parsed !== undefined && page.outline !== undefined;
}

/** Adds the source language's shared keys to each translation. A file without a source is skipped and left to the rules. */
function joinPages(
  { site, ledger }: Registry,
  readFiles: readonly CompletePage[],
  { modifiedOf, showDrafts = false }: Pick<LoadOptions, 'modifiedOf' | 'showDrafts'>,
): Pick<Content, 'pages' | 'fileOf' | 'codePathOf'> {
  const sources = new Map(readFiles.flatMap((file) => (file.parsed.shared ? [[keyOf(file.parsed), file] as const] : [])));
  const fileOf = new Map<Page, ParsedFile>();
  const codePathOf = new Map<Page, string>();
  for (const { parsed, outline, codePath } of readFiles) {
    const source = sources.get(keyOf(parsed));
    const shared = source?.parsed.shared;
    const { file, local } = parsed;
    const localeCode = site.locales.find((locale) => locale.code === file.localeCode)?.code;
    if (!shared || !localeCode) continue;
    const slug = local.slug ?? source.parsed.local.slug ?? file.pageId;
    const aliasesForAll = source.parsed.local.aliases;
    const modified = latestDay(file, modifiedOf) ?? local.reviewed;
    const ids = idsOf(source);
    const page = makeOnce(parsed, [site, shared, aliasesForAll, slug, modified, showDrafts, outline, ids, ledger], () => ({
      // The generated types are made from the same folders, so the id is one of them.
      pageId: file.pageId as PageId,
      localeCode,
      area: file.area,
      frontmatter: { ...shared, ...local, kind: shared.kind, order: shared.order, draft: local.draft && !showDrafts },
      pathname: buildPathname(site, localeCode, slug),
      aliases: [...aliasesForAll, ...(parsed === source.parsed ? [] : local.aliases)].map((alias) =>
        buildPathname(site, localeCode, alias),
      ),
      filePath: file.filePath,
      hash: file.hash,
      modified,
      outline,
      partIds: ids,
      oldIds: oldIdsOf(site, source.parsed, ledger),
    }));
    fileOf.set(page, parsed);
    if (codePath) codePathOf.set(page, codePath);
  }
  return { pages: [...fileOf.keys()], fileOf, codePathOf };
}

const assigned = new WeakMap<Outline, PartIds>();

/** Returns the same object for the same outline, so that unchanged pages are not rebuilt. */
function idsOf({ parsed, outline }: CompletePage): PartIds {
  const ids = assigned.get(outline) ?? assignIds({ local: parsed.local, outline });
  assigned.set(outline, ids);
  return ids;
}

/** Former ids of the page's parts, from the ledger entries of all its addresses. */
function oldIdsOf(site: Site, { file, local }: ParsedFile, ledger: Ledger | undefined): OldIds {
  const slugs = [local.slug ?? file.pageId, ...local.aliases, ...local.legacySlugs];
  const pathnames = new Set(slugs.map((slug) => buildPathname(site, site.defaultLocale, slug)));
  const old: Record<string, string[]> = {};
  for (const { pathname, id, redirect } of ledger?.parts ?? []) {
    if (redirect === undefined || !pathnames.has(pathname)) continue;
    old[redirect] = [...(old[redirect] ?? []), id];
  }
  return old;
}

const made = new WeakMap<ParsedFile, { readonly page: Page; readonly inputs: readonly unknown[] }>();

/** Returns the last page of a file if all inputs are the same: after an edit that is true for thousands of pages. */
function makeOnce(parsed: ParsedFile, inputs: readonly unknown[], make: () => Page): Page {
  const last = made.get(parsed);
  if (last?.inputs.every((input, index) => input === inputs[index])) return last.page;
  const page = make();
  made.set(parsed, { page, inputs });
  return page;
}

function keyOf({ file }: ParsedFile): string {
  return `${file.area}/${file.pageId}`;
}
