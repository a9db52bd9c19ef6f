/** Pieces that several Turkish texts share. A noun behind a number has one form in Turkish. */

/** A name that the writer probably meant, as a sentence behind others. */
export const didYouMean = (near: string | undefined): string => (near === undefined ? '' : ` “${near}” mi demek istediniz?`);

export const USE_AN_ID = 'Listedeki adlardan birini yazın veya bilgiyi listeye ekleyin.';
export const RESTORE_REGISTER = 'Listeyi yazın ya da düzeltin, yahut bileşeni kaldırın.';
