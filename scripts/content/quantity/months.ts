/** Names of months with their inflected forms, by language. */

/** Twelve patterns for a complete word in lower case, January first. */
export const MONTHS: Readonly<Record<string, readonly RegExp[]>> = {
  tr: whole('oca[kğ] şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralı[kğ]'.split(' '), '\\p{L}{0,5}'),
  en: whole('january february march april may june july august september october november december'.split(' '), ''),
  de: whole('j(?:anuar|änner) februar märz april mai juni juli august september oktober november dezember'.split(' '), '(?:e?s)?'),
  nl: whole('januari februari maart april mei juni juli augustus september oktober november december'.split(' '), ''),
  fr: whole('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '), ''),
  ru: whole('январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр'.split(' '), '(?:ь|я|ю|ем|ём|е|а|у|ом|й)?'),
};

/** In these languages a month begins with a capital letter, which distinguishes it from `may` and `march`. */
export const CAPITAL_MONTHS = new Set(['en', 'de']);

/** Words after a year that belong to the date. */
export const YEAR_WORDS: Readonly<Record<string, RegExp>> = { ru: /^(?:года?|году|годом|г)$/ };

function whole(stems: readonly string[], end: string): RegExp[] {
  return stems.map((stem) => new RegExp(`^${stem}${end}$`, 'u'));
}
