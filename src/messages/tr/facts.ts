/** Turkish: findings about facts: figures, wordings, deadlines, estimates, statutes. */
import type { DeadlineEntry, facts as english, FactValue, UnitKind } from '../en/facts.ts';
import { didYouMean } from './common.ts';

const UNITS: Readonly<Record<UnitKind, string>> = {
  paragraph: 'paragraf',
  'list item': 'liste maddesi',
  'table row': 'tablo satırı',
  figure: 'sayı kutusu',
  step: 'adım',
  answer: 'cevap',
};

const ENTRIES: Readonly<Record<DeadlineEntry, string>> = {
  situation: 'durum',
  event: 'olay',
  person: 'kişi',
  outcome: 'sonuç',
  case: 'hâl',
  move: 'erteleme',
};

/** Each with the ending of an object. */
const ENTRY_OBJECTS: Readonly<Record<DeadlineEntry, string>> = {
  situation: 'durumu',
  event: 'olayı',
  person: 'kişiyi',
  outcome: 'sonucu',
  case: 'hâli',
  move: 'ertelemeyi',
};

export const facts: typeof english = {
  'fact-echo': ({ words }) => [
    `“${words}”, bu sayfada geçen bilgilerden biri değil.`,
    'Sayıyı düzeltin, sayı vermeden söyleyin ya da bilgiyi metinde <Fact> ile verin.',
  ],
  'fact-required': ({ id, reason, leader = '', file = '' }) => [
    `Bu sayfada ${id} bilgisi geçmiyor; ${
      {
        register: 'oysa liste bu sayfada geçmesini istiyor',
        companion: `oysa ${leader} bilgisi onsuz yanıltıcı olur`,
        source: `oysa ${file} dosyasında geçiyor`,
      }[reason]
    }.`,
    `Metinde belirtin: <Fact id="${id}">…</Fact>.`,
  ],
  'fact-required.names': ({ key, id, name, near }) => {
    const what = { pages: 'sayfa', companions: 'bilgi' }[key];
    return [
      `${id} bilgisinin “${key}” listesinde “${name}” yazıyor, ama böyle bir ${what} yok.${didYouMean(near)}`,
      `Var olan bir ${what} adı yazın.`,
    ];
  },
  'fact-unmarked.none': ({ words }) => [
    unmarked(words),
    'Kelimeleri, belirttikleri bilgiyle işaretleyin; bilgi yoksa content/facts.yaml dosyasına ekleyin. Ya da sayı vermeden söyleyin.',
  ],
  'fact-unmarked.one': ({ words, id, about }) => [
    unmarked(words),
    `Kastedilen buysa <Fact id="${id}">${words}</Fact> yazın (${about}); değilse doğrusunu content/facts.yaml dosyasına ekleyin ya da sayı vermeden söyleyin.`,
  ],
  'fact-unmarked.several': ({ words, named, more }) => [
    unmarked(words),
    `content/facts.yaml dosyasındaki hangi bilgi kastediliyorsa onunla <Fact id="…">${words}</Fact> yazın: ${[...named, ...(more > 0 ? [`${more} bilgi daha`] : [])].join('; ')}. Hiçbiri değilse bilgiyi oraya ekleyin ya da sayı vermeden söyleyin.`,
  ],
  'fact-number': ({ words, id, value, bound, suggestion, place, isWithout }) => [
    `Bu cümlede “${words}” yazıyor${isWithout ? ' (burada sayı yok)' : ''}; oysa ${id} bilgisi: ${describe({ value, bound })}.`,
    `“${suggestion}” yazın ya da bilgiyi ${place} konumunda düzeltin.`,
  ],
  'fact-number.phrase': ({ phrase, id, value, bound, suggestion }) => [
    `Kabul edilen “${phrase}” ifadesi ${id} bilgisini söylemiyor: ${describe({ value, bound })}.`,
    `“${suggestion}” yazın ya da ifadeyi kaldırın.`,
  ],
  'fact-number.register': ({ key, id, words, known }) => [
    `${id} bilgisinin “${key}” metninde “${words}” yazıyor; ${known.join(' ya da ')} böyle demiyor.`,
    'Düzeltin ya da alıntıladığı bilginin adını “quotes:” altına yazın.',
  ],
  'fact-phrase': ({ words, id, code, nearest }) => [
    `“${words}”, ${id} bilgisinin “${code}” dilinde kabul edilen ifadelerinden biri değil.`,
    `“${nearest}” yazın ya da yeni ifadeyi denetletip bilginin phrases listesine ekleyin.`,
  ],
  'fact-phrase.language': ({ code, codes }) => [
    `“${code}” bu sitenin dillerinden biri değil; siteninkiler: ${codes}.`,
    'Dilin kodunu düzeltin ya da ifadelerini kaldırın.',
  ],
  'deadline-start': ({ words, id, unit, start, exceptions, target }) => [
    `“${words}”, ${id} süresidir; bu ${UNITS[unit]}, content/deadlines.yaml dosyasındaki sürenin hangi günden başladığını söyleyen ifadelerden hiçbirini içermiyor.`,
    `“${start}” ekleyin${exceptions.length === 0 ? '' : ` (kastettiğiniz hâl farklıysa: ${exceptions.map((text) => `“${text}”`).join(', ')})`}${target ? ` ya da bunu söyleyen bir parçaya bağlantı verin: [kelimeler](${target})` : ''}.`,
  ],
  'deadline-words.undecided': ({ id }) => [
    `${id} kanundan gelen bir süre; birinin bu süre içinde bir şey yapması gerekip gerekmediği yazmıyor.`,
    'act, who, starts ve counted anahtarlarıyla “deadline:” ekleyin ya da “deadline: none” yazın.',
  ],
  'deadline-words.form': ({ event, code, id, form }) => [
    `${event} olayının “${code}” dilinde “${form}” ifadesi yok; oysa ${id} süresi o günden ${form === 'from' ? 'ileriye' : 'geriye'} doğru sayılıyor.`,
    `Günü, sürenin ardından cümlede geçeceği biçimde “${form}:” ile ekleyin.`,
  ],
  'deadline-words.unknown': ({ id, name, what, file, near }) => [
    `${id} süresinde “${name}” yazıyor, ama ${file} dosyasında böyle bir ${ENTRIES[what]} yok.${didYouMean(near)}`,
    `Var olan bir maddenin adını yazın ya da ${ENTRY_OBJECTS[what]} bütün dillerdeki metniyle ${file} dosyasına ekleyin.`,
  ],
  'claim-conflict.needs': ({ words, rule, needed }) => [
    `“${words}” istisnası belirtilmeden yazılmış. Liste şöyle diyor: ${rule}`,
    `İstisnayı bu paragrafa ekleyin; içinde “${needed}” gibi bir kelime bulunur.`,
  ],
  'claim-conflict.contradicted': ({ words, rule, phrase }) => [
    `“${words}” listeyle çelişiyor; liste şöyle diyor: ${rule}`,
    phrase ? `Öteki sayfalardaki gibi yazın: “${phrase}”.` : 'Listedeki ve öteki sayfalardaki gibi yazın.',
  ],
  'estimate-basis.fact': ({ id, source }) => [
    `${id} bir süre aralığı, yani tahmin; “${source}” onun dayanağı olamaz.`,
    'Tek dayanak olarak “practice” ya da maddenin verdiği süreyi yazın.',
  ],
  'estimate-basis.statute': ({ id }) => [
    `Büronun tahmini olan ${id} ile aynı cümlede bir kanun maddesi geçiyor.`,
    'Maddeyi başka bir cümlede belirtin ya da çıkarın.',
  ],
  'estimate-basis.disclaimer': ({ words }) => [
    `“${words}” tahminlerden söz ediyor, ama bu sayfada tahmin yok.`,
    'Cümleyi kaldırın: Kanundaki süreler tahmin değildir.',
  ],
  'estimate-basis.unsaid': ({ words, id, mark }) => [
    `“${words}” bir tahmin (${id}), ama burada bu söylenmiyor.`,
    `Bu paragrafa “${mark}” gibi bir ifade ekleyin.`,
  ],
  'clause-unknown.matter': ({ matter, file, near }) => [
    `${file} dosyasında “${matter}” adında bir konu yok.${didYouMean(near)}`,
    'Listedeki adlardan birini yazın veya konuyu listeye ekleyin.',
  ],
  'clause-unknown.page': ({ page, id, component }) => [
    `“${page}” sayfası “${id}” konusunu göstermiyor.`,
    `Oraya <${component} matter="${id}" /> yazın ya da başka bir sayfanın adını verin.`,
  ],
  'clause-unknown.basis': ({ reference, near }) => [
    `content/articles.yaml dosyası “${reference}” maddesini doğrulamıyor.${didYouMean(near)}`,
    'Maddeyi kanunla karşılaştırıp oraya ekleyin ya da dayanağı düzeltin.',
  ],
  'statute-unknown.act': ({ act, near }) => [noStatute(act, near), 'Kısaltmayı düzeltin ya da kanunu bütün dillerdeki adıyla ekleyin.'],
  'statute-unknown.confirmed': ({ act, near }) => [noStatute(act, near), 'Kısaltmayı düzeltin ya da satırı kaldırın.'],
  'statute-unknown.unquoted': ({ statute, near }) => [
    `“${statute}” hiçbir sayfada ve bilgide geçmiyor; bu yüzden bu değişiklik hiçbir incelemeyi gerektirmiyor.${didYouMean(near)}`,
    'Kanunu sayfalarda geçtiği gibi yazın ya da satırı kaldırın.',
  ],
  'statute-unknown.source': ({ source, near }) => [
    `Hiçbir bilginin dayanağı “${source}” değil.${didYouMean(near)}`,
    'Bilgide yazdığı gibi yazın ya da satırı kaldırın.',
  ],
};

function describe({ value, bound }: FactValue): string {
  if (!bound) return value.tr;
  return `${bound === 'min' ? 'en az' : 'en çok'} ${value.tr}`;
}

function unmarked(words: string): string {
  return `“${words}” hukuki bir bilgiye benziyor, ama <Fact> ile işaretlenmemiş.`;
}

function noStatute(act: string, near: string | undefined): string {
  return `content/abbreviations.yaml dosyasında “${act}” kısaltmalı bir kanun yok.${didYouMean(near)}`;
}
