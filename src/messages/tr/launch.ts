/** Turkish: what the launch check finds (`launch`), and how `npm run launch-check` lists it for people (`launchList`). */
import { countryName } from '../count.ts';
import type { launch as english, launchList as englishList } from '../en/launch.ts';

export const launch: typeof english = {
  'launch-sample': ({ name, value }) => [
    `${name} alanında hâlâ örnek değer var: ${launchList.sample(value)}.`,
    'Gerçek değeri yazın ve alanın adını content/site.yaml dosyasındaki “sample” listesinden çıkarın.',
  ],
  'launch-field': ({ name }) => [`Künyedeki ${name} alanı boş.`, 'Alanı content/site.yaml dosyasında doldurun.'],
  'launch-person.none': ({ file }) => [`${file} boş: hiçbir sayfada kişi görünmüyor.`, PERSON_FIX],
  'launch-person.without': ({ name, fields }) => [`${name} için eksik olanlar: ${fields.join(', ')}.`, PERSON_FIX],
  'launch-tag': ({ id, purpose, isOn }) => [
    `${id} etiketi (${purpose}) ${isOn ? 'açık' : 'kapalı'}; buna büro karar verir.`,
    'Etiketin çalışıp çalışamayacağını büroya sorun; ziyaretçilerden onay istenir.',
  ],
  'launch-question': ({ id, question }) => [
    `${id} sorusu açık: ${question}`,
    'Soruyu büroya cevaplatın, günü “answered” olarak yazın ve sorunun bilgilerinde “status” değerini girin.',
  ],
  'launch-fact': ({ id }) => [
    `${id} bilgisinin onaylanması gerekiyor, ama content/launch.yaml dosyasında onunla ilgili soru yok.`,
    'content/launch.yaml dosyasında büroya sorun ya da bilgiyi onaylatıp “status” değerini girin.',
  ],
  'launch-country': ({ code }) => [
    `Büro ${code} (${countryName('tr', code)}) kaydını onaylamadı.`,
    'Bir avukat kaydı bütün dillerde okur ve günü “confirmed” olarak yazar.',
  ],
  'launch-link': ({ id, url }) => [`Büro ${id} adresini onaylamadı: ${url}`, 'Adresi açın; doğruysa günü “seen” olarak yazın.'],
  'launch-article': ({ reference, places }) => [
    `${reference} maddesini kimse onaylamadı${places > 1 ? `; ${places} yerde geçiyor` : ''}.`,
    'Maddeyi kanunla karşılaştırın, sonra günüyle birlikte content/articles.yaml dosyasına ekleyin.',
  ],
  'launch-holiday.unconfirmed': ({ year }) => [`${year} yılının dinî bayramlarını kimse onaylamadı.`, HOLIDAY_FIX],
  'launch-holiday.missing': ({ year }) => [`${year} yılının dinî bayramları eksik.`, HOLIDAY_FIX],
  'launch-fee': ({ id }) => [
    `${id} ücretinin bu yılki tutarı yok: sayfalar onu yalnızca açıklıyor.`,
    'Tutarı yılı, kaynağı ve okuduğunuz günle birlikte content/fees.yaml dosyasına ekleyin.',
  ],
  'launch-sign-off.none': () => ['Bu sayfayı hiçbir avukat imzalamadı.', SIGN_OFF_FIX],
  'launch-sign-off.void': ({ why }) => [`Sayfanın imzası artık geçerli değil: ${why.tr}.`, SIGN_OFF_FIX],
};

const PERSON_FIX = 'Okurların bu kişi hakkında görebileceklerini content/people.yaml dosyasına ekleyin.';
const HOLIDAY_FIX = 'İlk günleri kaynakla karşılaştırın, sonra content/calendar.yaml dosyasında günü “confirmed” olarak yazın.';
const SIGN_OFF_FIX = 'Bir avukat sayfayı okur, sonra: npm run signoff -- <dosya>.';

export const launchList: typeof englishList = {
  mistakes: ({ totals }) => `İçerikte hatalar var (npm run check): ${totals}. Aşağıda bazı sayfalar eksik olabilir.`,
  sections: {
    samples: 'Örnek değerler: her birini content/site.yaml dosyasında değiştirin; “sample” listesinde yalnız kalanlar dursun',
    fields: 'Künyenin boş alanları: content/site.yaml dosyasında doldurun',
    people: 'Kişiler: okurlar kimi ad, baro, diller, yıl ve fotoğrafla görebilir?',
    tags: 'Analiz etiketleri: her biri için onay gerekir; çalışıp çalışamayacağına büro karar verir',
    blocking: 'Yayına engel olan sorular',
    facts: 'Onaylanması gereken, content/launch.yaml dosyasında sorusu olmayan bilgiler',
    countries: 'Onaylanması gereken ülkeler: bir avukat kaydı bütün dillerde okur ve günü “confirmed” olarak yazar',
    links: 'Onaylanması gereken adresler: bürodan biri her birini açar ve günü “seen” olarak yazar',
    signOffs: 'Hiçbir avukatın imzalamadığı sayfalar: okuduktan sonra npm run signoff -- <dosya>',
    articles: 'Kimsenin onaylamadığı kanun maddeleri: her birini kanunla karşılaştırın, sonra content/articles.yaml dosyasına ekleyin',
    holidays: 'Dinî bayramlar: ilk günleri Diyanet İşleri Başkanlığı takvimiyle karşılaştırın, sonra günü “confirmed” olarak yazın',
    fees: 'Bu yılki tutarı olmayan ücretler: sayfalar onları açıklıyor, tutar vermiyor',
    further: 'Öteki sorular: metinler cevapsız da doğru',
  },
  sample: (value) => {
    if (value === null) return 'böyle bir değer yok';
    if (typeof value === 'string') return value;
    return 'entries' in value ? `${value.entries} kayıt` : `${value.fields} değer`;
  },
  noPeople: ({ file }) => `${file} boş: about ve contact kimseyi göstermiyor, hiçbir sayfa da kimin incelediğini söylemiyor.`,
  personWithout: ({ name, names }) => `${name} için eksik olanlar: ${names}`,
  on: 'açık',
  off: 'kapalı',
  answered: ({ day }) => `${day} günü cevaplandı: bilgilerinde “status” değerini girin`,
  fact: ({ id, place, value }) => `Bilgi ${id} (${place}): ${value}`,
  quotedNowhere: 'hiçbir sayfada geçmiyor',
  more: ({ number }) => `ve ${number} yer daha`,
  yearMissing: 'eksik: hesaplayıcı bu bayramları bilmediğini söylüyor',
  ready: 'Yayına engel bir şey yok.',
  blocked: ({ names }) => `Yayına engel olanlar: ${names}.`,
  analyticsOff: 'Analiz kapalı: ayarlanmış etiket yok.',
  blockers: {
    samples: ({ number }) => `${number} örnek değer`,
    fields: ({ number }) => `${number} boş alan`,
    questions: ({ number }) => `${number} açık soru`,
    facts: ({ number }) => `sorusu olmayan ${number} bilgi`,
    countries: ({ number }) => `onaylanmamış ${number} ülke`,
    links: ({ number }) => `onaylanmamış ${number} adres`,
    signOffs: ({ number }) => `imzasız ${number} sayfa`,
  },
};
