/** Pieces that several German texts share. */
import { count } from '../count.ts';
import type { Words } from '../values.ts';

/** A name that the writer probably meant, as a sentence behind others. */
export const didYouMean = (near: string | undefined): string => (near === undefined ? '' : ` Meinten Sie „${near}“?`);

/** `1 Seite`, `2 Seiten`. */
export const counted = (number: number, one: string, other: string): string => count('de', number, one, other);

export const USE_AN_ID = 'Nehmen Sie einen Namen aus dem Verzeichnis, oder tragen Sie die Angabe dort ein.';
export const RESTORE_REGISTER = 'Schreiben oder berichtigen Sie das Verzeichnis, oder entfernen Sie den Baustein.';

/** Lines that two people changed and Git could not join. */
export const CONFLICT: Words = [
  'Zwei Personen haben diese Zeilen geändert. Git hat beide Fassungen hierher geschrieben, die erste unter <<<<<<<, die zweite unter =======.',
  'Behalten Sie die richtige, und entfernen Sie die andere und die drei Zeilen aus Zeichen; oder fragen Sie jemanden aus der Technik. Es ist nichts verloren.',
];
