/**
 * Derives what is published: the pages, addresses and redirects after the policy for translations. Build, check, release, change report and
 * desk use this one function, so that none of them promises an address that the site does not answer.
 */
import { COMMAND_WORDS } from '../../src/messages/commands.ts';
import type { Language } from '../../src/messages/language.ts';
import { feesOn } from '../../src/model/fee.ts';
import type { Issue } from '../../src/model/issue.ts';
import { deriveManifest, type Manifest, type ManifestOptions } from '../../src/model/manifest.ts';
import type { Content } from '../content/load.ts';
import { applyPolicy, type Verdict } from './policy.ts';
import { describeWithheld, nameMissing } from './wording.ts';

export interface Publication extends Verdict {
  /** What the site answers. If mistakes stop the build, what it would answer without them. */
  readonly manifest: Manifest;
}

/** `showDrafts`: content that was read with its drafts keeps them. */
export function derivePublication(content: Content, issues: readonly Issue[], { showDrafts = false } = {}): Publication {
  const verdict = applyPolicy(content, issues);
  const isShown = (page: (typeof verdict.pages)[number]) => showDrafts || !content.fileOf.get(page)?.local.draft;
  const pages = verdict.pages.filter(isShown);
  const { ledger, reviewOf } = verdict;
  const options = { ...manifestOptions(content), ledger, reviewOf };
  const manifest = deriveManifest(content.site, pages, content.facts, options);
  return { ...verdict, pages, manifest };
}

/** The registers and texts that pages show. */
export function manifestOptions({ labels, countries, clauses, links, calendar, registers, terms, today }: Content): ManifestOptions {
  const acts = Object.entries(registers.abbreviations?.entries ?? {}).filter(([, { act }]) => act);
  return {
    labels,
    countries: countries?.entries,
    clauses: clauses?.entries,
    links: links?.entries,
    terms: terms?.named,
    calendar: calendar?.calendar,
    fees: feesOn(registers.fees?.entries ?? {}, today),
    actNames: Object.fromEntries(acts.map(([act, { names }]) => [act, names])),
  };
}

/**
 * A line for each translation that is not published, or published without parts of its source, for the terminal. `isStopped`: errors stop
 * the build, so that the lines say what will happen after them.
 */
export function formatPublication(
  { withheld, incomplete }: Pick<Verdict, 'withheld' | 'incomplete'>,
  { isStopped = false, language = 'en' }: { readonly isStopped?: boolean; readonly language?: Language } = {},
): string[] {
  const words = COMMAND_WORDS[language];
  const [left, without] = isStopped ? [words.willBeWithheld, words.willBePublishedWithout] : [words.withheld, words.publishedWithout];
  return [
    ...withheld.map(({ filePath, why }) => `  ${left}  ${filePath} (${describeWithheld(why, language)})`),
    ...incomplete.map(({ filePath, parts }) => `  ${without}  ${filePath}: ${parts.map((part) => nameMissing(part, language)).join(', ')}`),
  ];
}
