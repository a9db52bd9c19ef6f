/** Summarizes several measurements of the same figure. */

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Median, minimum and maximum. Throws for an empty list. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  const [least] = sorted;
  const most = sorted.at(-1);
  if (upper === undefined || lower === undefined || least === undefined || most === undefined) throw new Error('Nothing was measured.');
  return { median: (lower + upper) / 2, least, most };
}

/** `12.3 (11.9–14.0)`; without the range when all measurements are equal. `digits` is the number of decimals. */
export function formatSpread({ median, least, most }: Spread, digits: number): string {
  const text = median.toFixed(digits);
  return least === most ? text : `${text} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}

/** Change since an earlier figure, in percent: `−12 %`. Empty without an earlier figure. */
export function formatChange(now: number, before: number | undefined): string {
  if (!before) return '';
  const percent = Math.round((now / before - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;
}
