/** Reads units of time after a number, and words that contain number and unit: `Zehnjahresfrist`, `полгода`. */
import { NUMERALS } from './numerals.ts';
import type { Quantity, TimeUnit } from './quantity.ts';
import type { Token } from './tokens.ts';
import { UNITS } from './units.ts';

/** Reads the unit at the token, with the adjacent words that belong to it: `working days`, `jours ouvrés`, `полных лет`. */
export function readUnit(localeCode: string, tokens: readonly Token[], index: number): { unit: TimeUnit; next: number } | undefined {
  const words = UNITS[localeCode];
  if (!words) return undefined;
  const first = tokens[index]?.text ?? '';
  const isWorking = words.workingBefore?.test(first) ?? false;
  const at = isWorking || words.fillers?.test(first) ? index + 1 : index;
  const token = tokens[at];
  const unit = token?.kind === 'word' ? words.units.find(([pattern]) => pattern.test(token.text))?.[1] : undefined;
  if (!unit) return undefined;
  const isWorkingAfter = words.workingAfter?.test(tokens[at + 1]?.text ?? '') ?? false;
  return { unit: unit === 'day' && (isWorking || isWorkingAfter) ? 'workday' : unit, next: at + (isWorkingAfter ? 2 : 1) };
}

/** Reads a duration that is one word. */
export function readCompound(localeCode: string, token: Token): (Quantity & { kind: 'duration' }) | undefined {
  const words = UNITS[localeCode];
  if (token.kind !== 'word') return undefined;
  const whole = words?.wholes?.[token.text];
  if (whole) return { kind: 'duration', amount: whole[0], unit: whole[1] };
  // The shortest number words and units have three letters.
  for (let length = token.text.length - 3; words?.compounds && length >= 3; length -= 1) {
    const amount = NUMERALS[localeCode]?.get(token.text.slice(0, length));
    const rest = token.text.slice(length);
    const unit = amount === undefined ? undefined : words.compounds.find(([pattern]) => pattern.test(rest))?.[1];
    if (amount !== undefined && unit) return { kind: 'duration', amount, unit };
  }
  return undefined;
}
