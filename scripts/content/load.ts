/** Reads a whole content folder: site, labels, facts and pages, with every mistake that reading alone can find. */
import type { Fact } from '../../src/model/fact.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Outline, Page } from '../../src/model/page.ts';
import { formPathname } from '../../src/model/pathname.ts';
import type { Site } from '../../src/model/site.ts';
import { analyzePage, type PageReader } from './analyze.ts';
import { analyzeAside } from './analyzeAside.ts';
import type { Cache } from './cache.ts';
import type { ParsedFile } from './frontmatter.ts';
import { type LabelFile, type Labels, readLabels } from './labels.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { createMdxReader } from './mdx/compile.ts';
import { CONTENT_LABEL, readContentFile, readPages, type SourceFile } from './read.ts';
import { type Registers, readRegisters } from './registers.ts';
import { type ReviewRecords, readAmendments, readReviewRecords } from './reviewRecords.ts';
import { type Dictionary, openDictionaries } from './rules/spelling/dictionary.ts';
import type { Amendment } from './schema/review.ts';
import { factsSchema, siteSchema } from './schema/site.ts';
import { findTwinNames } from './twinNames.ts';
import { checkSchema, createYamlParser, type ParseYaml, type YamlSource } from './yaml.ts';

/** Everything the rules look at. */
export interface Content {
  readonly site: Site;
  readonly siteYaml: YamlSource;
  readonly labels: Labels;
  readonly labelFiles: ReadonlyMap<string, LabelFile>;
  readonly facts: readonly Fact[];
  readonly factsYaml: YamlSource;
  readonly registers: Registers;
  /** Undefined, with an issue, when urls.yaml cannot be understood. */
  readonly ledger: Ledger | undefined;
  /** Spelling dictionaries of the site's languages. */
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  /** What each page's translations render, and who signed off what. */
  readonly records: ReviewRecords;
  /** Statutes that were amended, so that pages which quote them need a new review. */
  readonly amendments: readonly Amendment[];
  /** All files that could be read, also those that became no page. */
  readonly files: readonly SourceFile[];
  readonly pages: readonly Page[];
  /** False when a page's file could not be read: what other rules miss may stand in it. */
  readonly isWhole: boolean;
  /** The parsed file of a page. */
  readonly fileOf: ReadonlyMap<Page, ParsedFile>;
  /** The compiled article of a page, where compiling was asked for. */
  readonly codePathOf: ReadonlyMap<Page, string>;
  /** How many pages the cache did not have. */
  readonly freshCount: number;
}

export interface LoadOptions {
  readonly contentDir: string;
  /** Cache of analyses; without it every file is read anew. */
  readonly cache?: Cache | undefined;
  /** Compile the articles too; needs a cache. */
  readonly compile?: boolean | undefined;
  /** Take drafts for published pages, so that writers see them while they write; never for a production build. */
  readonly showDrafts?: boolean | undefined;
  /** Last change per file path, from Git. */
  readonly modifiedOf?: ((filePath: string) => string | undefined) | undefined;
}

