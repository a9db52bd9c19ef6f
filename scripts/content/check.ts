/** Runs every rule over the content; the list below is the register of rules. */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from './load.ts';
import { conduct } from './rules/conduct.ts';
import { factEcho } from './rules/factEcho.ts';
import { factNumber } from './rules/factNumber/factNumber.ts';
import { factPhrase } from './rules/factNumber/factPhrase.ts';
import { factRequired } from './rules/factRequired.ts';
import { factUnmarked } from './rules/factUnmarked.ts';
import { checkFiles } from './rules/fileLocale.ts';
import { listMarker } from './rules/frontmatterLists.ts';
import { glossary } from './rules/glossary.ts';
import { redirects } from './rules/ledger/redirects.ts';
import { urlLost } from './rules/ledger/urlLost.ts';
import { homeMissing, onePage } from './rules/onePage.ts';
import { parity } from './rules/parity/parity.ts';
import { legacySlug, pathname } from './rules/pathname.ts';
import { readability } from './rules/readability.ts';
import { factUnknown, linkTarget, pageUnknown } from './rules/reference.ts';
import type { Rule } from './rules/rule.ts';
import { seoLength, seoTwice } from './rules/seoLength.ts';
import { slugReserved } from './rules/slugReserved.ts';
import { spelling } from './rules/spelling/spelling.ts';
import { translationOutdated } from './rules/translationOutdated.ts';
import { typography } from './rules/typography/typography.ts';
import { unfinishedFiles, unwritten } from './rules/unwritten.ts';
import { wrongLanguage } from './rules/wrongLanguage/wrongLanguage.ts';

/** What a site cannot stand without: addresses, references, lists in their places. */
const STRUCTURE_RULES: readonly Rule[] = [
  { id: 'file-locale', check: (content) => checkFiles(content.site, content.files) },
  onePage,
  homeMissing,
  pathname,
  legacySlug,
  slugReserved,
  redirects,
  urlLost,
  pageUnknown,
  linkTarget,
  factUnknown,
  listMarker,
  unwritten,
];

/** What the words say, and how. */
const TEXT_RULES: readonly Rule[] = [
  factNumber,
  factPhrase,
  factEcho,
  factUnmarked,
  factRequired,
  parity,
  translationOutdated,
  seoLength,
  wrongLanguage,
  glossary,
  conduct,
  typography,
  spelling,
  readability,
];

export const RULES: readonly Rule[] = [...STRUCTURE_RULES, seoTwice, ...TEXT_RULES];

/** All findings of all rules, in no order; scripts/content/report.ts sorts them. */
export function checkContent(content: Content, { texts = true } = {}): Issue[] {
  return [...checkStructure(content), ...(texts ? checkTexts(content) : [])].flat();
}

/** Findings about structure, rule by rule, so that a caller may do something else between two of them. */
export function* checkStructure(content: Content): Generator<readonly Issue[]> {
  for (const rule of STRUCTURE_RULES) yield rule.check(content);
  yield* checkFinished(content, [seoTwice]);
}

/** Findings about what the words say, rule by rule. */
export function checkTexts(content: Content): Generator<readonly Issue[]> {
  return checkFinished(content, TEXT_RULES);
}

/** Guidance is no text; what these rules would say of it helps nobody. */
function* checkFinished(content: Content, rules: readonly Rule[]): Generator<readonly Issue[]> {
  const unfinished = unfinishedFiles(content);
  const isFinished = ({ filePath, related = [] }: Issue) =>
    ![filePath, ...related.map((place) => place.filePath)].some((path) => unfinished.has(path));
  for (const rule of rules) yield rule.check(content).filter(isFinished);
}
