/** Turkish: findings about files: their form, their place, YAML and the keys in it. */
import type { files as english } from '../en/files.ts';
import { write } from '../values.ts';
import { CONFLICT, didYouMean } from './common.ts';
import { reasons } from './reasons.ts';

const FOLDED = '“key: >-” ve bir alt satırda, içeriden başlayan metin.';
const BLOCK = `İki nokta, tırnak ya da # içeren metinleri katlanmış blok olarak yazın: ${FOLDED}`;
const FIX_FORM = '“npm run check -- --fix” komutunu çalıştırın; başka hiçbir şeyi değiştirmez.';
const FEWER_LEVELS = 'Açık kalanı kapatın ya da daha az düzeyle yazın: Okura üç düzey yeter.';
const PASTED = 'Buraya yanlışlıkla yapıştırılanı silin ya da yeni paragraflara bölün.';
const ORDINARY = '; metinler yalnızca sıradan dosyalardan okunur.';

const number = (value: number): string => value.toLocaleString('tr');

export const files: typeof english = {
  encoding: () => ['Bu dosya UTF-8 metin değil.', 'UTF-8 metin olarak kaydedin; resimler ve belgeler buraya konmaz.'],
  'long-line': ({ most }) => [`Bu satır ${number(most)} karakterden uzun.`, PASTED],
  'nesting.indent': ({ most }) => [`Bu satırın başında ${most} boşluktan fazlası var.`, FEWER_LEVELS],
  'nesting.markers': ({ most }) => [`Bu satırda iç içe ${most} taneden fazla liste, alıntı ya da anahtar başlıyor.`, FEWER_LEVELS],
  'nesting.open': ({ most, isTag }) => [`Burada aynı anda ${most} taneden fazla ${isTag ? 'bileşen' : 'parantez'} açık.`, FEWER_LEVELS],
  'markup.lines': ({ most }) => [`Burada arada boş satır olmadan ${most} satırdan fazlası var.`, PASTED],
  'markup.marks': ({ most }) => [`Bu paragrafta [ ya da * gibi ${most} taneden fazla biçim işareti var.`, PASTED],
  'long-text': ({ length, most }) => [
    `Bu metin ${number(length)} karakter; bir paragraf en çok ${number(most)} karakter olabilir.`,
    'Yeni paragraflara bölün ya da buraya yanlışlıkla yapıştırılanı silin.',
  ],
  'text-form.hidden': ({ code }) => [
    `Burada görünmeyen bir karakter var (U+${code}); bu yüzden ziyaretçiler, arama veya inceleyen kişi, gördüğünüzden farklı kelimeler okuyabilir.`,
    'Silin ya da kelimeleri yeniden yazın.',
  ],
  'text-form.mark': () => ['Bu dosya görünmeyen bir karakterle (bayt sırası işareti) başlıyor.', FIX_FORM],
  'text-form.line-end': () => ['Bu satırların sonu Windows biçiminde (CR LF).', FIX_FORM],
  'text-form.letter': ({ letter }) => [
    `“${letter}” harfi burada birden çok karakterden oluşuyor (Unicode C biçimi değil); arama onu bulamaz.`,
    FIX_FORM,
  ],
  'file-kind.link': () => [`Bu bir simgesel bağlantı${ORDINARY}`, 'Dosyanın kendisini buraya koyun: Bağlantı içeriğin dışına çıkabilir.'],
  'file-kind.folder': () => [`Bu bir klasör${ORDINARY}`, 'Klasörü kaldırın ya da adını değiştirin ve dosyayı yazın.'],
  'file-kind.pipe': () => [`Bu bir boru, soket ya da aygıt${ORDINARY}`, 'Kaldırın ve metni bir dosyaya yazın.'],
  'file-kind.outside': () => [
    `Klasörü, içeriğin dışına çıkan bir simgesel bağlantı${ORDINARY}`,
    'Klasörün kendisini dosyalarıyla birlikte buraya koyun.',
  ],
  'file-size': ({ size, most }) => [
    `Bu dosya ${number(size)} KB; içerikteki bir metin en çok ${number(most)} KB olabilir.`,
    'Buraya yanlışlıkla yapıştırılanı silin ya da iki sayfa yazın.',
  ],
  'file-place.twice': ({ name, other }) => [
    `“${name}” ile “${other}” birçok bilgisayarda aynı addır; orada yalnızca biri kalır.`,
    'İkisinden birini kaldırın ya da adını değiştirin.',
  ],
  'file-place.page': () => [
    'Bu dosya bir sayfa klasöründe değil.',
    'Sayfalar content/pages/<area>/<page-id>/<locale>.mdx biçimindedir; dosyayı taşıyın ya da kaldırın.',
  ],
  'file-place.passage': () => [
    'Bu dosya bir ortak metin klasöründe değil.',
    'Ortak metinler content/passages/<id>/<locale>.mdx biçimindedir; id küçük harf, rakam ve kısa çizgiden oluşur. Dosyayı taşıyın ya da kaldırın.',
  ],
  'missing-file': ({ name }) => [`${name} dosyası eksik.`, 'Dosyayı oluşturun; içinde ne olduğu content/README.md dosyasında yazar.'],
  'missing-key.all': () => [
    'Burası boş.',
    'Anahtarlarını content/README.md ve öteki dosyalardaki gibi yazın ya da metni Git’ten geri alın.',
  ],
  'missing-key': ({ path, key }) => [`“${path}” eksik.`, `Buraya “${key}:” ekleyin.`],
  'unknown-key': ({ path, near }) => [
    `“${path}” bu dosyada olabilecek bir anahtar değil.${didYouMean(near)}`,
    'Yazımını düzeltin ya da anahtarı kaldırın.',
  ],
  'unknown-key.pair': ({ path, missing, key }) => [
    `“${path}” bu dosyada olabilecek bir anahtar değil; “${missing}” ise eksik.`,
    `Onun yerine “${key}:” yazın.`,
  ],
  'unknown-key.shared': ({ key, file }) => [
    `“${key}” bütün diller için geçerlidir; yalnızca ${file} dosyasına yazılır.`,
    `“${key}” anahtarını buradan kaldırın.`,
  ],
  'unknown-key.list': ({ path, now, key, value }) => [
    `“${path}” anahtarının adı artık “${now}”.`,
    `Onun yerine “${key}: [${value}]” yazın: Birden çok olabileceği için liste.`,
  ],
  'unknown-key.offices': ({ path, now }) => [
    `“${path}” anahtarının adı artık “${now}”.`,
    'Listeyi “contact:” altına taşıyın, adını “addresses:” yapın ve her maddeye bütün dillerde “city:” ekleyin.',
  ],
  'bad-value': ({ path, why }) => [
    `${path ? `“${path}” değeri` : 'Bu dosyanın değeri'} uygun değil: ${write(reasons, why)}.`,
    why.key === 'empty' ? 'Metni yazın ya da boş olanı kaldırın.' : 'Beklenen biçimde bir değer yazın.',
  ],
  'bad-value.key': ({ key, why }) => [
    `“${key}” burada geçerli bir anahtar değil: ${write(reasons, why)}.`,
    'Beklenen biçimde bir anahtar yazın.',
  ],
  'bad-value.recess': ({ key, id, expected }) => [
    `“rules.${key}” değeri uygun değil: ${id} bilgisi ${
      {
        first: '07-20 gibi bir yıl günü değil',
        last: '08-31 gibi bir yıl günü değil',
        length: 'P1W gibi, gün ya da hafta olarak bir süre değil',
      }[expected]
    }.`,
    'Bunu söyleyen bilginin adını yazın.',
  ],
  'frontmatter.open': () => [
    'Künyeyi bitiren “---” satırı eksik. Metin burada başlıyor.',
    'Metnin üstüne üç kısa çizgiden oluşan bir satır yazın.',
  ],
  'frontmatter.none': ({ isEmpty }) => [
    isEmpty ? 'Bu dosya boş.' : 'Bu dosya, iki “---” satırı arasında bir künyeyle başlamıyor.',
    'Önce “---”, sonra title ve description gibi anahtarları, sonra yine “---” yazın; bütün bir dosya content/README.md içinde gösterilir.',
  ],
  'yaml.tab': () => ['Bu satır sekme karakteriyle içeri alınmış; YAML yalnızca boşluk kabul eder.', 'İki boşlukla içeri alın.'],
  'yaml.duplicate': () => ['Bu anahtar burada iki kez var.', 'Yalnızca birini bırakın.'],
  'yaml.dash': ({ key }) => [
    `Listenin bir maddesi burada “${key}:” ile başlıyor, ama başındaki kısa çizgi eksik.`,
    `“- ${key}:” yazın; çizgi, üstteki maddenin çizgisinin altına gelsin, maddenin öbür satırları çizginin iki boşluk sağından başlasın.`,
  ],
  'yaml.proto': () => ['“__proto__” anahtar olamaz: Programlar bu kelimeyi kendilerine ayırır.', 'Başka bir kelime yazın.'],
  'yaml.documents': () => ['Üç kısa çizgi burada, dikkate alınmayan ikinci bir belge başlatıyor.', '“---” satırını kaldırın.'],
  'yaml.tag': () => [
    'YAML, ! işaretinden sonraki kelimeyi tanımadığı bir tür sanıyor.',
    'Metni tırnak içine alın ya da kelimeyi kaldırın.',
  ],
  'yaml.alias': ({ text }) => [
    `YAML “${text}” yazısını daha önce söylenmiş bir şeyin adı sanıyor.`,
    '* ile başlayan metni tırnak içine alın ve her şeyi açıkça yazın.',
  ],
  'yaml.conflict': () => CONFLICT,
  'yaml.space': ({ key }) => [`“${key}:” sonrasında boşluk eksik.`, `“${key}: ” yazıp metni ondan sonra yazın.`],
  'yaml.dash-space': () => ['Bu kısa çizgiden sonra boşluk eksik.', '“- ” yazıp metni ondan sonra yazın.'],
  'yaml.column': ({ key, above }) => [
    `“${key}:” üstündeki “${above}:” ile aynı sütunda başlamıyor.`,
    `“${key}:” anahtarını tam “${above}:” altına yazın.`,
  ],
  'yaml.colon': () => ['Metinde iki nokta olduğu için YAML bu satırı anahtar sanıyor.', BLOCK],
  'yaml.quote': ({ mark }) => [
    'Burada açılan tırnak kapanmamış.',
    `Metnin sonuna kapanış tırnağını ${mark} yazın. Metnin içinde de böyle bir işaret varsa katlanmış blok olarak yazın: ${FOLDED}`,
  ],
  'yaml.behind': () => [
    'Metin, YAML’ın bitirdiği yerde, kapanış tırnağından sonra da sürüyor.',
    `Metnin tamamını tırnak içine alın ya da katlayın. ${BLOCK}`,
  ],
  'yaml.folded': () => [
    'Bu katlanmış metnin satırları aynı ölçüde içeri alınmamış.',
    'Metnin her satırını anahtarından iki boşluk içeride başlatın; sekme kullanmayın.',
  ],
  'yaml.other': ({ reason }) => [`YAML bunu okuyamıyor: ${reason}.`, BLOCK],
};
