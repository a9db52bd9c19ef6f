/** Turkish: findings about addresses, the ledger, and what search engines and the site's own search show. */
import type { ReservedReason } from '../../model/pathname.ts';
import type { addresses as english } from '../en/addresses.ts';
import { didYouMean } from './common.ts';

const CASE = 'büyük ve küçük harf, I, ı, İ ve i de aynı sayılır';
const KEEP_ONE = 'İkisinden yalnızca birini bırakın.';

export const RESERVED: Readonly<Record<ReservedReason, string>> = {
  language: 'bir dilin kodu, o dilin adresleri bununla başlar',
  letters: 'iki harfli, böyleleri dillere ayrılmıştır',
  files: 'sitenin kendi dosyalarına ayrılmıştır',
  windows: 'Windows’un kendine ayırdığı bir ad, sayfanın dosyaları orada duramaz',
};

export const addresses: typeof english = {
  'pathname-taken.page': ({ own, other }) => [
    `${own} adresi başka bir sayfanın${other === undefined ? '' : `; oradaki yazılışı ${other}: ${CASE}`}.`,
    'İkisinden birine başka bir slug, klasör adı ya da alias verin.',
  ],
  'pathname-taken.own': ({ own }) => [`Sayfanın adresi zaten ${own}.`, 'Bu alias değerini kaldırın.'],
  'pathname-taken.ledger': ({ own, other }) => [`${own} adresi defterde ${other} olarak zaten var: ${CASE}.`, KEEP_ONE],
  'legacy-slug.page': ({ slug }) => [`“${slug}” var olan bir sayfanın adresi.`, 'Buradan kaldırın ya da o sayfanın adını değiştirin.'],
  'legacy-slug.twice': ({ slug }) => [`“${slug}” bu listede iki kez geçiyor.`, KEEP_ONE],
  'legacy-slug.source': ({ slug, file }) => [`“${slug}”, bütün diller için geçerli olan ${file} dosyasında zaten var.`, KEEP_ONE],
  'legacy-slug.other': ({ slug }) => [`“${slug}” zaten başka bir sayfaya götürüyor.`, KEEP_ONE],
  'slug-reserved': ({ slug, first, reason }) => [
    `/${slug} bir sayfanın adresi olamaz: “${first}” ${RESERVED[reason]}.`,
    'Başka bir slug seçin.',
  ],
  'redirect-shadow': ({ own, page, isMoved, since }) => [
    `${page} adresinde bir sayfa var${own === page ? '' : `; harf büyüklüğü sayılmazsa ${own} ile aynı adres`}. Burada ise ${isMoved ? 'yönlendirildiği' : 'kaldırıldığı'} yazıyor.`,
    own === page
      ? `“${own}: ${since}” yazın ya da sayfaya başka bir adres verin.`
      : 'Bu satırı kaldırın: Harf büyüklüğünü ayırmayan bir sunucu okuru döngüye sokar.',
  ],
  'redirect-loop': ({ way }) => [`Bu yönlendirme kendisine geri dönüyor: ${way}.`, 'Bunlardan birini bir sayfaya yönlendirin.'],
  'redirect-chain': ({ way, end }) => [`Bu yönlendirme başka bir yönlendirmeye gidiyor: ${way}.`, `“redirect: ${end}” yazın.`],
  'redirect-target.lost': ({ address, near }) => [
    `${address} adresinde bir sayfa yok.${didYouMean(near)}`,
    'Var olan bir sayfanın kısa adresini yazın.',
  ],
  'redirect-target.alias': ({ address, page }) => [`${address}, ${page} sayfasının ek adresi.`, `“redirect: ${page}” yazın.`],
  'redirect-target.language': ({ code, address, own }) => [
    `“${code}” dilindeki okurlar ${address} adresine gönderiliyor; oysa sayfanın kendi dillerinde karşılığı var.`,
    `“redirect: ${own}” yazın.`,
  ],
  'url-lost': ({ address, since, named, more, near, file = '', ending = '' }) => {
    const also = named === '' ? '' : `; şu adreslerde de yok: ${named}${more > 0 ? ` ve ${more} adres daha` : ''}`;
    const what = { draft: ' Sayfası şu anda taslak.', missing: ` ${file} dosyası eksik.`, renamed: ` Sayfa şimdi ${file} gibi görünüyor.` };
    const fixes = {
      draft: 'Oradaki “draft: true” satırını kaldırın',
      missing: 'O dosyayı geri koyun',
      renamed: `npm run rename komutunun yaptığı gibi o dosyadaki legacySlugs listesine “${ending}” ekleyin`,
    };
    return [
      `${address} ${since} gününden beri yayında, ama artık orada bir sayfa yok${also}.${near ? what[near] : ''}`,
      `${near ? fixes[near] : 'Sayfayı geri koyun'} ya da okurun ne göreceğini buraya yazın: “{ since: ${since}, redirect: /… }” veya “{ since: ${since}, gone: neden }”.`,
    ];
  },
  'part-id.translation': ({ id, file }) => [
    `“${id}” bütün diller için geçerlidir; yalnızca ${file} dosyasına yazılır.`,
    'Buradaki id satırını kaldırın: Çevirinin parçaları, aynı sıradaki parçaların id değerlerini taşır.',
  ],
  'part-id.twice': ({ id }) => [`Bu sayfada “${id}” zaten var.`, 'İkisinden birine başka bir id verin.'],
  'part-id.reserved': ({ id }) => [`“${id}” sitenin kendi verdiği id değerlerinden biri.`, 'Başka bir id seçin.'],
  'part-lost': ({ address, since, file, id, page }) => [
    `${address} ${since} gününden beri yayında, ama ${file} dosyasında id değeri “${id}” olan bir parça artık yok.`,
    `Parçaya bu id değerini geri verin ya da okurun ne göreceğini buraya yazın: “{ since: ${since}, redirect: ${page}#… }” veya “{ since: ${since}, gone: neden }”.`,
  ],
  'redirect-shadow.part': ({ address, since, file, id }) => [
    `${file} dosyasında id değeri “${id}” olan bir parça var; burada ise kaldırıldığı yazıyor.`,
    `“${address}: ${since}” yazın.`,
  ],
  'redirect-target.part': ({ file, id, page, near }) => [
    `${file} dosyasında id değeri “${id}” olan bir parça yok.${didYouMean(near)}`,
    `Aynı sayfadaki bir parçanın adresini yazın: “redirect: ${page}#…”.`,
  ],
  'seo-length.wide': ({ key, width, pixels, isLong }) => [
    `seo.${key} ${width} piksel genişliğinde; arama sonuçları ${pixels} piksel gösterir, bu harfler ise geniş.`,
    shorten(isLong),
  ],
  'seo-length.count': ({ key, length, min, max, isLong }) => [
    `seo.${key} ${length} karakter; arama sonuçları ${min} ile ${max} arası karakter gösterir.`,
    shorten(isLong),
  ],
  'seo-twice': ({ key }) => [`Başka bir sayfanın seo.${key} metni de aynı.`, 'Yalnızca bu sayfanın cevapladığını yazın.'],
  'search-lost.page': ({ page, near }) => [`“${page}” adında bir sayfa yok.${didYouMean(near)}`, 'Soruyu cevaplayan sayfanın adını yazın.'],
  'search-lost.place': ({ question, wanted, first, found }) => [
    `Arama, “${question}” sorusunda ${wanted} sayfasını artık ilk ${first} sonuç arasında göstermiyor; gösterdiği: ${found.map((title) => `“${title}”`).join(', ') || 'hiçbir şey'}.`,
    'Sorunun bir kelimesini sayfanın bir başlığında, sorusunda ya da teaser metninde kullanın veya “searchTerms” listesine ekleyin.',
  ],
  'search-terms.known': ({ term }) => [
    `Sayfa “${term}” ile zaten bulunuyor: Başlığında, teaser metninde ya da başka bir arama kelimesinde geçiyor.`,
    'Bu arama kelimesini kaldırın.',
  ],
  'search-terms.taken': ({ term, page }) => [
    `“${term}”, ${page} sayfasının da arama kelimesi; bu yüzden hiçbir şeyi ayırt etmiyor.`,
    'En iyi cevaplayan sayfada bırakın ya da ikisini ayıran bir kelime ekleyin.',
  ],
};

function shorten(isLong: boolean): string {
  return isLong ? 'Daha az kelimeyle söyleyin; sonunu kesmeyin.' : 'Okurun burada ne bulacağını biraz daha anlatın.';
}
