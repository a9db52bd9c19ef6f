/** German: what `npm run check` and `npm run status` say around findings and states. */
import type { commands as english } from '../en/commands.ts';
import { counted } from './common.ts';

export const commands: typeof english = {
  fixed: { form: 'Form', ids: 'id', typography: 'Typografie' },
  fixedFiles: (what, names) => `Behoben (${what}): ${names}`,
  nothingToFix: 'Nichts zu beheben.',
  notChecked: (file, source) => `Nicht geprüft: ${file}, bis ${source} lesbar ist.`,
  otherFiles: (totals) => `In anderen Dateien: ${totals} (npm run check).`,
  withheld: 'zurückgehalten',
  willBeWithheld: 'wird zurückgehalten',
  publishedWithout: 'erscheint ohne',
  willBePublishedWithout: 'wird erscheinen ohne',
  outdated: 'Veraltete Übersetzungen',
  moved: 'Übersetzungen, deren Teile anders geordnet sind als im Original',
  unrecorded:
    'Übersetzungen, bei denen nicht festgehalten ist, welchen Text des Originals sie wiedergeben (npm run status -- --record <Datei>)',
  missing: 'Fehlende Übersetzungen',
  comments: 'Offene Anmerkungen (npm run comment)',
  void: 'Freizeichnungen, die nicht mehr gelten',
  oldPages: (months) => `Seiten, deren Prüfung mehr als ${months} Monate zurückliegt`,
  oldFacts: (months) => `Angaben, deren Prüfung mehr als ${months} Monate zurückliegt`,
  own: (title, line) => ` (hier „${title}“, Zeile ${line})`,
  editedRecord: '; die Übersetzung wurde seither bearbeitet: halten Sie es fest, wenn sie fertig ist',
  lawAsOf: (day, signOff) => `Rechtsstand: ${day ?? 'kein Tag'}, ${signOff}`,
  recording: {
    guidance: 'nicht festgehalten: Es stehen noch Anleitungen ⟪…⟫ darin, die durch Worte zu ersetzen sind.',
    first: 'als aktuell festgehalten.',
    current: 'war auf dem Stand.',
    done: (names) => `jetzt auf dem Stand: ${names}.`,
    outdated: (name) => `noch veraltet: ${name}. Bearbeiten Sie es, oder bestätigen Sie, dass sich nichts ändern muss (--confirm).`,
    missing: (name) => `fehlt noch: ${name}. Übersetzen Sie es, dann halten Sie es fest.`,
  },
  upToDate: (current, translations, { outdated, parts, unrecorded, missing }) => {
    const said = [
      outdated > 0 && `${outdated} veraltet (in ${counted(parts, 'Teil', 'Teilen')})`,
      unrecorded > 0 && `${unrecorded} nicht festgehalten`,
      missing > 0 && `${missing} fehlen`,
    ].filter(Boolean);
    return `${current} von ${translations} Übersetzungen sind auf dem Stand${said.length > 0 ? `; ${said.join(', ')}` : ''}.`;
  },
  signedOff: (valid, written) => `Ein Anwalt hat ${valid} von ${written} Seiten und Übersetzungen freigezeichnet.`,
};
