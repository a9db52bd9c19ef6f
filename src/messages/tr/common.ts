/** Pieces that several Turkish texts share. A noun behind a number has one form in Turkish. */
import type { Words } from '../values.ts';

/** A name that the writer probably meant, as a sentence behind others. */
export const didYouMean = (near: string | undefined): string => (near === undefined ? '' : ` “${near}” mi demek istediniz?`);

export const USE_AN_ID = 'Listedeki adlardan birini yazın veya bilgiyi listeye ekleyin.';
export const RESTORE_REGISTER = 'Listeyi yazın ya da düzeltin, yahut bileşeni kaldırın.';

/** Lines that two people changed and Git could not join. */
export const CONFLICT: Words = [
  'Bu satırları iki kişi değiştirmiş. Git iki sürümü de buraya yazmış: ilki <<<<<<< altında, ikincisi ======= altında.',
  'Doğru sürümü bırakın, ötekini ve işaretlerden oluşan üç satırı silin ya da teknik birine sorun. Hiçbir şey kaybolmadı.',
];
