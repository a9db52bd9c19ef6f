/** Turkish: what the server says about the desk's actions, and why it does not carry one out. */
import type { writing as english } from '../en/writing.ts';

export const writing: typeof english = {
  notUnderstood: 'Sunucu isteği anlamıyor. Sayfayı yeniden yükleyin.',
  failed: 'Sunucuda bir hata oldu. Nedeni terminalinde yazıyor.',
  tooLong: 'Metin gönderilemeyecek kadar uzun. Bir sayfa en çok yarım megabayt olur.',
  earlierStart: 'Bu sayfa, sunucunun önceki bir başlatılışından kalma. Sayfayı yeniden yükleyin; yazdıklarınız saklanıyor.',
  noPassword:
    'Başka bilgisayarlar bu sunucuya ulaşabildiği için kimse yazamaz. Sunucuyu HOST olmadan ya da DESK_PASSWORD ile başlatın (scripts/README.md).',
  mayNotWrite: 'Bu bilgisayar, masanın content/ klasörüne yazmasına izin vermiyor. Bilgisayarla ilgilenen kişiye sorun.',

  noFile: 'İçerikte böyle bir dosya yok.',
  onlyTexts: 'Burada yalnızca .mdx ya da .yaml ile biten dosyalar değiştirilebilir.',
  goneFile: 'Dosya silinmiş ya da adı değiştirilmiş.',
  noOrdinaryFile: 'Bu, içeriğin olağan bir dosyası değil ya da klasörü başka bir yere bağlı.',
  largeFile: 'Dosya burada düzenlenemeyecek kadar büyük.',
  longText: 'Metin, bir sayfanın olabileceğinden uzun. İki sayfa yazın.',
  utf16: 'Dosya UTF-16 ile yazılmış. Onu yazıldığı programda UTF-8 olarak kaydedin; sonra burada düzenlenebilir.',
  notUtf8: 'Dosya UTF-8 ile yazılmış bir metin değil. Onu yazıldığı programda UTF-8 olarak kaydedin; sonra burada düzenlenebilir.',
  noTranslation: 'Sayfa bu dilde henüz yok.',
  unfitCharacter: 'Metinde hiçbir dosyaya yazılamayan bir karakter var. Büyük olasılıkla yapıştırılmış; onu silip yeniden kaydedin.',
  uncheckedWords: 'Kelimeler denetlenemedi. Yazmaya ara verdiğinizde yeniden denenecek.',
  forbidden: 'Hiçbir şey kaydedilmedi: Bu bilgisayar, sunucunun bu dosyaya yazmasına izin vermiyor. Bilgisayarla ilgilenen kişiye sorun.',
  fullDisk: 'Hiçbir şey kaydedilmedi: Disk dolu. Dosya olduğu gibi duruyor; yer açıp yeniden kaydedin.',
  readOnlyDisk: 'Hiçbir şey kaydedilmedi: Disk yalnızca okunabiliyor. Bilgisayarla ilgilenen kişiye sorun.',
  lostFile: 'Hiçbir şey kaydedilmedi: Dosya ya da klasörü bu arada silinmiş ya da adı değiştirilmiş.',

  unchanged: ({ why }) => `Hiçbir şey değişmedi. ${why}`,
  linkedFile: ({ file }) => `Hiçbir şey değişmedi: ${file} bu bilgisayarda başka bir yere bağlı.`,
  typedAnswer: 'Alanda yazılmış bir cevap var; not kapatılırsa kaybolur. Önce cevabı gönderin ya da alanı boşaltın.',
  noTitle: 'Sayfanın başlığını ya da adresinin sonunu yazın.',
  noName: 'Bunu kim onaylıyor? Bir ad yazın.',
  pageAndReason: 'Hem yerine geçecek sayfa hem de böyle bir sayfa olmamasının nedeni yazılamaz. İki alandan birini boşaltın.',
  unsavedPage: ({ page, files }) =>
    `Hiçbir şey kaldırılmadı: “${page}” sayfasının yalnızca bu bilgisayarda bulunan metinleri var ve bunlar kaybolurdu (${files}). Önce onları “Öner” ile gönderin. Kimseye gerekli değillerse bu dosyaları bu bilgisayardan silin.`,
  forgotten: 'Masa bu değişikliği artık hatırlamıyor. Önceki metinler Git’te duruyor.',
  touched: ({ files }) => `Hiçbir şey geri alınmadı: O zamandan beri birisi şunları değiştirdi: ${files}.`,
  takenBack: 'Geri alındı: Her şey eskisi gibi.',

  fixes: {
    missing: ({ file, line }) =>
      `${file} dosyasının ${line}. satırından çevirip ekleyin. “Güncelle” kelimeleri gösterir ve bitince kayda geçirir.`,
    outdated: '“Güncelle” düğmesine basın: Neyin değiştiğini parça parça gösterir ve bitirince kayda geçirir.',
    typography: ({ right }) => `Şöyle yazın: “${right}” (␣ ve ⍽ bölünmez boşluktur).`,
  },
};
