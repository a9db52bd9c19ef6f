/**
 * Rules about structure, which always run. Separate from ./check.ts, because the rules about wording load a language detector, which takes
 * longer than these rules.
 */

import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import type { Fingerprints } from '../core/fingerprints.ts';
import { clauseUnknown } from './clauses.ts';
import { feeUnknown } from './fees.ts';
import { checkFiles } from './fileLocale.ts';
import { finderWay } from './finder/finderWay.ts';
import { listMarker } from './frontmatterLists.ts';
import { keepFindings } from './keptFindings.ts';
import { labelPlaceholder, labelUnused } from './labels.ts';
import { partId, partLost } from './ledger/partIds.ts';
import { redirects } from './ledger/redirects.ts';
import { urlLost } from './ledger/urlLost.ts';
import { countriesMissing, linkUnknown } from './officialLinks.ts';
import { homeMissing, onePage } from './onePage.ts';
import { partMissing } from './parity/partMissing.ts';
import { passageMissing, passageUnknown, passageUnused } from './passages.ts';
import { legacySlug, pathname } from './pathname.ts';
import { questionTwice } from './questionTwice.ts';
import { factUnknown, linkTarget, pageUnknown } from './reference.ts';
import { languageMissing, languageUnknown, statuteUnknown } from './registerNames.ts';
import { type Rule, withoutRepeats } from './rule.ts';
import { seoTwice } from './seoLength.ts';
import { shortTitle } from './shortTitle.ts';
import { slugReserved } from './slugReserved.ts';
import { tableRow } from './tableRow.ts';
import { terms } from './terms.ts';
import { unfinishedFiles, unwritten } from './unwritten.ts';

/** Rules about addresses, references, list markers and labels; they check all pages. */
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
  linkUnknown,
  countriesMissing,
  clauseUnknown,
  terms,
  factUnknown,
  feeUnknown,
  passageUnknown,
  passageMissing,
  passageUnused,
  languageUnknown,
  languageMissing,
  statuteUnknown,
  listMarker,
  questionTwice,
  tableRow,
  finderWay,
  labelUnused,
  labelPlaceholder,
  shortTitle,
  unwritten,
];

/** Rules that skip unfinished pages. */
const OF_FINISHED: readonly Rule[] = [seoTwice, partMissing];

export const STRUCTURE_RULES: readonly Rule[] = [...UNCONDITIONAL, ...OF_FINISHED];

/** Issues about structure, rule by rule, so that a caller can do other work between two rules. Rules in `without` are left out. */
export function* checkStructure(content: Content, without: readonly Rule[] = []): Generator<readonly Issue[]> {
  for (const rule of UNCONDITIONAL) if (!without.includes(rule)) yield withoutRepeats(rule.check(content));
  yield* checkFinished(content, OF_FINISHED);
}

/** All issues about structure. */
export function findStructure(content: Content): Issue[] {
  return [...checkStructure(content)].flat();
}

/**
 * Runs rules without the issues of unfinished pages: they would be about placeholders. `stored`: findings of earlier checks, for the parts
 * that have not changed.
 */
export function* checkFinished(content: Content, rules: readonly Rule[], stored?: Fingerprints): Generator<readonly Issue[]> {
  const kept = keepFindings(content, stored);
  const unfinished = unfinishedFiles(content);
  const isFinished = ({ filePath, related = [] }: Issue) =>
    ![filePath, ...related.map((position) => position.filePath)].some((path) => unfinished.has(path));
  for (const rule of rules) yield withoutRepeats(kept.find(rule)).filter(isFinished);
  kept.save();
}
