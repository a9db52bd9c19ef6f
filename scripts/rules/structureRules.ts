/** The rules about what a site cannot stand without. Apart from ./check.ts because those about words load a language detector, which takes longer than these. */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { checkFiles } from './fileLocale.ts';
import { listMarker } from './frontmatterLists.ts';
import { labelPlaceholder, labelUnused } from './labels.ts';
import { partId, partLost } from './ledger/partIds.ts';
import { redirects } from './ledger/redirects.ts';
import { urlLost } from './ledger/urlLost.ts';
import { homeMissing, onePage } from './onePage.ts';
import { legacySlug, pathname } from './pathname.ts';
import { factUnknown, linkTarget, pageUnknown } from './reference.ts';
import { languageUnknown, statuteUnknown } from './registerNames.ts';
import type { Rule } from './rule.ts';
import { seoTwice } from './seoLength.ts';
import { shortTitle } from './shortTitle.ts';
import { slugReserved } from './slugReserved.ts';
import { unfinishedFiles, unwritten } from './unwritten.ts';

/** Addresses, references, lists in their places, labels. */
const UNCONDITIONAL: readonly Rule[] = [
  { id: 'file-locale', check: (content) => checkFiles(content.site, content.files) },
  onePage,
  homeMissing,
  pathname,
  legacySlug,
  slugReserved,
  redirects,
  urlLost,
  partId,
  partLost,
  pageUnknown,
  linkTarget,
  factUnknown,
  languageUnknown,
  statuteUnknown,
  listMarker,
  labelUnused,
  labelPlaceholder,
  shortTitle,
  unwritten,
];

/** Those that have nothing to say of pages which are not finished. */
const OF_FINISHED: readonly Rule[] = [seoTwice];

export const STRUCTURE_RULES: readonly Rule[] = [...UNCONDITIONAL, ...OF_FINISHED];

/** Findings about structure, rule by rule, so that a caller may do something else between two of them. */
export function* checkStructure(content: Content): Generator<readonly Issue[]> {
  for (const rule of UNCONDITIONAL) yield rule.check(content);
  yield* checkFinished(content, OF_FINISHED);
}

/** The same at once. */
export function findStructure(content: Content): Issue[] {
  return [...checkStructure(content)].flat();
}

/** Guidance is no text; what these rules would say of it helps nobody. */
export function* checkFinished(content: Content, rules: readonly Rule[]): Generator<readonly Issue[]> {
  const unfinished = unfinishedFiles(content);
  const isFinished = ({ filePath, related = [] }: Issue) =>
    ![filePath, ...related.map((place) => place.filePath)].some((path) => unfinished.has(path));
  for (const rule of rules) yield rule.check(content).filter(isFinished);
}
