/** The ways in which a live site was seen to break, or may break: smoke must notice each. */
import { answerBreakages } from './answer.ts';
import type { Breakage } from './breakage.ts';
import { fileBreakages } from './file.ts';
import { headerBreakages } from './header.ts';
import { searchBreakages } from './search.ts';
import { visitorBreakages } from './visitor.ts';

export const BREAKAGES: readonly Breakage[] = [
  ...fileBreakages,
  ...searchBreakages,
  ...headerBreakages,
  ...answerBreakages,
  ...visitorBreakages,
];
