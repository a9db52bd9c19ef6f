/** Runs all rules on the content. Neighbour: ./structureRules.ts. The lists in the two files contain every rule. */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import type { Fingerprints } from '../core/fingerprints.ts';
import { conduct } from './conduct.ts';
import { deadlineStart } from './deadlines/deadlineStart.ts';
import { deadlineWords } from './deadlines/deadlineWords.ts';
import { factEcho } from './factEcho.ts';
import { factNumber } from './factNumber/factNumber.ts';
import { factPhrase } from './factNumber/factPhrase.ts';
import { factRequired } from './factRequired.ts';
import { factUnmarked } from './factUnmarked.ts';
import { feeOutdated } from './fees.ts';
import { finderFact } from './finder/finderFact.ts';
import { glossary } from './glossary.ts';
import { parity } from './parity/parity.ts';
import { readability } from './readability.ts';
import type { Rule } from './rule.ts';
import { searchLost, searchPages } from './search/searchLost.ts';
import { searchTerms } from './search/searchTerms.ts';
import { seoLength } from './seoLength.ts';
import { spelling } from './spelling/spelling.ts';
import { checkFinished, findStructure, STRUCTURE_RULES } from './structureRules.ts';
import { today } from './today.ts';
import { translationOutdated } from './translationOutdated.ts';
import { typography } from './typography/typography.ts';
import { WORDING_RULES } from './wording/rules.ts';
import { wrongLanguage } from './wrongLanguage/wrongLanguage.ts';

/** Rules about the wording. */
export const TEXT_RULES: readonly Rule[] = [
  factNumber,
  factPhrase,
  factEcho,
  factUnmarked,
  factRequired,
  deadlineStart,
  deadlineWords,
  feeOutdated,
  today,
  finderFact,
  parity,
  translationOutdated,
  seoLength,
  searchTerms,
  searchPages,
  searchLost,
  wrongLanguage,
  glossary,
  conduct,
  typography,
  spelling,
  readability,
  ...WORDING_RULES,
];

export const RULES: readonly Rule[] = [...STRUCTURE_RULES, ...TEXT_RULES];

/** All issues of all rules, unsorted; scripts/core/report.ts sorts them. `stored`: findings of earlier checks (./keptFindings.ts). */
export function checkContent(content: Content, stored?: Fingerprints): Issue[] {
  return [...findStructure(content), ...[...checkTexts(content, stored)].flat()];
}

/** Issues about the wording, rule by rule. */
export function* checkTexts(content: Content, stored?: Fingerprints): Generator<readonly Issue[]> {
  yield* checkFinished(content, TEXT_RULES, stored);
  for (const dictionary of content.dictionaries.values()) dictionary.save();
}
