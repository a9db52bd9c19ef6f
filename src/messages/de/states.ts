/** German: the states of translations and sign-offs, as the desk, `npm run status` and reports name them. */
import type { states as english } from '../en/states.ts';
import { counted } from './common.ts';
import { partNames } from './parts.ts';

export const states: typeof english = {
  part: partNames,
  missingPart: ({ kind, key, title }) => {
    if (kind === 'headings') return `Abschnitt „${title}“`;
    if (kind === 'rows') return `${title ? `die Zeile „${title}“` : 'eine Zeile'} von ${partNames({ key, title: '' })}`;
    return partNames({ key, title });
  },
  added: 'neu im Original',
  removed: 'im Original entfallen',
  missing: 'fehlt in der Übersetzung',
  pieceMissing: 'ein Stück davon fehlt in der Übersetzung',
  unknownChange: 'geändert; die früheren Wörter stehen nicht in der vorhandenen Geschichte (unvollständige Kopie oder kein Git)',
  reordered: 'die Sätze stehen in anderer Reihenfolge',
  sentences: (changed, added, gone) =>
    [
      changed > 0 && `${counted(changed, 'Satz', 'Sätze')} geändert`,
      added > 0 && `${counted(added, 'Satz', 'Sätze')} neu`,
      gone > 0 && `${counted(gone, 'Satz', 'Sätze')} entfallen`,
    ]
      .filter(Boolean)
      .join(', '),
  edited: 'die Übersetzung wurde seither bearbeitet',
  unsigned: 'nicht freigezeichnet',
  signed: (by, on) => `freigezeichnet von ${by} am ${on}`,
  void: (signed, reasons) => `${signed}; ungültig, denn ${reasons.join(', ')}`,
  textChanged: 'der Text hat sich geändert',
  factChanged: (id) => `die Angabe ${id} hat sich geändert`,
  statuteAmended: (statute, on) => `${statute} wurde am ${on} geändert`,
  remark: (by, on, text) => `${by} am ${on}: „${text}“`,
  answer: (remark) => `Antwort von ${remark}`,
  partGone: 'den Teil gibt es nicht mehr',
  partChanged: 'der Text hat sich seither geändert',
  mistakes: (number) => counted(number, 'Fehler', 'Fehler'),
  outdatedParts: (parts) => `veraltet: ${parts}`,
};
