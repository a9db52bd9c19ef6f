/** The rules about how texts speak to readers: what they repeat, leave open, leave unexplained or state differently. */
import type { Rule } from '../rule.ts';
import { abbreviation } from './abbreviation.ts';
import { claimConflict } from './claimConflict.ts';
import { countryBound } from './countryBound.ts';
import { estimateBasis } from './estimateBasis.ts';
import { hedge } from './hedge.ts';
import { stockSentence } from './stockSentence.ts';
import { termUnexplained } from './termUnexplained.ts';

export const WORDING_RULES: readonly Rule[] = [
  claimConflict,
  estimateBasis,
  abbreviation,
  termUnexplained,
  countryBound,
  hedge,
  stockSentence,
];
