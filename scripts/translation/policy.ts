/** Decides what happens to translations with mistakes or older than their source: served, served with a notice, or withheld. */

import type { Issue } from '../../src/model/issue.ts';
import { isMoved, type LedgerEntry } from '../../src/model/ledger.ts';
import type { MissingPart } from '../../src/model/missingPart.ts';
import type { Page } from '../../src/model/page.ts';
import { buildPathname } from '../../src/model/pathname.ts';
import type { OutdatedPart, PageReview, TranslationPolicy } from '../../src/model/review.ts';
import type { Content } from '../content/load.ts';
import { sectionsOf } from '../content/pages/partIds.ts';
import { showing } from '../content/pages/passages.ts';
import type { SourceFile } from '../content/read.ts';
import { judgeSignOff } from './signOff.ts';
import { compareTranslation, type StalePart, type TranslationState } from './translation.ts';

/** Rules that find a wrong fact: withholding one page is no solution, because other pages may state it too. */
const WRONG_FACT: ReadonlySet<string> = new Set(['fact-number', 'fact-phrase', 'fact-echo', 'fact-unknown']);

export const OUTDATED_RULE = 'translation-outdated';
/** A translation lacks a part of its source. The policy for outdated translations decides about it too. */
export const MISSING_RULE = 'part-missing';

export interface Withheld {
  readonly filePath: string;
  readonly why: WithheldReason;
}

/** Mistakes, by their number; or the outdated parts, by their titles. */
export type WithheldReason =
  | { readonly cause: 'mistakes'; readonly number: number }
  | { readonly cause: 'outdated'; readonly parts: readonly string[] };

/** A translation that is published although it lacks parts of its source. */
export interface Incomplete {
  readonly filePath: string;
  readonly parts: readonly MissingPart[];
}

export interface Verdict {
  /** Mistakes that no policy covers: they stop the build. */
  readonly stopping: readonly Issue[];
  /** Pages that are served. */
  readonly pages: readonly Page[];
  readonly withheld: readonly Withheld[];
  /** Translations that are served without parts of their source. */
  readonly incomplete: readonly Incomplete[];
  /** The ledger, in which the known addresses of withheld pages lead to the source language (302) until the pages are served again. */
  readonly ledger: readonly LedgerEntry[];
  /** What a served page shows about its review: the sign-off and the outdated parts. */
  reviewOf(page: Page): PageReview;
}

export function applyPolicy(content: Content, issues: readonly Issue[]): Verdict {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const faulty = withMistakes(content, errors);
  const states = new Map(content.pages.map((page) => [page, translationStateOf(content, page)]));
  const outdated = content.pages.filter(
    (page) => states.get(page)?.state === 'outdated' && policyOf(content, page.pageId).outdated === 'withhold',
  );
  const names = (page: Page) => (states.get(page)?.stale ?? []).map(({ title, key }) => title || key);
  const isCovered = ({ filePath }: Issue) => {
    const files = showing(content.files, filePath);
    return files.length > 0 && files.every((file) => faulty.has(file.filePath));
  };
  const isLeftOut = (filePath: string) => faulty.has(filePath) || outdated.some((page) => page.filePath === filePath);
  // By address: the page's id.
  const lost = new Map(
    content.files
      .filter(({ filePath }) => isLeftOut(filePath))
      .flatMap((file) => addressesOf(content, file).map((address) => [address, file.pageId] as const)),
  );
  return {
    ledger: (content.ledger?.entries ?? []).flatMap((entry) => {
      const { pathname, since } = entry;
      const pageId = lost.get(isMoved(entry) ? entry.redirect : pathname);
      if (pageId === undefined) return [entry];
      const source = sourceOf(content, pageId);
      return source && !content.fileOf.get(source)?.local.draft ? [{ pathname, since, redirect: source.pathname }] : [];
    }),
    stopping: errors.filter((issue) => !isCovered(issue) || isBeyondPolicy(issue)),
    pages: content.pages.filter(({ filePath }) => !isLeftOut(filePath)),
    withheld: [
      ...[...faulty].map(([filePath, count]) => ({
        filePath,
        why: { cause: 'mistakes' as const, number: count },
      })),
      ...outdated
        .filter(({ filePath }) => !faulty.has(filePath))
        .map((page) => ({ filePath: page.filePath, why: { cause: 'outdated' as const, parts: names(page) } })),
    ],
    incomplete: content.pages.flatMap((page) => {
      const parts = shownMissing(page);
      const isServed =
        !isLeftOut(page.filePath) && !content.fileOf.get(page)?.local.draft && policyOf(content, page.pageId).outdated === 'notice';
      return parts.length > 0 && isServed ? [{ filePath: page.filePath, parts }] : [];
    }),
    reviewOf(page) {
      const signOff = judgeSignOff(page, content.records.get(page.pageId)?.signOffs[page.localeCode], content);
      const parts = (states.get(page)?.stale ?? []).flatMap((part) => toOutdatedPart(page, part));
      return {
        ...(signOff.state === 'valid' && { legalReview: signOff.on, signedBy: signOff.by }),
        ...(parts.length > 0 && { outdated: parts }),
        ...(page.missing.length > 0 && { missing: shownMissing(page) }),
      };
    },
  };
}

