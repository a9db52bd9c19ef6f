/** Formats a statute reference such as `TMK 166/3` in the citation style of each language. */

/** Reference in content: abbreviation, article, and optionally a paragraph. `TBK geçici 1` is a provisional article. */
export interface StatuteReference {
  readonly act: string;
  readonly article: string;
  /** True for an article of the provisional ones, which have numbers of their own. */
  readonly isProvisional: boolean;
  /** Empty, or with an en dash if it is a range: `1–2`. */
  readonly paragraph: string;
}

/** An act has a number (5490) or a name (TMK, Tapu K.); decisions and Gazette dates have neither. */
const REFERENCE =
  /^(?<act>\d{3,5}|\p{Lu}\p{L}*(?: K\.)?) (?<provisional>geçici )?(?<article>\d+(?:\/\p{L})?)(?:\/(?<paragraph>\d[\d-]*))?$/u;

/** Parses a reference; undefined if the text is not one (a decision, a Gazette date, `practice`). */
export function parseStatute(reference: string): StatuteReference | undefined {
  const groups = REFERENCE.exec(reference)?.groups;
  if (!groups?.act || !groups.article) return undefined;
  const isProvisional = groups.provisional !== undefined;
  return { act: groups.act, article: groups.article, isProvisional, paragraph: groups.paragraph?.replace('-', '–') ?? '' };
}

/** Formats for article and paragraph; other languages use the English format. `\u00a0` prevents line breaks inside. */
const FORMS: Readonly<Record<string, (s: StatuteReference) => string>> = {
  tr: ({ act, article, isProvisional, paragraph }) =>
    `${act} ${isProvisional ? 'geçici ' : ''}m.\u00a0${article}${paragraph && `/${paragraph}`}`,
  en: ({ act, article, isProvisional, paragraph }) =>
    `${act} ${isProvisional ? 'provisional ' : ''}art.\u00a0${article}${paragraph && `/${paragraph}`}`,
  de: ({ act, article, isProvisional, paragraph }) =>
    `${isProvisional ? 'Übergangsartikel' : 'Art.'}\u00a0${article}${paragraph && ` Abs.\u00a0${paragraph}`} ${act}`,
  nl: ({ act, article, isProvisional, paragraph }) =>
    `${isProvisional ? 'overgangsartikel' : 'art.'}\u00a0${article}${paragraph && ` lid\u00a0${paragraph}`} ${act}`,
  fr: ({ act, article, isProvisional, paragraph }) =>
    `${act}, art.\u00a0${isProvisional ? 'provisoire\u00a0' : ''}${article}${paragraph && `, al.\u00a0${paragraph}`}`,
  ru: ({ act, article, isProvisional, paragraph }) =>
    `${isProvisional ? 'временная ' : ''}ст.\u00a0${article}${paragraph && `, ч.\u00a0${paragraph}`} ${act}`,
};

/** German statutes are divided into sections (§), also if a text in another language cites them. */
const SECTION_ACTS = new Set(['BGB', 'FamFG', 'TDDDG', 'DDG', 'BRAO', 'RDG']);

/** The reference with the statute's name written out: "Turkish Civil Code, art. 606". Without a name as formatStatute writes it. */
export function writeOutStatute(localeCode: string, reference: string, name: string | undefined): string {
  const statute = parseStatute(reference);
  const form = FORMS[localeCode] ?? FORMS.en;
  if (!statute || !name || !form || SECTION_ACTS.has(statute.act)) return formatStatute(localeCode, reference);
  // Behind the name, so that no language has to inflect it.
  const article = form({ ...statute, act: '' }).replace(/^[,\s]+|\s+$/g, '');
  return `${name.charAt(0).toLocaleUpperCase(localeCode)}${name.slice(1)}, ${article}`;
}

/** The reference in the format of a language; returns a basis that is not a statute unchanged. */
export function formatStatute(localeCode: string, reference: string): string {
  const statute = parseStatute(reference);
  if (!statute) return reference;
  if (SECTION_ACTS.has(statute.act)) {
    return `§\u00a0${statute.article}${statute.paragraph && ` Abs.\u00a0${statute.paragraph}`} ${statute.act}`;
  }
  const form = FORMS[localeCode] ?? FORMS.en;
  const named = { ...statute, act: nameAct(localeCode, statute.act) };
  return form ? form(named) : reference;
}

/** The word for "law" in each language, which precedes an act that has only a number. */
const NUMBERED: Readonly<Record<string, string>> = {
  tr: '{n}\u00a0sayılı Kanun',
  en: 'Act no.\u00a0{n}',
  de: 'Gesetz Nr.\u00a0{n}',
  nl: 'Wet nr.\u00a0{n}',
  fr: 'loi n°\u00a0{n}',
  ru: 'Закона №\u00a0{n}',
};

/** Abbreviation of the General Data Protection Regulation in languages that do not use GDPR. */
const GDPR: Readonly<Record<string, string>> = { de: 'DSGVO', fr: 'RGPD', nl: 'AVG' };

function nameAct(localeCode: string, act: string): string {
  if (act === 'GDPR') return GDPR[localeCode] ?? act;
  if (!/^\d+$/.test(act)) return act.replace(' ', '\u00a0');
  return (NUMBERED[localeCode] ?? NUMBERED.en ?? '{n}').replace('{n}', act);
}
