/** Splits a text into sentences with Intl.Segmenter, and corrects its splits after abbreviations. */

/** Abbreviations that do not end a sentence, by language, in lower case without their last full stop. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  tr: ['md', 'örn', 'bkz', 'av', 'dr', 'prof', 'fık', 'ltd'],
  en: ['e.g', 'i.e', 'mr', 'mrs', 'ms', 'dr', 'vs', 'cf'],
  de: ['bzw', 'ca', 'ggf', 'inkl', 'vgl', 'evtl', 'sog', 'dr', 'str', 'tel'],
  nl: ['bijv', 'bv', 'd.w.z', 'm.b.t', 'o.a', 'evt', 'incl', 'mr', 'dr', 'resp', 'ca', 'i.v.m', 't.a.v'],
  fr: ['ex', 'c.-à-d', 'cf', 'mme', 'dr', 'env', 'réf', 'tél'],
  ru: ['см', 'напр', 'ул', 'руб', 'стр', 'им'],
};

/** Abbreviations that do not end a sentence before a number; most of them are also ordinary words. */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  tr: ['no', 'sy', 'mad'],
  en: ['no', 'nos', 'art', 'sec', 'pp', 'para'],
  de: ['art', 'nr', 'abs'],
  nl: ['art', 'nr', 'blz'],
  fr: ['art'],
  ru: ['ст', 'гг'],
};

/** Languages in which a number with a full stop is an ordinal: `1. Januar`, `2. adım`; but `Art. 5.` ends a sentence. */
const ORDINALS = new Set(['tr', 'de']);

const segmenters = new Map<string, Intl.Segmenter>();

/** The sentences with their offsets. Text without an end mark, such as a heading, is one sentence. */
export function splitSentences(localeCode: string, text: string): { readonly text: string; readonly start: number }[] {
  const segmenter = segmenters.get(localeCode) ?? new Intl.Segmenter(localeCode, { granularity: 'sentence' });
  segmenters.set(localeCode, segmenter);
  const sentences: { text: string; start: number }[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last && goesOn(localeCode, last.text, segment)) last.text += segment;
    else sentences.push({ text: segment, start: index });
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** Length of the longest abbreviation with its surroundings. Only the end of a sentence is tested when a segment is appended. */
const TAIL = 60;

function goesOn(localeCode: string, whole: string, after: string): boolean {
  const before = whole.slice(-TAIL);
  if (/^[\s"'»”’)]*\p{Ll}/u.test(after)) return true;
  const word = /([\p{L}\p{N}.°-]+)\.[\s)]*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  if (word === '') return false;
  if (/^\d{1,2}$/.test(word)) return ORDINALS.has(localeCode) && !/\p{L}\.\s*\d+\.[\s)]*$/u.test(before);
  // A single letter is usually part of an abbreviation: `z. B.`, `т. е.`, `m. 166`.
  if (/(?:^|\.)\p{L}$/u.test(word)) return true;
  return Boolean(ABBREVIATIONS[localeCode]?.includes(word) || (/^\d/.test(after) && NUMBERED[localeCode]?.includes(word)));
}
