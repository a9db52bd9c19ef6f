/** Unit words for time and area with their inflected forms and adjacent words, by language. */
import type { TimeUnit } from './quantity.ts';

export interface UnitWords {
  /** Patterns for a complete word in lower case. */
  readonly units: readonly (readonly [RegExp, TimeUnit])[];
  /** Words between the number and its unit that do not change the unit: `full`, `Kalender…`. */
  readonly fillers?: RegExp;
  /** A word before (`working days`) or after (`jours ouvrés`) that changes days to working days. */
  readonly workingBefore?: RegExp;
  readonly workingAfter?: RegExp;
  /** Second parts of compounds after a number word: `Zehnjahresfrist`, `десятилетний`. */
  readonly compounds?: readonly (readonly [RegExp, TimeUnit])[];
  /** Words that contain number and unit. */
  readonly wholes?: Readonly<Record<string, readonly [number, TimeUnit]>>;
}

/** Turkish suffixes follow each other. The list contains those of nouns of time, with all their vowels. */
const TR = '(?:l[ae]r|l[ıiuü][kğ]|n?[dt][ae]n?|[dt][ıiuü]r|[sş]?[ıiuü]n?|[yn]?[ıiuü]n?|y?l[ae]|[yn]?[ae]|c[ae]|s[ae]|m[ıiuü]z|n[ıiuü]z)*';
const turkish = (stem: string): RegExp => new RegExp(`^${stem}${TR}$`, 'u');

