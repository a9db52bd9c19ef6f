/** Joins the parsed files of pages: each translation gets the keys that its source file has for all languages. Neighbour: ../load.ts. */
import type { PageId } from '#generated/types.ts';
import type { PublishedPart } from '../../../src/model/ledger.ts';
import { presentIds } from '../../../src/model/missingPart.ts';
import type { Outline, Page } from '../../../src/model/page.ts';
import type { OldIds, PartIds } from '../../../src/model/partIds.ts';
import { buildPathname } from '../../../src/model/pathname.ts';
import type { Site } from '../../../src/model/site.ts';
import type { AnalyzedPage } from '../analyze.ts';
import { findMissingParts } from '../missing/findMissingParts.ts';
import type { Side } from '../missing/side.ts';
import { latestDay } from '../modifiedDays.ts';
import { type Clauses, hasDeed } from '../registers/clauses.ts';
import type { CountryRegisters } from '../registers/countries.ts';
import type { Ledger } from '../registers/ledger.ts';
import type { ReviewRecords } from '../registers/reviewRecords.ts';
import type { TermFile } from '../registers/terms.ts';
import type { ParsedFile } from './frontmatter.ts';
import { assignIds } from './partIds.ts';

export interface JoinOptions {
  /** Treat drafts as published pages, for writers; never for a production build. */
  readonly showDrafts?: boolean | undefined;
  /** Day of the last change by file path, from Git. */
  readonly modifiedOf?: ((filePath: string) => string | undefined) | undefined;
}

export interface JoinedPages {
  readonly pages: readonly Page[];
  /** The parsed file of a page. */
  readonly fileOf: ReadonlyMap<Page, ParsedFile>;
  /** File with the compiled article of a page, if compiling was requested. */
  readonly codePathOf: ReadonlyMap<Page, string>;
}

/** A page's file after analysis. */
export type ReadPage = Pick<AnalyzedPage, 'parsed' | 'outline' | 'codePath'>;

type CompletePage = Required<ReadPage> & { readonly parsed: ParsedFile; readonly outline: Outline };

function isCompletePage(page: ReadPage): page is CompletePage {
  return page.parsed !== undefined && page.outline !== undefined;
}

/** What joining needs besides the files. The review records tell which part of its source each part of a translation renders. */
type JoinInputs = Pick<CountryRegisters, 'countries'> & {
  readonly site: Site;
  readonly ledger: Ledger | undefined;
  readonly records: ReviewRecords;
  readonly clauses?: Clauses | undefined;
  readonly terms?: TermFile | undefined;
};

/** Adds the source language's shared keys to each translation. A file without a source is skipped and left to the rules. */
export function joinPages(
  { site, ledger, countries, records, clauses, terms }: JoinInputs,
  readPages: readonly ReadPage[],
  { modifiedOf, showDrafts = false }: JoinOptions,
): JoinedPages {
  const readFiles = readPages.filter(isCompletePage);
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
    const recorded = records.get(file.pageId)?.translations[localeCode];
    const missing = findMissingParts(sideOf(source), sideOf({ parsed, outline }), () => ({
      ids,
      recorded,
      sinceOf: sinceOfParts(site, source.parsed, ledger),
    }));
    const countryTexts = outline.components.some(({ name }) => name === 'Countries') ? countries?.textsIn(localeCode) : undefined;
    const clauseTexts = hasDeed(outline) ? clauses?.textsIn(file.pageId, localeCode) : undefined;
    const termTexts = outline.components.some(({ name }) => name === 'Glossary') ? terms?.textsIn(localeCode) : undefined;
    const page = makeOnce(
      parsed,
      [site, shared, aliasesForAll, slug, modified, showDrafts, outline, ids, ledger, countryTexts, clauseTexts, termTexts, missing],
      () => ({
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
        countryTexts,
        clauseTexts,
        termTexts,
        partIds: missing.length > 0 ? presentIds(ids, missing) : ids,
        missing,
        oldIds: oldIdsOf(site, source.parsed, ledger),
      }),
    );
    fileOf.set(page, parsed);
    if (codePath) codePathOf.set(page, codePath);
  }
  return { pages: [...fileOf.keys()], fileOf, codePathOf };
}

function sideOf({ parsed, outline }: Pick<CompletePage, 'parsed' | 'outline'>): Side {
  return { frontmatter: parsed.local, outline, filePath: parsed.file.filePath };
}

const assigned = new WeakMap<Outline, PartIds>();

/** Returns the same object for the same outline, so that unchanged pages are not rebuilt. */
function idsOf({ parsed, outline }: CompletePage): PartIds {
  const ids = assigned.get(outline) ?? assignIds({ local: parsed.local, outline });
  assigned.set(outline, ids);
  return ids;
}

/** Former ids of the page's parts, from the ledger entries of all its addresses. */
function oldIdsOf(site: Site, source: ParsedFile, ledger: Ledger | undefined): OldIds {
  const old: Record<string, string[]> = {};
  for (const { id, redirect } of publishedParts(site, source, ledger)) {
    if (redirect !== undefined) old[redirect] = [...(old[redirect] ?? []), id];
  }
  return old;
}

/** The day on which each id of the page's parts was first published. */
function sinceOfParts(site: Site, source: ParsedFile, ledger: Ledger | undefined): ReadonlyMap<string, string> {
  return new Map(publishedParts(site, source, ledger).map(({ id, since }) => [id, since]));
}

function publishedParts(site: Site, { file, local }: ParsedFile, ledger: Ledger | undefined): readonly PublishedPart[] {
  const slugs = [local.slug ?? file.pageId, ...local.aliases, ...local.legacySlugs];
  const pathnames = new Set(slugs.map((slug) => buildPathname(site, site.defaultLocale, slug)));
  return (ledger?.parts ?? []).filter(({ pathname }) => pathnames.has(pathname));
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
