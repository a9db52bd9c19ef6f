/** Derives the state of every page in every language, as data: for `npm run status`, the launch check and the desk. Pure. */

import type { LocaleCode, PageId } from '#generated/types.ts';
import type { Page } from '../../src/model/page.ts';
import { isOlderThan, type TranslationPolicy } from '../../src/model/review.ts';
import type { Content } from '../content/load.ts';
import { hasGuidance } from '../content/pages/guidance.ts';
import { chooseFiles } from './chooseFiles.ts';
import { type OpenComment, openCommentsOf } from './comments.ts';
import type { Review } from './openReview.ts';
import { policyOf } from './policy.ts';
import { judgeSignOff, type SignOffState } from './signOff.ts';
import { compareTranslation, type EarlierParts, type StalePart } from './translation.ts';

/** One page in one language. */
export interface LanguageStatus {
  readonly pageId: PageId;
  readonly area: string;
  readonly localeCode: LocaleCode;
  /** The page's file, or where it would be. */
  readonly filePath: string;
  /** Title in this language, or in the source language where it is missing. */
  readonly title: string;
  /** `unrecorded`: no record says which text of the source it renders. */
  readonly state: 'source' | 'current' | 'outdated' | 'unrecorded' | 'missing';
  /** Parts of the source that the translation does not render in their present form. */
  readonly stale: readonly StalePart[];
  /** Parts with the same words at another position in the source; by key and title. */
  readonly moved: readonly { readonly key: string; readonly title: string }[];
  readonly signOff: SignOffState;
  /** Open comments of reviewers. */
  readonly comments: readonly OpenComment[];
  /** Day of the law that the text describes. */
  readonly reviewed?: string | undefined;
  /** True when the later of that day and the day of a valid sign-off is longer ago than the site allows. */
  readonly isReviewOld: boolean;
  /** How the production build treats it if it has mistakes or is outdated. */
  readonly policy: TranslationPolicy;
}

export interface Status {
  /** Day for which ages are computed, YYYY-MM-DD. */
  readonly today: string;
  readonly reviewMaxAgeMonths: number;
  /** Page by page, in the site's order of languages. */
  readonly languages: readonly LanguageStatus[];
  /** Facts whose last review is older than the site allows. */
  readonly oldFacts: readonly { readonly id: string; readonly reviewed: string }[];
}

/** `earlier` contains earlier words of sources, as far as Git history has them; without it changes are listed without their words. */
export function deriveStatus(content: Content, today: string, earlier: EarlierParts = new Map()): Status {
  const { site, pages, facts } = content;
  const sources = pages.filter((page) => page.localeCode === site.defaultLocale);
  // A file that still has a placeholder of the template is no translation yet.
  const unwritten = new Set(content.files.filter(({ text }) => hasGuidance(text)).map(({ filePath }) => filePath));
  const byFile = new Map(pages.filter((page) => !unwritten.has(page.filePath)).map((page) => [page.filePath, page]));
  const languages = sources.flatMap((source) =>
    site.locales.map(({ code }) => {
      const filePath = source.filePath.replace(/[^/]+$/, `${code}.mdx`);
      return statusOf(content, source, byFile.get(filePath), { localeCode: code, filePath }, today, earlier);
    }),
  );
  const oldFacts = facts.filter(({ reviewed }) => isOlderThan(reviewed, site.reviewMaxAgeMonths, today));
  return {
    today,
    reviewMaxAgeMonths: site.reviewMaxAgeMonths,
    languages,
    oldFacts: oldFacts.map(({ id, reviewed }) => ({ id, reviewed })),
  };
}

function statusOf(
  content: Content,
  source: Page,
  own: Page | undefined,
  position: Pick<LanguageStatus, 'localeCode' | 'filePath'>,
  today: string,
  earlier: EarlierParts,
): LanguageStatus {
  const record = content.records.get(source.pageId);
  const policy = policyOf(content, source.pageId);
  const common = { ...position, pageId: source.pageId, area: source.area, title: (own ?? source).frontmatter.title, policy };
  if (!own) return { ...common, state: 'missing', stale: [], moved: [], signOff: { state: 'none' }, comments: [], isReviewOld: false };
  const compared = own === source ? undefined : compareTranslation(source, own, record?.translations[position.localeCode], earlier);
  const signOff = judgeSignOff(own, record?.signOffs[position.localeCode], content);
  const { reviewed } = own.frontmatter;
  const signedOn = signOff.state === 'valid' ? signOff.on : '';
  const lastReview = [reviewed ?? '', signedOn].sort().at(-1);
  return {
    ...common,
    state: compared?.state ?? 'source',
    stale: compared?.stale ?? [],
    moved: (compared?.moved ?? []).map(({ key, title }) => ({ key, title })),
    signOff,
    comments: openCommentsOf(own, record),
    reviewed,
    isReviewOld: lastReview ? isOlderThan(lastReview, content.site.reviewMaxAgeMonths, today) : false,
  };
}

/** Today's status of the files that the words choose (chooseFiles.ts); without words, of all. */
export function deriveChosenStatus({ content, earlier }: Review, today: string, words: readonly string[]): Status {
  const isChosen = chooseFiles(content, words);
  const status = deriveStatus(content, today, earlier);
  return { ...status, languages: status.languages.filter(({ filePath }) => isChosen(filePath)) };
}