/** The state of a translation without its changed words, which would require Git history. A source is always current. */
export function translationStateOf(content: Content, page: Page): TranslationState {
  const source = sourceOf(content, page.pageId);
  if (!source || source === page) return { state: 'current', stale: [], moved: [] };
  return compareTranslation(source, page, content.records.get(page.pageId)?.translations[page.localeCode]);
}

/** A page's policy. The home page is never withheld, because every page of its language links to it. */
export function policyOf(content: Content, pageId: string): TranslationPolicy {
  const source = sourceOf(content, pageId);
  const own = source?.frontmatter.translations;
  const errors = own?.errors ?? content.site.translations.errors;
  const outdated = own?.outdated ?? content.site.translations.outdated;
  if (source?.frontmatter.kind !== 'home') return { errors, outdated };
  return { errors: 'stop', outdated: outdated === 'withhold' ? 'stop' : outdated };
}

/** Files of translations whose policy is to withhold them, with the number of their mistakes. */
function withMistakes(content: Content, errors: readonly Issue[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const issue of errors) {
    for (const file of showing(content.files, issue.filePath)) {
      if (file.localeCode === content.site.defaultLocale || isBeyondPolicy(issue)) continue;
      if (policyOf(content, file.pageId).errors === 'withhold') counts.set(file.filePath, (counts.get(file.filePath) ?? 0) + 1);
    }
  }
  return counts;
}

/** Addresses of a page whose file may be too broken to be read: then those derived from its source and from its own line `slug:`. */
function addressesOf(content: Content, { filePath, pageId, localeCode, text }: SourceFile): string[] {
  const page = content.pages.find((candidate) => candidate.filePath === filePath);
  if (page)
    return [
      page.pathname,
      ...page.aliases,
      ...page.frontmatter.legacySlugs.map((slug) => buildPathname(content.site, page.localeCode, slug)),
    ];
  const source = sourceOf(content, pageId)?.frontmatter;
  const code = content.site.locales.find((locale) => locale.code === localeCode)?.code;
  if (!code) return [];
  const slug = /^slug:\s*(\S+)/m.exec(text)?.[1] ?? source?.slug ?? pageId;
  return [slug, ...(source?.aliases ?? [])].map((own) => buildPathname(content.site, code, own));
}

function isBeyondPolicy({ ruleId }: Issue): boolean {
  return WRONG_FACT.has(ruleId) || ruleId === OUTDATED_RULE || ruleId === MISSING_RULE;
}

/** A notice lists neither search texts and teasers, which the page does not show, nor groups of questions. */
function toOutdatedPart(page: Page, { key, own, title, change }: StalePart): OutdatedPart[] {
  // The page has a notice in its place.
  if (change === 'missing') return [];
  const kind = key.split('.')[0] ?? key;
  if (kind === 'seo' || kind === 'teaser' || kind === 'group') return [];
  return [{ kind: kind as OutdatedPart['kind'], title: own?.title ?? title, id: own && anchorOf(page, own.key) }];
}

/** Missing parts that have a notice of their own. */
function shownMissing({ missing }: Page): MissingPart[] {
  return missing.filter(({ place }) => place !== undefined);
}

/** The fragment (after #) that links to a part: `section.3`, `step.1`. Undefined for parts without an id. */
function anchorOf({ outline, partIds }: Page, key: string): string | undefined {
  const [kind, number] = key.split('.');
  const index = Number(number) - 1;
  if (kind === 'step') return partIds.steps[index];
  if (kind === 'question') return partIds.questions[index];
  return kind === 'section' ? sectionsOf(outline, partIds)[index]?.id : undefined;
}

const sources = new WeakMap<Content, ReadonlyMap<string, Page>>();

function sourceOf(content: Content, pageId: string): Page | undefined {
  const known =
    sources.get(content) ??
    new Map(content.pages.filter((page) => page.localeCode === content.site.defaultLocale).map((page) => [page.pageId, page]));
  sources.set(content, known);
  return known.get(pageId);
}
