/** Turkish: findings about files of pages, their kinds, lists, finders and references. */
import type { pages as english } from '../en/pages.ts';
import { didYouMean, RESTORE_REGISTER, USE_AN_ID } from './common.ts';

const KIND_FIX = 'İki sayfadan birinde “kind:” değerini değiştirin.';
const RENAME_FILE = 'Dosyaya dilinin kodunu ad olarak verin.';
const LEAD_ON = 'Cevabı bir sonuca ya da başka bir soruya bağlayın.';
const ANSWERS = '<Choices> içine bir liste yazın; her madde bir bağlantıyla başlasın: - [Cevap](#sonraki parçanın id değeri).';

export const pages: typeof english = {
  'one-page.no-home': () => ['“kind: home” yazan bir sayfa yok.', 'Ana sayfayı yazın: content/pages/general/home/.'],
  'one-page.kind': ({ kind }) => [`Sitede “${kind}” türünde başka bir sayfa zaten var.`, KIND_FIX],
  'one-page.area': ({ area }) => [`“${area}” alanının alan sayfası zaten var.`, KIND_FIX],
  'home-missing': ({ code, file }) => [`“${code}” dilinde sayfalar var, ama ana sayfa yok.`, `Önce ${file} dosyasını yazın.`],
  'file-locale': ({ code, codes, near }) => [
    `“${code}” bu sitenin dillerinden biri değil; siteninkiler: ${codes}.${didYouMean(near)}`,
    RENAME_FILE,
  ],
  'source-missing': ({ source, file }) => [
    `Bu çevirinin aslı yok: Yanında ${source} bulunmuyor.`,
    `${file} dosyasını ekleyin ya da bu dosyayı kaldırın.`,
  ],
  'file-area': ({ area, areas, near }) => [
    `“${area}”, content/site.yaml dosyasındaki alanlardan biri değil; oradakiler: ${areas}.${didYouMean(near)}`,
    'Sayfayı bu klasörlerden birine taşıyın ya da alanı content/site.yaml dosyasına ekleyin.',
  ],
  'page-id.form': ({ id }) => [
    `“${id}” klasör adı, sayfa adı olamaz.`,
    'Yalnızca Türkçeye özgü olmayan küçük harfler, rakamlar ve tek tek kısa çizgiler kullanın.',
  ],
  'page-id.length': ({ length, most }) => [
    `Klasör adında ${length} karakter var; sayfa adında en çok ${most} karakter olabilir, çünkü dosyalar bu adı taşır.`,
    'Daha kısa bir ad seçin: npm run rename sayfayı taşır ve adreslerini korur.',
  ],
  'page-id.areas': ({ id }) => [`“${id}” sayfası iki alanda birden var.`, 'İkisinden birinin klasörüne başka bir ad verin.'],
  'question-twice': () => ['Bu soru iki kez geçiyor.', 'İkisinden birini kaldırın.'],
  'short-title': ({ kind, label, code }) => [
    `“shortTitle” hiçbir yerde gösterilmiyor: “${kind}” türündeki sayfaların adı “${label}” etiketinden gelir.`,
    `Buradan kaldırın; adı content/labels/${code}.yaml dosyasında “${label}:” satırına yazın.`,
  ],
  'table-row.sentence': ({ columns }) => [
    'Tabloyla arasında boş satır olmadığı için bu satır tablo satırı sayılıyor.',
    `Üstüne boş bir satır bırakın. Tablo satırıysa | işaretleri arasına ${columns} hücre yazın.`,
  ],
  'table-row.cells': ({ cells, columns }) => [
    `Bu satırda ${cells} hücre var; tablonun başlığında ${columns}.`,
    cells < columns
      ? `Eksik ${columns - cells === 1 ? 'hücreyi' : 'hücreleri'} | işaretleri arasına ekleyin.`
      : 'Fazlasını kaldırın: Okurlar onu görmez. Metne ait bir | işaretini \\| olarak yazın.',
  ],
  'list-marker.lost': ({ key, name }) => [
    `“${key}” listesi dolu, ama metin nerede gösterileceğini söylemiyor.`,
    `Metinde ayrı bir satıra <${name} /> yazın.`,
  ],
  'list-marker.empty': ({ key, name }) => [
    `<${name} /> için gösterilecek bir şey yok.`,
    `Künyeye “${key}:” ekleyin ya da etiketi kaldırın.`,
  ],
  'list-marker.twice': ({ name }) => [`<${name} /> burada ikinci kez geçiyor.`, 'Yalnızca birini bırakın.'],
  'today.kind': ({ kind }) => [
    `“today” yalnızca hizmet ve rehber sayfalarında gösterilir; bu sayfanın türü ${kind}.`,
    '“today” anahtarını kaldırın.',
  ],
  'today.few': ({ kind, acts }) => [
    `${kind} türündeki bir sayfa bugün yapılacak iki üç iş sayar; bu sayfada ${acts === 0 ? 'hiç yok' : 'bir tane var'}.`,
    '“today” altına okurun hemen yapabileceğini yazın: fiiliyle, zamanıyla, gereken belgesiyle.',
  ],
  'today.contact': () => [
    'Bu iş okuru büroya yönlendiriyor.',
    'Okurun tek başına yapacağı bir iş yazın: bir belgeyi aramak, bir günü not etmek, bir kurumdan randevu almak gibi.',
  ],
  'finder-way.elsewhere': ({ name, kind }) => [
    `<${name}> yalnızca yol göstericilerde kullanılır; bu sayfanın türü ${kind}.`,
    'Listeyi bu etiket olmadan yazın.',
  ],
  'finder-way.few': ({ title, items }) => [`“${title}” sorusunun ${items === 0 ? 'hiç cevabı yok' : 'tek cevabı var'}.`, ANSWERS],
  'finder-way.unlinked': ({ title, items, leading }) => [
    `“${title}” sorusunun ${items} cevabı var; bunlardan ${leading} tanesi bir yere götürüyor.`,
    ANSWERS,
  ],
  'finder-way.lacks': ({ title, name }) => [
    `“${title}” sonucunda <${name}> yok.`,
    'Bir listenin çevresine ekleyin; bu parça bir soruysa cevaplarını <Choices> içinde verin.',
  ],
  'finder-way.no-page': ({ title }) => [
    `“${title}” sonucu hiçbir sayfaya götürmüyor.`,
    'Bu yolu anlatan sayfaya bağlantı verin: [kelimeler](page:<page-id>).',
  ],
  'finder-way.circle': ({ text }) => [`“${text}” cevabı, daha önce sorulmuş bir soruya geri götürüyor.`, LEAD_ON],
  'finder-way.long': ({ number, most }) => [`Bu cevaptan sonra ${number}. soru geliyor; bir yolda en çok ${most} soru olabilir.`, LEAD_ON],
  'finder-way.lost': ({ title }) => [`Hiçbir cevap “${title}” parçasına götürmüyor.`, 'Bir cevabı ona bağlayın ya da parçayı kaldırın.'],
  'finder-way.differs': ({ text, target, file, expected }) => [
    `“${text}” cevabı ${target} parçasına götürüyor; ${file} dosyasında aynı cevap ${expected} parçasına götürüyor.`,
    `${expected} yazın ya da önce ${file} dosyasını düzeltin.`,
  ],
  'finder-fact': ({ text, id, title }) => [
    `“${text}”, ${id} bilgisidir; “${title}” sonucunun bağlantı verdiği sayfaların hiçbirinde bu bilgi yok.`,
    'Bu bilgiyi dayanağıyla veren bir sayfaya bağlantı verin ya da sayıyı çıkarın.',
  ],
  'unwritten.draft': ({ parts, words }) => [
    `Bu taslağın ${parts} parçası henüz yazılmadı; ilki: “${words}”.`,
    '⟪…⟫ yerine metni yazın. Hiç kalmayınca “draft: true” satırını kaldırın.',
  ],
  'unwritten.page': ({ words }) => [
    `Bu parça henüz yazılmadı: “${words}”.`,
    '⟪…⟫ yerine metni yazın ya da sayfayı taslak yapın: “draft: true”.',
  ],
  'page-unknown': ({ id, near }) => [
    `“${id}” adında bir sayfa yok.${didYouMean(near)}`,
    'content/pages altındaki bir sayfa klasörünün adını yazın.',
  ],
  'page-unknown.going': () => [
    'Burada, kaldırılacak sayfanın adı geçiyor.',
    'Başka bir sayfanın adını yazın ya da kelimeleri bağlantısız yazın.',
  ],
  'page-unknown.register': ({ id }) => [`Bu listede “${id}” sayfası geçiyor.`, 'Oradan çıkarın ya da başka bir sayfanın adını yazın.'],
  'link-target.way': ({ target, ways, near }) => [`Bağlantının hedefi: “${target}”.${didYouMean(near)}`, linkFix(ways)],
  'link-target.host': ({ target, ways, host }) => [
    `Bağlantının hedefi “${target}”; asıl sunucu @ işaretinden sonra gelendir: ${host}.`,
    linkFix(ways),
  ],
  'link-target.private': ({ target, ways }) => [
    `Bağlantının hedefi “${target}”; bu, herkese açık bir sunucunun adresi değil.`,
    linkFix(ways),
  ],
  'link-target.other': ({ target, ways }) => [`Bağlantının hedefi “${target}”; bu ne bir sayfa ne de https adresi.`, linkFix(ways)],
  'link-target.words': ({ target }) => [
    `“${target}” bağlantısında kelime yok; onu kimse görmez.`,
    'Kelimeleri [ ile ] arasına yazın ya da bağlantıyı kaldırın.',
  ],
  'link-target.part': ({ id, near }) => [
    `Bu sayfada id değeri “${id}” olan bir başlık yok.${didYouMean(near)}`,
    'Bir başlıkta # işaretinden sonra gelen id değerini yazın: ## [Kelimeler](#id).',
  ],
  'link-target.own': ({ target, code, pageId }) => [
    `Bağlantının hedefi “${target}”; bu, ${code ? `sitenin başka bir dildeki (${code}) adresi` : 'bu sitenin bir adresi'}. Bağlantıda sayfanın adı yazılır; her dil kendi adresine götürür.`,
    pageId ? `Dil belirtmeden page:${pageId} yazın.` : 'page:<page-id> yazın.',
  ],
  'fact-unknown': ({ id, near }) => [`content/facts.yaml dosyasında “${id}” adında bir bilgi yok.${didYouMean(near)}`, USE_AN_ID],
  'fee-unknown': ({ id, near }) => [
    `content/fees.yaml dosyasında “${id}” adında bir harç yok.${didYouMean(near)}`,
    'Listedeki adlardan birini yazın veya harcı listeye ekleyin; tutar yazmanız gerekmez.',
  ],
  'fee-outdated': ({ id, last }) => [
    `${id} harcının bu yıla ait tutarı yok; sonuncusu ${last} yılına ait. Sayfalar tutar göstermiyor.`,
    'Bu yılın tutarını, kaynağı ve okuduğunuz günle birlikte ekleyin.',
  ],
  'link-unknown': ({ id, file, near }) => [
    `${file} dosyasında “${id}” adında bir adres yok.${didYouMean(near)}`,
    'Listedeki adlardan birini yazın veya adresi listeye ekleyin.',
  ],
  'register-missing': ({ name, file }) => [`<${name} />, ${file} dosyasını gösterir; bu dosya yok ya da okunamıyor.`, RESTORE_REGISTER],
  'passage-unknown': ({ id, near }) => [
    `“${id}” adında bir ortak metin yok.${didYouMean(near)}`,
    'content/passages altındaki bir klasörün adını yazın ya da ortak metni oraya bütün dillerde ekleyin.',
  ],
  'passage-missing': ({ id, code, file }) => [`“${id}” ortak metninin “${code}” dilinde metni yok.`, `${file} dosyasını ekleyin.`],
  'passage-unused': ({ id }) => [
    `“${id}” ortak metnini hiçbir sayfa kullanmıyor; kimse okumuyor.`,
    `Sayfaların bunu söylediği yere <Passage id="${id}" /> yazın ya da content/passages/${id} klasörünü kaldırın.`,
  ],
};

function linkFix(ways: string): string {
  return `page:<page-id>, link:<id>, ${ways} ya da tam bir https adresi yazın.`;
}
