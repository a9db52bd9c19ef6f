/** Turkish: findings about translations: what differs from the source, what is missing, what is outdated, which language a text is in. */
import type { MissingKind } from '../../model/missingPart.ts';
import { languageName } from '../count.ts';
import type { ComparedPart, translation as english, ReferenceKind, SharedThing, Sizes } from '../en/translation.ts';
import { partNames } from './parts.ts';

const NOUNS: Readonly<Record<MissingKind, string>> = {
  headings: 'bölüm',
  steps: 'adım',
  groups: 'soru grubu',
  questions: 'soru',
  rows: 'satır',
};

/** Each noun with "from", whose ending its last vowel decides. */
const FROM: Readonly<Record<MissingKind, string>> = {
  headings: 'bölümden',
  steps: 'adımdan',
  groups: 'soru grubundan',
  questions: 'sorudan',
  rows: 'satırdan',
};

const POSSESSED: Readonly<Record<MissingKind, string>> = {
  headings: 'bölümü',
  steps: 'adımı',
  groups: 'soru grubu',
  questions: 'sorusu',
  rows: 'satırı',
};

/** How to write the part, before the verb. */
const FORMS: Readonly<Record<MissingKind, string>> = {
  headings: 'başlığı ve metniyle',
  steps: '“- title: …” ve “description: …” biçiminde',
  groups: '“- title: …” ve “questions:” biçiminde',
  questions: '“- question: …” ve “answer: …” biçiminde',
  rows: '“| … | … |” biçiminde',
};

const CONSEQUENCES = {
  notice: ' Sayfa bu parça olmadan, yerinde bir notla yayımlanır.',
  withhold: ' Parça eklenene kadar sayfa yayımlanmaz.',
  stop: ' Parça eklenene kadar hiçbir şey yayımlanmaz.',
  none: '',
};

const REFERENCES: Readonly<Record<ReferenceKind, readonly [noun: string, describe: (name: string) => string]>> = {
  page: ['bağlantı', (name) => `“${name}” sayfasına`],
  official: ['bağlantı', (name) => `“${name}” adresine`],
  passage: ['<Passage>', (name) => `“${name}” adlı`],
  fee: ['<Fee>', (name) => `“${name}” adlı`],
  law: ['atıf', (name) => `${name} maddesine`],
};

const THINGS: Readonly<Record<SharedThing['kind'], (thing: SharedThing) => string>> = {
  fact: ({ name }) => `${name} bilgisi`,
  law: ({ name }) => `${name} maddesine atıf`,
  link: ({ name }) => `${name} hedefine bağlantı`,
  component: ({ name }) => `<${name}>`,
  table: ({ sizes: [columns, rows] = [] }) => `${columns} sütunlu ve ${rows} satırlı tablo`,
  list: ({ sizes: [items] = [] }) => `${items} maddelik liste`,
};

const SIZES = { columns: 'sütun', rows: 'satır', items: 'madde' };

