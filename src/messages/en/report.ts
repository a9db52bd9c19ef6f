/** English: the words around the findings of a report. */
import { counted } from './common.ts';

export const report = {
  severity: { error: 'error', warning: 'warning' },
  none: 'No mistakes found.',
  part: (part: string) => `In: ${part}`,
  related: (place: string) => `See also: ${place}`,
  fix: (fix: string) => `Fix: ${fix}`,
  help: (address: string) => `Help: ${address}`,
  /** Behind a place: how many further places have the same finding. */
  alsoAt: (places: number) => ` and ${places} more`,
  /** The same behind a message. */
  alsoAtInBrackets: (places: number) => ` (${places} more places)`,
  left: (findings: number) => `… and ${findings} more`,
  totals: (errors: number, warnings: number, places: number, isLive: boolean) => {
    const found = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(Boolean);
    return `${found.join(', ')} in ${isLive ? counted(places, 'address', 'addresses') : counted(places, 'file')}`;
  },
};
