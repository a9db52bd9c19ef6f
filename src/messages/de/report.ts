/** German: the frame of a report, what stands around findings. */
import type { report as english } from '../en/report.ts';
import { counted } from './common.ts';

export const report: typeof english = {
  severity: { error: 'Fehler', warning: 'Hinweis' },
  none: 'Keine Fehler gefunden.',
  part: (part) => `In: ${part}`,
  related: (place) => `Siehe auch: ${place}`,
  fix: (fix) => `Lösung: ${fix}`,
  help: (address) => `Hilfe: ${address}`,
  alsoAt: (places) => ` und ${places} weitere`,
  alsoAtInBrackets: (places) => ` (${counted(places, 'weitere Stelle', 'weitere Stellen')})`,
  left: (findings) => `… und ${counted(findings, 'weitere Meldung', 'weitere Meldungen')}`,
  totals: (errors, warnings, places, isLive) => {
    const found = [errors > 0 && counted(errors, 'Fehler', 'Fehler'), warnings > 0 && counted(warnings, 'Hinweis', 'Hinweise')].filter(
      Boolean,
    );
    return `${found.join(', ')} in ${isLive ? counted(places, 'Adresse', 'Adressen') : counted(places, 'Datei', 'Dateien')}`;
  },
};
