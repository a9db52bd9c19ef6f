/** The amount of an official fee behind the words that explain it. */
import type { PageContext } from '../layouts/pageContext.ts';
import { formatFee } from '../model/fee.ts';

/** " (2026: 615,40 TRY)". Nothing where the register has no amount for this year: the words before it explain the fee. */
export function Fee({ context, id }: { context: PageContext; id: string }) {
  const fee = context.feeOf(id);
  if (!fee) return null;
  return ` (${context.t('labelled', { name: fee.year, value: formatFee(context.locale.iso, fee) })})`;
}
