/** English: names of the parts of a page. */

/** A part by its key in reports and review records, `section.3`, with its heading or question. */
export interface PartName {
  readonly key: string;
  readonly title: string;
}

const NAMES: Readonly<Record<string, string>> = {
  seo: 'title and description for search engines',
  title: 'title',
  teaser: 'teaser',
  lead: 'lead',
  today: 'acts for today',
  highlights: 'highlights',
  intro: 'text before the first heading',
  conditions: 'conditions',
  subConditions: 'sub-conditions',
  documents: 'documents',
  slide: 'slide',
  section: '§',
  step: 'step',
  group: 'group of questions',
  question: 'question',
  countries: 'countries (content/countries.yaml)',
  clauses: 'text of the power of attorney (content/clauses.yaml)',
  terms: 'terms (content/terms.yaml)',
};

/** `§3 "Hangi belgeler gerekir?"`, `step 2 "…"`, `lead`. */
export function partNames({ key, title }: PartName): string {
  const [kind = '', position = ''] = key.split('.');
  const name = NAMES[kind] ?? kind;
  return [kind === 'section' ? `${name}${position}` : `${name} ${position}`.trim(), title && `"${title}"`].filter(Boolean).join(' ');
}
