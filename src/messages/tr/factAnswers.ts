/** Turkish: what changing a fact answers, for the command and the desk. */
import type { factAnswers as english } from '../en/factAnswers.ts';
import { didYouMean } from './common.ts';

export const factAnswers: typeof english = {
  factState: ({ value, basis, day }) => `${value} (${basis}; inceleme günü ${day})`,
  factsUnread: 'Bu dosyalar okunabilene kadar hiçbir şey değiştirilmez.',
  noFact: ({ id, near }) => `content/facts.yaml dosyasında “${id}” adında bir bilgi yok.${didYouMean(near)}`,
  noEntry: ({ id }) => `content/facts.yaml dosyasında “${id}” kaydı yok.`,
  noBasis: ({ options }) => `Yeni değerin dayanağını yazın; dayanak aynıysa: ${options}`,
  noValue: ({ value }) =>
    `“${value}” listeye yazılabilecek bir değer değil: P90D, P3M, P10Y, 2002-01-01, 07-20, 5, 1/4, 25%, 30 ha ya da 90 gün gibi kelimeler.`,
  isRule: ({ id }) =>
    `${id} bir sayı değil, sözle yazılmış bir kural. Onu content/facts.yaml dosyasında değiştirin, sonra npm run check çalıştırın.`,
  isRange: ({ id, ends }) => `${id} bir aralık. İki ucunu da yazın, örneğin ${ends}.`,
  notHeld: ({ key, reason }) => `Liste bunu içeremez. ${key}: ${reason}.`,
  wordingForm: ({ wording }) => `“${wording}” şu biçimde değil: “de: drei Monaten = vier Monaten”.`,
  wordingWrong: ({ words, id }) => `“${words}”, ${id} bilgisinin yeni değerini söylemiyor.`,
  contentLost: ({ command }) => `content/ artık okunamıyor. Değişikliği geri alın: ${command}`,
  askedWords: 'Bu kelimeleri hiçbir kural yazamaz. Yeni biçimlerini aynı satırda verin:',
  openKinds: { title: 'başlık', question: 'soru' },
  foundThen: 'Değişiklikten sonra npm run check şunları bulacak:',
  nothingThen: 'Değişiklikten sonra npm run check yeni bir şey bulmayacak.',
  newAtLaunch: 'npm run launch-check listesine yeni eklenenler:',
  trial: 'Henüz hiçbir şey yazılmadı. Cümleleri okuyun, sonra aynı satırı --write ile yazın.',
  written: ({ number }) => `Yazıldı: content/facts.yaml ve ${number} dosya.`,
  stillToDo: 'npm run check’e göre yapılacaklar:',
  allWordings: 'Listede bütün ifadeler zaten var.',
  wordingsWritten: 'content/facts.yaml artık sayfalardaki ifadeleri içeriyor. Değişikliği okuyun.',
};
