/** German: what `npm run release` says. */
import type { release as english } from '../en/release.ts';
import { counted } from './common.ts';

export const release: typeof english = {
  stopped: 'Bis das behoben ist, wird nichts veröffentlicht.',
  published: ({ number }) => `${counted(number, 'Seite oder Übersetzung', 'Seiten und Übersetzungen')} veröffentlicht.`,
  addresses: ({ number, file }) => `${counted(number, 'neue Adresse', 'neue Adressen')} in ${file}:`,
  parts: ({ number, file }) => `${counted(number, 'neue id eines Teils', 'neue ids von Teilen')} in ${file}:`,
  complete: 'Keine neue Adresse: Das Adressverzeichnis ist vollständig.',
  draft: ({ file }) => `${file} ist ein Entwurf und bleibt unveröffentlicht.`,
  unnamed: ({ number }) =>
    `${counted(number, 'Teil einer Seite hat', 'Teile von Seiten haben')} noch keine id: npm run check -- --fix schreibt sie, und die nächste Veröffentlichung verzeichnet sie.`,
  trial: 'Nichts ist geschrieben: Das war ein Versuch. Mit npm run release geschieht es.',
  next: ({ file }) => `Committen Sie ${file} mit der Veröffentlichung; von nun an muss jede davon antworten.`,
};