export const UNITS: Readonly<Record<string, UnitWords>> = {
  tr: {
    units: [
      [turkish('saniye'), 'second'],
      [turkish('dakika'), 'minute'],
      [turkish('saat'), 'hour'],
      [turkish('gün'), 'day'],
      [turkish('hafta'), 'week'],
      [turkish('ay'), 'month'],
      [turkish('(?:yıl|sene)'), 'year'],
    ],
    fillers: /^(?:tam|takvim|tane)$/,
    workingBefore: /^iş$/,
  },
  en: {
    units: [
      [/^seconds?$/, 'second'],
      [/^minutes?$/, 'minute'],
      [/^hours?$/, 'hour'],
      [/^days?$/, 'day'],
      [/^weeks?$/, 'week'],
      [/^months?$/, 'month'],
      [/^years?$/, 'year'],
    ],
    fillers: /^(?:full|whole|calendar|consecutive|rental|more)$/,
    workingBefore: /^(?:working|business)$/,
  },
  de: {
    units: [
      [/^sekunden?$/, 'second'],
      [/^minuten?$|^minütig\p{L}*$/u, 'minute'],
      [/^stunden?$|^stündig\p{L}*$/u, 'hour'],
      [/^tag(?:en?|e?s)?$|^tägig\p{L}*$/u, 'day'],
      [/^(?:werk|arbeits)tag(?:en?|e?s)?$/, 'workday'],
      [/^kalendertag(?:en?|e?s)?$/, 'day'],
      [/^wochen?$|^wöchig\p{L}*$/u, 'week'],
      [/^monat(?:en?|e?s)?$|^monatig\p{L}*$/u, 'month'],
      [/^(?:kalender|miet)?jahr(?:en?|e?s)?$|^jährig\p{L}*$/u, 'year'],
    ],
    fillers: /^(?:volle[nr]?|ganze[nr]?|weitere[nr]?|lange)$/,
    compounds: [
      [/^minuten?\p{L}+|^minütig/u, 'minute'],
      [/^stunden?\p{L}+|^stündig/u, 'hour'],
      [/^tage?s?\p{L}{3,}|^tägig/u, 'day'],
      [/^wochen?\p{L}+|^wöchig/u, 'week'],
      [/^monats?\p{L}+|^monatig/u, 'month'],
      [/^jahre?s?\p{L}{3,}|^jährig/u, 'year'],
    ],
    wholes: { halbjahr: [0.5, 'year'], halbjahres: [0.5, 'year'] },
  },
  nl: {
    units: [
      [/^secon?den?$/, 'second'],
      [/^minu(?:ut|ten)$/, 'minute'],
      [/^u(?:ur|ren)$/, 'hour'],
      [/^dag(?:en)?$|^daags\p{L}*$|^dagen\p{L}+$/u, 'day'],
      [/^werkdag(?:en)?$/, 'workday'],
      [/^kalenderdag(?:en)?$/, 'day'],
      [/^wee?k(?:en|s)?$|^weekse$/, 'week'],
      [/^maand(?:en|s)?$|^maanden\p{L}+$/u, 'month'],
      [/^ja(?:ar|ren|ars)$|^jarig\p{L}*$|^jaars?termijn$/u, 'year'],
    ],
    fillers: /^(?:volle|hele|lange)$/,
    compounds: [
      [/^daagse?$|^dagen\p{L}+/u, 'day'],
      [/^weekse?$|^weken\p{L}+/u, 'week'],
      [/^maands?$|^maands?\p{L}+/u, 'month'],
      [/^jarig\p{L}*$|^ja(?:ar|ars|ren)\p{L}+/u, 'year'],
    ],
    wholes: { halfjaar: [0.5, 'year'], halfuur: [0.5, 'hour'] },
  },
  fr: {
    units: [
      [/^secondes?$/, 'second'],
      [/^minutes?$/, 'minute'],
      [/^heures?$/, 'hour'],
      [/^jours?$/, 'day'],
      [/^semaines?$/, 'week'],
      [/^mois$/, 'month'],
      [/^(?:ans?|années?)$/, 'year'],
    ],
    fillers: /^(?:longue?s?|pleine?s?)$/,
    workingAfter: /^ouvr(?:é|able)s?$/,
  },
  ru: {
    units: [
      [/^секунд(?:а|ы|у|е|ой|ам|ами|ах)?$/, 'second'],
      [/^минут(?:а|ы|у|е|ой|ам|ами|ах)?$|^минутн\p{L}+$/u, 'minute'],
      [/^час(?:а|у|ом|е|ы|ов|ам|ами|ах)?$|^часов\p{L}+$/u, 'hour'],
      [/^(?:день|дня|дню|днём|днем|дне|дни|дней|дням|днями|днях|сутки|суток)$|^дневн\p{L}+$/u, 'day'],
      [/^недел(?:я|и|ю|е|ей|ь|ям|ями|ях)$|^недельн\p{L}+$/u, 'week'],
      [/^месяц(?:а|у|ем|е|ы|ев|ам|ами|ах)?$|^месячн\p{L}+$/u, 'month'],
      [/^(?:год(?:а|у|ом|е|ы|ов|ам|ами|ах)?|лет|летам|летах)$|^летн\p{L}+$|^годичн\p{L}+$/u, 'year'],
    ],
    fillers: /^(?:полны[хеймм]+|полного|полный|целы[хе]|календарн\p{L}+)$/u,
    workingBefore: /^рабоч(?:их|ие|ий|им|ими|его)$/,
    compounds: [
      [/^минутн/, 'minute'],
      [/^часов/, 'hour'],
      [/^дневн/, 'day'],
      [/^недельн/, 'week'],
      [/^месячн/, 'month'],
      [/^летн|^годичн/, 'year'],
    ],
    wholes: { полгода: [0.5, 'year'], полугода: [0.5, 'year'], полчаса: [0.5, 'hour'], полумесяца: [0.5, 'month'] },
  },
};

/** Unit words for hectares; the register writes `30 ha`. */
export const HECTARE: Readonly<Record<string, RegExp>> = {
  tr: turkish('(?:hektar|ha)'),
  en: /^(?:hectares?|ha)$/,
  de: /^(?:hektar(?:en?|s)?|ha)$/,
  nl: /^(?:hectaren?|hectares|ha)$/,
  fr: /^(?:hectares?|ha)$/,
  ru: /^(?:гектар(?:а|ов|у|ам|ах|ами|ом|е|ы)?|га)$/,
};
