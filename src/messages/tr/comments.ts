/** Turkish: what is said when somebody leaves, answers or closes a comment at a part of a page. */
import type { comments as english } from '../en/comments.ts';

export const comments: typeof english = {
  said: {
    comment: ({ by }) => `Not bırakıldı: ${by}.`,
    answer: ({ by }) => `Cevap yazıldı: ${by}.`,
    close: ({ by }) => `Not kapatıldı: ${by}.`,
  },
  noneHere: 'Burada açık not yok.',
  openHere: 'Burada açık olanlar:',
  none: 'Açık not yok.',
  unknownPerson: 'Git kim olduğunuzu bilmiyor. Şunu yazın: git config user.name "<adınız>"',
  empty: 'Metin boş.',
  long: ({ length, most }) =>
    `Metin ${length} karakter; bir not en çok ${most} karakter olabilir. Her biri kendi yerinde olmak üzere iki not yazın.`,
  several: 'Burada birden çok açık not var; --number ekleyin:',
  noneAtPart: ({ file, part }) => `${file} dosyasında “${part}” üzerine açık not yok.`,
  noneWithNumber: ({ file, number }) => `${file} dosyasında ${number} numaralı açık not yok.`,
  openInFile: 'Bu dosyada açık olanlar:',
  noneInFile: 'Bu dosyada açık not yok.',
};