export const translation: typeof english = {
  'parity.level': ({ own, ownDepth, source, sourceDepth, file, mark }) => [
    `“${own}” başlığının düzeyi ${ownDepth}; ${file} dosyasındaki “${source}” başlığınınki ${sourceDepth}.`,
    `Başlığa “${mark}” ile başlayın.`,
  ],
  'parity.section-missing': ({ title, file }) => [`${file} dosyasındaki “${title}” bölümü buradan sonra eksik.`, 'Bölümü çevirin.'],
  'parity.section-surplus': ({ title, file }) => [
    `“${title}” bölümü ${file} dosyasında yok.`,
    `Başlığı kaldırın ya da bölümü önce ${file} dosyasına ekleyin.`,
  ],
  'parity.entries': ({ key, own, source, file }) => [
    `“${key}” listesinde ${own} madde var; ${file} dosyasında ${source}.`,
    own < source ? `${file} dosyasından eksik olanı çevirin.` : `Fazla olanı kaldırın ya da önce ${file} dosyasına ekleyin.`,
  ],
  'parity.groups': ({ file, isGrouped }) => [
    `${file} dosyasında “faq” ${isGrouped ? 'gruplara ayrılmış' : 'gruplara ayrılmamış'}; burada farklı.`,
    'Aynı biçimde düzenleyin.',
  ],
  'parity.slide': ({ own, source, file }) => [
    `Bu slayt “${own}” sayfasına götürüyor; ${file} dosyasında “${source}” sayfasına.`,
    'Slaytları aynı sıraya koyun.',
  ],
  'parity.sizes': ({ part, own, source, file }) => [
    `Bu ${namePart(part)} ${sizes(own)} içeriyor; ${file} dosyasında ${sizes(source)}.`,
    `${file} dosyasındakiyle aynı olsun.`,
  ],
  'parity.part-missing': ({ part, file }) => [
    `${file} dosyasındaki bir ${namePart(part)} buradan sonra eksik.`,
    `${file} dosyasındaki gibi ekleyin.`,
  ],
  'parity.part-surplus': ({ part, file }) => [
    `Bu ${namePart(part)} ${file} dosyasında yok ya da orada başka bir sırada.`,
    `Kaldırın, yerini değiştirin ya da önce ${file} dosyasını değiştirin.`,
  ],
  'parity.passage': ({ thing, own, source, file }) => [
    `Bu ortak metinde ${THINGS[thing.kind](thing)} ${own} kez geçiyor; ${file} dosyasında ${source} kez.`,
    own < source ? `${file} dosyasındaki gibi ekleyin.` : `Kaldırın ya da önce ${file} dosyasına ekleyin.`,
  ],
  'parity.exchanged': ({ kind, own, source, file }) => [
    `Burada ${reference(kind, own, 1)}, ${file} dosyasında ise ${reference(kind, source, 1)} var.`,
    `${file} dosyasındakini yazın ya da önce ${file} dosyasını düzeltin.`,
  ],
  'parity.source-alone': ({ source, own, number, command }) => [
    `${source} yalnızca bu metinde geçiyor ve content/articles.yaml içinde yok; ${number === 1 ? 'çevirisi' : `${number} çevirinin hepsi`} ${own} diyor.`,
    `Buraya ${own} yazın, sonra ${number === 1 ? 'çevirinin' : 'çevirilerin'} bunu zaten söylediğini onaylayın: ${command}. Doğrusu ${source} ise bunun yerine çevirileri düzeltin.`,
  ],
  'parity.references': ({ kind, name, own, source, file }) => [
    `Burada ${own === 0 ? `${REFERENCES[kind][1](name)} hiç ${REFERENCES[kind][0]} yok` : `${reference(kind, name, own)} var`}; ${file} dosyasında ${source === 0 ? 'hiç yok' : `${source} tane var`}.`,
    own < source ? `${file} dosyasında bulunduğu yere ekleyin.` : `Birini kaldırın ya da önce ${file} dosyasına ekleyin.`,
  ],
  'part-missing': ({ kind, title, file, policy, line, place, own }) => {
    const where = {
      before: `bu ${FROM[kind]} önce`,
      behind: `bu ${FROM[kind]} sonra`,
      table: 'bu tabloya',
      end: 'metnin sonuna',
      faq: '“faq:” altına',
    };
    return [
      `${file} dosyasındaki ${title ? `“${title}” ${POSSESSED[kind]}` : `bir ${NOUNS[kind]}`} burada eksik.${CONSEQUENCES[policy]}`,
      `${file} dosyasının ${line}. satırından çevirin ve ${where[place]}, ${FORMS[kind]} ekleyin. Sonra: npm run status -- --record ${own}`,
    ];
  },
  'translation-outdated': ({ part, change, page, code, own }) => [
    `Bu çeviri yapıldıktan sonra asıl metin değişti: ${partNames(part)} (${{ changed: 'değişti', added: 'yeni', removed: 'kaldırıldı', missing: 'burada eksik' }[change]}).`,
    `Kelimelere bakın: npm run status -- ${page} ${code}. Değişiklik çeviride yoksa çevirin. Sonra kaydettirin: npm run status -- --record ${own} (değiştirecek bir şey yoksa --record yerine --confirm).`,
  ],
  'wrong-language': ({ found, expected, words, fix }) => [
    `Bu metnin dili: ${languageName('tr', found)}. Dosyanın dili ise: ${languageName('tr', expected)}. Metin: “${words}”`,
    {
      source: 'Metni dosyanın dilinde yazın ya da doğru dosyaya taşıyın.',
      bare: 'Metni çevirin.',
      text: 'Metni çevirin; tek tek Türkçe kelimeleri <Term>…</Term> ile işaretleyin.',
    }[fix],
  ],
};

function namePart({ kind, name }: ComparedPart): string {
  return { table: 'tablo', list: 'liste', 'numbered-list': 'numaralı liste', component: `<${name}>` }[kind];
}

function sizes(all: Sizes): string {
  return all.map(({ what, size }) => `${size} ${SIZES[what]}`).join(' ve ');
}

function reference(kind: ReferenceKind, name: string, number: number): string {
  const [noun, describe] = REFERENCES[kind];
  return `${describe(name)} ${number} ${noun}`;
}
