/** Turkish: what signing off, a new page, and renaming or removing one answer, for the commands and the desk. */
import type { answers as english } from '../en/answers.ts';
import { RESERVED } from './addresses.ts';
import { didYouMean } from './common.ts';

export const answers: typeof english = {
  signed: ({ by, day }) => `${by} tarafından ${day} tarihinde imzalandı.`,
  nothingSigned: 'Hiçbir şey imzalanmadı:',
  notSigned: ({ file, reasons }) => `${file ?? 'Sayfa'}: ${reasons.join('; ')}.`,
  isDraft: 'henüz taslak (yazımı bitince draft: true satırını silin)',
  hasMistakes: ({ number }) => `${number} hata var (npm run check)`,
  isOutdated: 'asıl metnin gerisinde (npm run status)',
  openOnSigned: ({ number }) => `İmzaladığınız metinde ${number} açık not var:`,
  noCommit: 'Bu metinler henüz hiçbir commit’te yok, bu yüzden kayda yazılmadı. İkisini birlikte commit edin.',
  noPerson: ({ file, name, near }) => `${file} dosyasında “${name}” adında biri yok.${didYouMean(near)}`,
  nothingToSign: ({ file, name }) => `${file} dosyasına göre “${name}” hiçbir şey imzalayamaz.`,
  whoMaySign: 'İmzalayabilen kişinin orada diller ve alanlarla birlikte bir “signs:” kaydı vardır.',
  notFor: ({ file, name, own }) =>
    `Git’te adınız “${own}”; “${name}” adına imzalayamazsınız. ${file} buna izin verebilir: “${name}” kişisinin “signs:” kaydına recordedBy: [${own}] eklenir.`,
  mayNotSign: ({ file, name }) => `Hiçbir şey imzalanmadı: “${name}” bunları imzalayamaz (${file}):`,
  thisLanguage: ({ file, code }) => `${file}: ${code} dili`,
  thisArea: ({ file, area }) => `${file}: ${area} alanı`,

  made: ({ kind, number }) => `“${kind}” türünde yeni sayfa, ${number} dilde taslak olarak:`,
  afterMaking: `Her ⟪…⟫ yerine metin yazın (npm run check kalanları sayar); sayfayı npm run dev ile görürsünüz.
Hazır olan her dilde “draft: true” satırını silin; sonra npm run release adreslerini listeye alır.`,
  noPlace: ({ place }) => `“${place}” bir sayfanın yeri olamaz. <alan>/<sayfa adı> biçiminde yazın, örneğin rent/kira-sozlesmesi.`,
  noArea: ({ area, names, near }) => `“${area}” adında bir alan yok; sitedeki alanlar: ${names}.${didYouMean(near)}`,
  noOutline: ({ code, file }) => `“${code}” dilinde taslak şablonu yok: ${file}.`,
  noKind: ({ kind, near }) => `“${kind}” adında bir tür yok.${didYouMean(near)}`,
  generalKinds: ({ names, kind }) =>
    `general klasörüne eklenebilecek türler: ${names} (--kind=${kind}). Tek bir hukuk alanının sayfası o alanın klasörüne konur.`,
  areaTaken: ({ area }) => `“${area}” alanının sayfası zaten var.`,
  generalOnly: ({ kind }) => `“${kind}” türündeki bir sayfa general klasörüne konur.`,
  longAddress: ({ word, length, most }) => `“${word}” ${length} karakter; bir adres en çok ${most} karakter olabilir.`,
  badAddress: ({ word, near }) => `“${word}” adres olamaz: yalnızca küçük Latin harfleri, rakamlar ve tek kısa çizgi.${didYouMean(near)}`,
  reservedAddress: ({ word, reserved }) => `“${word}” adres olamaz: ${RESERVED[reserved]}.`,
  pageThere: ({ page, folder }) => `“${page}” adında bir sayfa zaten var: ${folder}.`,
  addressTaken: ({ address, file }) => `${address} başka bir sayfanın adresi: ${file}.`,
  addressKnown: ({ address, place }) =>
    `${address} daha önce yayımlanmış ve kendi kaydı var: ${place}. Eski bağlantılar yeni sayfaya götürürdü.`,
  oldEnding: ({ word, file }) => `“${word}”, adreslerin eski bir sonu ve şu dosyaya götürüyor: ${file} (legacySlugs).`,

  noPage: ({ page, near }) => `“${page}” adında bir sayfa yok.${didYouMean(near)}`,
  sameName: 'Eski ad ile yeni ad aynı.',
  renameUnread: 'Bu dosyalar okunabilene kadar hiçbir sayfanın adı değiştirilmez.',
  addressesMove: ({ word }) => `“${word}” ile biten eski adresler her dilde yeni adrese yönlendirir (301).`,
  addressesStay: ({ place, slug }) => {
    if (place === undefined) return 'Adresler olduğu gibi kalır.';
    const said = `Adresler olduğu gibi kalır: ${place} satırında “slug: ${slug || '""'}” yazıyor.`;
    return slug ? `${said} Onları da değiştirmek için oraya başka bir kelime yazın ve aynı dosyada legacySlugs’a “${slug}” ekleyin.` : said;
  },

  removedOn: ({ day }) => `Sayfa ${day} tarihinde kaldırıldı.`,
  retireUnread: 'Bu dosyalar okunabilene kadar hiçbir şey kaldırılmaz.',
  ledgerUnread: ({ file }) => `${file} okunabilene kadar hiçbir şey kaldırılmaz.`,
  noTarget: ({ page, near }) => `“${page}” adında yayımlanmış bir sayfa yok.${didYouMean(near)}`,
  ownTarget: ({ page }) => `“${page}” zaten kaldırılacak sayfa; başka birini yazın.`,
  stillNeeded: ({ page }) => `“${page}” sayfasına hâlâ ihtiyaç var. Bunlar düzeltilene kadar hiçbir şey kaldırılmaz:`,
  turnLinks: ({ number, command }) => `${number} bağlantıyı başka bir sayfaya yöneltmek için şunu yazın: ${command}`,
  notInGit: ({ page, files }) =>
    `Hiçbir şey kaldırılmadı. “${page}” sayfasının şu metinleri hiçbir commit’te yok ve kaybolurdu: ${files}.
Onları commit edin ya da değişiklikleri geri alın (git restore; yeni dosyaları silin), sonra komutu yeniden çalıştırın.`,
  publicAddresses: ({ number, file }) => `Adreslerinden ${number} tanesi yayımlanmıştı; şimdi ne cevap verildiği ${file} dosyasında:`,
  ledNow: 'Eskiden ona götüren kayıtlar artık öteki sayfaya götürüyor:',
  beforeBuild: 'Site kurulmadan önce yapılacaklar:',
};
