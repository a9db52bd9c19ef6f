/** Turkish: names of the parts of a page. */
import type { PartName } from '../en/parts.ts';

const NAMES: Readonly<Record<string, string>> = {
  seo: 'arama motorları için başlık ve açıklama',
  title: 'başlık',
  teaser: 'tanıtım cümlesi',
  lead: 'giriş',
  today: 'bugün yapılacaklar',
  highlights: 'öne çıkanlar',
  intro: 'ilk başlıktan önceki metin',
  conditions: 'koşullar',
  subConditions: 'alt koşullar',
  documents: 'belgeler',
  slide: 'slayt',
  section: '§',
  step: 'adım',
  group: 'soru grubu',
  question: 'soru',
  countries: 'ülkeler (content/countries.yaml)',
  clauses: 'vekâletname metni (content/clauses.yaml)',
  terms: 'terimler (content/terms.yaml)',
};

export function partNames({ key, title }: PartName): string {
  const [kind = '', position = ''] = key.split('.');
  const name = NAMES[kind] ?? kind;
  return [kind === 'section' ? `${name}${position}` : `${name} ${position}`.trim(), title && `“${title}”`].filter(Boolean).join(' ');
}
