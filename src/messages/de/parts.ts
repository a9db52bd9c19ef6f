/** German: names of the parts of a page. */
import type { PartName } from '../en/parts.ts';

const NAMES: Readonly<Record<string, string>> = {
  seo: 'Titel und Beschreibung für Suchmaschinen',
  title: 'Titel',
  teaser: 'Anreißer',
  lead: 'Einleitung',
  today: 'heute zu tun',
  highlights: 'Kernzahlen',
  intro: 'Text vor der ersten Überschrift',
  conditions: 'Voraussetzungen',
  subConditions: 'weitere Voraussetzungen',
  documents: 'Unterlagen',
  slide: 'Bildtafel',
  section: '§',
  step: 'Schritt',
  group: 'Fragengruppe',
  question: 'Frage',
  countries: 'Länder (content/countries.yaml)',
  clauses: 'Text der Vollmacht (content/clauses.yaml)',
  terms: 'Begriffe (content/terms.yaml)',
};

export function partNames({ key, title }: PartName): string {
  const [kind = '', position = ''] = key.split('.');
  const name = NAMES[kind] ?? kind;
  return [kind === 'section' ? `${name}${position}` : `${name} ${position}`.trim(), title && `„${title}“`].filter(Boolean).join(' ');
}
