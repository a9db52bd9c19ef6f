/** Pieces that several English texts share. */
import { count } from '../count.ts';
import type { Words } from '../values.ts';

/** A name that the writer probably meant, as a sentence behind others. */
export const didYouMean = (near: string | undefined): string => (near === undefined ? '' : ` Did you mean "${near}"?`);

/** `1 page`, `2 pages`. */
export const counted = (number: number, one: string, other = `${one}s`): string => count('en', number, one, other);

export const USE_AN_ID = 'Use an id of the register, or add the fact there.';
export const RESTORE_REGISTER = 'Write or correct the register, or remove the component.';

/** Lines that two people changed and Git could not join. */
export const CONFLICT: Words = [
  'Two people have changed these lines. Git has written both versions here, the first below <<<<<<< and the second below =======.',
  'Keep the right version, and remove the other one and the three lines of signs; or ask an engineer. Nothing is lost.',
];
