/** Runs every rule over the content. Neighbour: ./structureRules.ts; the two lists are the register of rules. */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from './load.ts';
import { conduct } from './rules/conduct.ts';
import { factEcho } from './rules/factEcho.ts';
import { factNumber } from './rules/factNumber/factNumber.ts';
import { factPhrase } from './rules/factNumber/factPhrase.ts';
import { factRequired } from './rules/factRequired.ts';
import { factUnmarked } from './rules/factUnmarked.ts';
import { glossary } from './rules/glossary.ts';
import { parity } from './rules/parity/parity.ts';
import { readability } from './rules/readability.ts';
import type { Rule } from './rules/rule.ts';
import { seoLength } from './rules/seoLength.ts';
import { spelling } from './rules/spelling/spelling.ts';
import { translationOutdated } from './rules/translationOutdated.ts';
import { typography } from './rules/typography/typography.ts';
import { wrongLanguage } from './rules/wrongLanguage/wrongLanguage.ts';
import { checkFinished, findStructure, STRUCTURE_RULES } from './structureRules.ts';

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

export const RULES: readonly Rule[] = [...STRUCTURE_RULES, ...TEXT_RULES];

/** All findings of all rules, in no order; scripts/content/report.ts sorts them. */
export function checkContent(content: Content): Issue[] {
  return [...findStructure(content), ...[...checkTexts(content)].flat()];
}

/** Findings about what the words say, rule by rule. */
export function checkTexts(content: Content): Generator<readonly Issue[]> {
  return checkFinished(content, TEXT_RULES);
}