/** Undefined content means that site.yaml or facts.yaml cannot be understood, so that nothing else can be. */
export async function loadContent(options: LoadOptions): Promise<{ content?: Content | undefined; issues: Issue[] }> {
  const issues: Issue[] = [];
  const parse = createYamlParser(options.cache);
  const siteYaml = await readYaml(options.contentDir, 'site.yaml', parse, issues);
  const factsYaml = await readYaml(options.contentDir, 'facts.yaml', parse, issues);
  const site = siteYaml && checkSchema(siteSchema, siteYaml, issues, Object.keys(siteSchema.shape));
  const register = factsYaml && checkSchema(factsSchema, factsYaml, issues);
  if (!siteYaml || !factsYaml || !site || !register) return { issues };
  const facts = Object.entries(register).map(([id, fact]) => ({ id, ...fact }));
  const { labels, labelFiles } = await readLabels(options.contentDir, site, parse, issues);
  const registers = await readRegisters(options.contentDir, site, parse, issues);
  const ledger = await readLedger(options.contentDir, issues, parse);
  const dictionaries = await openDictionaries(
    site.locales.map((locale) => locale.code),
    options.cache,
  );

  issues.push(...(await findTwinNames(options.contentDir)));
  const files = await readPages(options.contentDir, issues);
  const records = await readReviewRecords(files, parse, issues);
  const amendments = await readAmendments(options.contentDir, parse, issues);
  const reader: PageReader = {
    mdx: createMdxReader(),
    sourceLocale: site.defaultLocale,
    cache: options.cache,
    compile: options.compile ?? false,
  };
  const readFiles: ReadFile[] = [];
  let freshCount = 0;
  const analyzedAside = await analyzeAside(
    files.filter((file) => !file.isUnreadable),
    reader,
  );
  for (const file of files) {
    if (file.isUnreadable) continue;
    const { parsed, outline, codePath, isFresh, issues: found } = await analyzePage(file, reader);
    issues.push(...found);
    if (isFresh || analyzedAside.has(file)) freshCount += 1;
    if (parsed && outline) readFiles.push({ parsed, outline, codePath });
  }
  const joined = joinPages(site, readFiles, options);
  const isWhole = !issues.some(({ filePath, severity }) => severity === 'error' && filePath.startsWith(`${CONTENT_LABEL}/pages/`));
  const reviews = { records, amendments };
  const read = { site, siteYaml, labels, labelFiles, facts, factsYaml, registers, ledger, dictionaries, files, isWhole, ...reviews };
  return { content: { ...read, freshCount, ...joined }, issues };
}

async function readYaml(contentDir: string, name: string, parse: ParseYaml, issues: Issue[]): Promise<YamlSource | undefined> {
  const text = await readContentFile(contentDir, name, issues);
  return text === undefined ? undefined : parse(`${CONTENT_LABEL}/${name}`, text, issues);
}

interface ReadFile {
  readonly parsed: ParsedFile;
  readonly outline: Outline;
  readonly codePath: string | undefined;
}

/** A translation takes what holds for all languages from its source-language twin; without one it is left to the rules. */
function joinPages(
  site: Site,
  readFiles: readonly ReadFile[],
  { modifiedOf, showDrafts = false }: LoadOptions,
): Pick<Content, 'pages' | 'fileOf' | 'codePathOf'> {
  const sources = new Map(readFiles.flatMap(({ parsed }) => (parsed.shared ? [[keyOf(parsed), parsed.shared] as const] : [])));
  const slugs = new Map(
    readFiles.flatMap(({ parsed }) => (parsed.shared ? [[keyOf(parsed), parsed.local.slug ?? parsed.file.pageId] as const] : [])),
  );
  const fileOf = new Map<Page, ParsedFile>();
  const codePathOf = new Map<Page, string>();
  for (const { parsed, outline, codePath } of readFiles) {
    const shared = sources.get(keyOf(parsed));
    const { file, local } = parsed;
    if (!shared || !site.locales.some((locale) => locale.code === file.localeCode)) continue;
    const page: Page = {
      pageId: file.pageId,
      localeCode: file.localeCode,
      area: file.area,
      frontmatter: { ...shared, ...local, kind: shared.kind, order: shared.order, draft: local.draft && !showDrafts },
      pathname: formPathname(site, file.localeCode, local.slug ?? slugs.get(keyOf(parsed)) ?? file.pageId),
      aliases: shared.aliases.map((alias) => formPathname(site, file.localeCode, alias)),
      filePath: file.filePath,
      hash: file.hash,
      modified: modifiedOf?.(file.filePath) ?? local.reviewed,
      outline,
    };
    fileOf.set(page, parsed);
    if (codePath) codePathOf.set(page, codePath);
  }
  return { pages: [...fileOf.keys()], fileOf, codePathOf };
}

function keyOf({ file }: ParsedFile): string {
  return `${file.area}/${file.pageId}`;
}
