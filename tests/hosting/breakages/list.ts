/** All breakages of a live site: the smoke test must detect each. */
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
