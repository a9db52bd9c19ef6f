/** Turkish: findings about labels, and about names in registers. */
import type { registers as english } from '../en/registers.ts';
import { didYouMean } from './common.ts';

const OLD_LABELS = {
  whatsappHi: ' Şimdiki adı “whatsapp_hi”.',
  city: ' Şehirler artık content/site.yaml dosyasında, contact.addresses altında.',
};

export const registers: typeof english = {
  'label-unused': ({ key, old, near }) => [
    `Sitede “${key}” etiketini gösteren bir yer yok.${old ? OLD_LABELS[old] : didYouMean(near)}`,
    'Anahtarı bütün dillerde düzeltin ya da etiketi hepsinden kaldırın.',
  ],
  'label-placeholder.site': ({ key, fills, found }) => [
    `Site “${key}” etiketine ${fills === '' ? 'hiçbir şey yerleştirmiyor' : `şunları yerleştiriyor: ${fills}`}; etikette bulunan: ${found || 'yok'}.`,
    fills === '' ? 'Metni yer tutucu olmadan yazın.' : 'Bu yer tutucuların her birini bir kez kullanın.',
  ],
  'label-placeholder.source': ({ key, file, expected }) => [
    `“${key}” etiketinin yer tutucuları ${file} dosyasındakilerden farklı; oradakiler: ${expected || 'yok'}.`,
    'Aynı yer tutucuları kullanın; sıraları değişebilir.',
  ],
  'label-value.long': ({ key, length }) => [
    `“${key}” etiketi ${length.toLocaleString('tr')} karakter.`,
    'Birkaç kelimelik bir etiket yazın.',
  ],
  'label-value.empty': ({ key }) => [
    `“${key}” etiketinin metni yok.`,
    'Metni iki noktadan sonra yazın; sayıysa ya da yes gibi bir kelimeyse tırnak içine alın.',
  ],
  'label-missing': ({ key, file, text, name }) => [
    `“${key}” etiketi eksik; ${file} dosyasındaki metni: “${text}”.`,
    `“${name}:” anahtarını bu dildeki metniyle ekleyin.`,
  ],
  'label-unknown': ({ key, file, near }) => [
    `“${key}” etiketi ${file} dosyasında yok.${didYouMean(near)}`,
    `Anahtarı düzeltin ya da ${file} dosyasına ve öteki dillere ekleyin.`,
  ],
  'language-unknown': ({ code, codes, near }) => [
    `“${code}” bu sitenin dillerinden biri değil; siteninkiler: ${codes}.${didYouMean(near)}`,
    'Dili düzeltin ya da satırı kaldırın.',
  ],
  'language-missing': ({ name, codes }) => [`“${name}” için şu dillerde metin yok: ${codes}.`, 'Metinleri ekleyin.'],
  'terms.words': ({ id, near }) => [
    `“${id}” teriminin content/glossary.yaml dosyasında karşılığı yok.${didYouMean(near)}`,
    'Kelimelerini orada “use” altına ekleyin ya da adı düzeltin.',
  ],
  'terms.language': ({ id, codes }) => [
    `“${id}” teriminin şu dillerde karşılığı yok: ${codes}.`,
    'content/glossary.yaml dosyasında “use” altına ekleyin.',
  ],
  'terms.page': ({ page, near }) => [`“${page}” adında bir sayfa yok.${didYouMean(near)}`, 'Sayfanın klasörünün adını yazın.'],
  'terms.itself': ({ id }) => [`“${id}” terimi kendisini gösteriyor.`, 'Dosyadaki başka bir maddenin adını yazın ya da kaldırın.'],
  'terms.unknown': ({ id, file, near }) => [
    `${file} dosyasında “${id}” adında bir terim yok.${didYouMean(near)}`,
    'Dosyadaki başka bir maddenin adını yazın ya da kaldırın.',
  ],
};
