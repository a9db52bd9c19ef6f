/** Turkish: the sentences with which the change report begins. A noun behind a number has one form in Turkish. */
import type { changeSummary as english } from '../en/changeSummary.ts';

export const changeSummary: typeof english = {
  ways: ({ number }) => `Yol göstericilerde ${number} yol başka yerde bitiyor.`,
  passages: ({ number, pages }) => `${number} ortak metin değişti; ${pages} sayfada görünüyor.`,
  passagesBehind: ({ codes }) => `Bir ortak metin asıl dilde değişti, bazı çeviriler izlemedi (${codes}).`,
  pagesEdited: ({ number, languages, codes }) => `${number} sayfa okurlara başka bir şey söylüyor, ${languages} dilde (${codes}).`,
  pagesNew: ({ number }) => `${number} sayfa yeni.`,
  pagesGone: ({ number }) => `${number} sayfa kaldırıldı.`,
  pagesMoved: ({ number }) => `${number} sayfanın adı ya da klasörü değişti.`,
  nothingSeen: 'Okurların gördüğü hiçbir şey değişmedi.',
  textsSame: 'Bütün sayfaların metni eskisi gibi.',
  noFact: 'Hiçbir bilgi değişmedi.',
  facts: ({ number }) => `${number} bilgi değişti.`,
  factsQuoted: ({ number, places, pages }) => `${number} bilgi değişti; ${pages} sayfada ${places} yerde geçiyor.`,
  factsDescribed: ({ number }) => `${number} bilginin yalnızca yazarların okuduğu yanı değişti, sayfaların söylediği değil.`,
  factsStale: ({ number }) => `${number} yer, listedekinden başka bir sayı söylüyor.`,
  factUnreviewed: ({ id }) => `${id} bilgisinin değeri yeni, ama dayanağı ve hukuki inceleme günü eski.`,
  statutes: ({ number }) => `${number} sayfa öncekinden başka mevzuat anıyor.`,
  addressesLost: ({ number }) => `${number} adres yönlendirme olmadan kayboldu.`,
  noAddressLost: 'Hiçbir adres kaybolmuyor.',
  addressesRedirected: ({ number }) => `${number} adres artık başka bir adrese götürüyor.`,
  addressesGone: ({ number }) => `${number} adres sayfanın kaldırıldığını söylüyor.`,
  addressesNew: ({ number }) => `${number} adres yeni.`,
  withheld: ({ number }) => `${number} çeviri artık yayımlanmıyor.`,
  servedAgain: ({ number }) => `${number} çeviri yeniden yayımlanıyor.`,
  search: ({ number }) => `Arama motorları için ${number} başlık ya da açıklama değişti.`,
  searchOutside: ({ number }) => `Bunların ${number} tanesi arama sonuçlarının gösterdiğinden uzun ya da kısa.`,
  behind: ({ number, codes }) => `${number} sayfa asıl dilde değişti, bazı çeviriler izlemedi (${codes}).`,
  behindWithout: ({ number, codes, lacking }) =>
    `${number} sayfa asıl dilde değişti, bazı çeviriler izlemedi (${codes}); ${lacking} çeviri yeni parçalar olmadan yayımlanıyor.`,
  signOffsVoid: ({ number }) => `${number} hukuki inceleme artık geçerli değil.`,
  signOffsGiven: ({ number }) => `${number} hukuki inceleme yeni.`,
  comments: ({ number }) => `${number} not açık.`,
  findings: ({ number, errors, warnings }) => {
    const found = [errors > 0 && `${errors} hata`, warnings > 0 && `${warnings} uyarı`].filter(Boolean).join(' ve ');
    return `${number} kural önceden olmayan şeyler buluyor: ${found}.`;
  },
  noFinding: 'Önceden geçip şimdi takılan kural yok.',
  noOtherFinding: 'Önceden geçip şimdi takılan başka kural yok.',
  findingsFixed: ({ number }) => `${number} bulgu giderildi.`,
  navigation: ({ number }) => `${number} menü ya da sayfa listesi değişti.`,
  labels: ({ number }) => `Arayüzün ${number} kelimesi ya da cümlesi her sayfada değişti.`,
  site: ({ number }) => `Büronun verilerinde ${number} kayıt değişti.`,
  files: ({ number }) => `${number} resim ya da dosya değişti.`,
  registers: ({ number }) => `Yazarların listelerinde ${number} kayıt değişti; okurlar bunları görmez.`,
  program: ({ number }) => `Bu raporun bakmadığı ${number} dosya daha değişti.`,
};
