/** Figures in the six languages: in digits and words, inflected, as ranges, dates, shares and sums. */
import { describe, expect, it } from 'vitest';
import type { Quantity } from './quantity.ts';
import { canRead, readQuantities } from './readQuantities.ts';

/** Short forms for the tables below: `3 month`, `2002-01-01`, `1/4`, `25%`, `100 EUR`; a question mark for what may mean nothing. */
function shorten(localeCode: string, text: string): string[] {
  return readQuantities(localeCode, text).map(({ quantity, isIndefinite }) => form(quantity) + (isIndefinite ? '?' : ''));
}

function form(quantity: Quantity): string {
  if (quantity.kind === 'date') return quantity.date;
  if (quantity.kind === 'share') return `${quantity.part}/${quantity.whole}`;
  if (quantity.kind === 'percent') return `${quantity.amount}%`;
  if (quantity.kind === 'money') return `${quantity.amount} ${quantity.currency}`;
  return quantity.kind === 'count' ? `${quantity.amount}` : `${quantity.amount} ${quantity.unit}`;
}

const CASES: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  tr: [
    ['üç ay, 3 ay, 3\u00a0aydır, 90 günlük', '3 month', '3 month', '3 month', '90 day'],
    ['bir buçuk ay, 1,5 ay, yarım saat, altı buçuk yıl', '1.5 month', '1.5 month', '0.5 hour', '6.5 year'],
    ['8 ay ila 1 yıl', '8 month', '1 year'],
    ['1,5 ila 8 yıl', '1.5 year', '8 year'],
    ['8’den 12 aya kadar', '8 month', '12 month'],
    ['5 iş günü içinde, 2 saniyede', '5 workday', '2 second'],
    ['on iki ay; üç yüz altmış beş gün', '12 month', '365 day'],
    ['1 Ocak 2002’den sonra, 01.01.2002, Eylül 2023', '2002-01-01', '2002-01-01', '2023-09'],
    ['20 Temmuz – 31 Ağustos', '07-20', '08-31'],
    ['dörtte biri, dörtte üçünü, yarısını, 1/4', '1/4', '3/4', '1/2', '1/4'],
    ['%25, % 10, yüzde yirmi beş', '25%', '10%', '25%'],
    ['30 hektar, 2.000 TL, ₺100', '30 hectare', '2000 TRY', '100 TRY'],
    ['2023 yılında', '2023'],
    ['bir gün', '1 day?'],
    ['iki ayrı avukat', '2'],
    ['5. yılın sonunda', '5'],
    ['TBK 344/3 ve E. 2013/8-375', '344', '3', '2013', '8', '375'],
  ],
  en: [
    ['three months, 90-day window, a ten-year period', '3 month', '90 day', '10 year'],
    ['one and a half months, a month and a half, half a year', '1.5 month', '1.5 month', '0.5 year'],
    ['8 months to 1 year; 8 to 12 months', '8 month', '1 year', '8 month', '12 month'],
    ['January 1, 2002; 1st of January 2002; 20 July', '2002-01-01', '2002-01-01', '07-20'],
    ['only 2 may apply', '2'],
    ['25 percent, 25 per cent, €1,500', '25%', '25%', '1500 EUR'],
    ['one quarter, three quarters, half of the value, two thirds', '1/4', '3/4', '1/2', '2/3'],
    ['half', '1/2'],
    ['a half-sister', '0.5'],
    ['a third party', '1/3?'],
    ['five working days', '5 workday'],
    ['one day; twenty a day', '1 day?', '20', '1 day?'],
    ['three hundred and sixty-five days', '365 day'],
  ],
  de: [
    ['drei Monate, 90 Tagen, 90-Tage-Frist, 90-tägig', '3 month', '90 day', '90 day', '90 day'],
    ['Zehnjahresfrist, dreimonatige, Fünf-Jahres-Frist, vierzehntägig', '10 year', '3 month', '5 year', '14 day'],
    ['anderthalb Monate, zweieinhalb Jahre, ein halbes Jahr', '1.5 month', '2.5 year', '0.5 year'],
    ['2 Wochen bis 1,5 Monate; zwischen 8 und 12 Monaten', '2 week', '1.5 month', '8 month', '12 month'],
    ['1. Januar 2002, 01.01.2002', '2002-01-01', '2002-01-01'],
    ['ein Viertel, drei Viertel, die Hälfte', '1/4', '3/4', '1/2'],
    ['25 Prozent, 25\u00a0%, 5 Werktage, 2.000 €', '25%', '25%', '5 workday', '2000 EUR'],
    ['fünfundvierzig Tage, dreihundertfünfundsechzig Tage', '45 day', '365 day'],
    ['einen Tag, eines Tages', '1 day?', '1 day?'],
    ['Minderjährige und volljährige Kinder'],
  ],
  nl: [
    ['drie maanden, driemaandentermijn, 90-dagentermijn, tienjarige', '3 month', '3 month', '90 day', '10 year'],
    ['anderhalve maand, tweeënhalf jaar, half jaar', '1.5 month', '2.5 year', '0.5 year'],
    ['8 maanden tot 1 jaar; 1 tot 1,5 maand', '8 month', '1 year', '1 month', '1.5 month'],
    ['1 januari 2002, de helft, driekwart, twee derde', '2002-01-01', '1/2', '3/4', '2/3'],
    ['een derde', '1/3?'],
    ['5 werkdagen, 25 procent, 30 hectare', '5 workday', '25%', '30 hectare'],
    ['minderjarige kinderen'],
  ],
  fr: [
    ['trois mois, un mois et demi, deux ans et demi', '3 month', '1.5 month', '2.5 year'],
    ['de 1,5 à 8 ans; 8–12 mois', '1.5 year', '8 year', '8 month', '12 month'],
    ['1er janvier 2002, la moitié, un quart, trois quarts, deux tiers', '2002-01-01', '1/2', '1/4', '3/4', '2/3'],
    ['un tiers', '1/3?'],
    ['25\u202f%, 25 pour cent, 2 000 €, 5 jours ouvrés', '25%', '25%', '2000 EUR', '5 workday'],
    ['quatre-vingt-dix jours, soixante-dix-sept jours, vingt et un jours', '90 day', '77 day', '21 day'],
  ],
  ru: [
    ['три месяца, трёхмесячный, 90-дневный, десятилетний срок', '3 month', '3 month', '90 day', '10 year'],
    ['полтора месяца, полгода, два с половиной года', '1.5 month', '0.5 year', '2.5 year'],
    ['от 2 недель до 1,5 месяца; от 8 до 12 месяцев; 1–1,5 месяца', '2 week', '1.5 month', '8 month', '12 month', '1 month', '1.5 month'],
    ['1 января 2002 года, в сентябре 2023 года, 20 июля', '2002-01-01', '2023-09', '07-20'],
    ['2023 году', '2023'],
    ['половина, четверть, три четверти, одна четвёртая', '1/2', '1/4', '3/4', '1/4'],
    ['25 процентов, 5 рабочих дней, 30 гектаров, 2 000 лир', '25%', '5 workday', '30 hectare', '2000 TRY'],
    ['двумя свидетелями, двадцать один день', '2', '21 day'],
    ['малолетних детей'],
  ],
};

describe.each(Object.entries(CASES))('in %s', (localeCode, cases) => {
  it.each(cases)('%s', (text, ...expected) => {
    // Articles are the number one in most languages; alone they are not looked at here.
    expect(shorten(localeCode, text).filter((found) => found !== '1?')).toEqual(expected);
  });
});

describe('readQuantities', () => {
  it('gives the place of the words', () => {
    const text = 'Die Frist von zwei\u00a0Wochen beginnt.';
    const [reading] = readQuantities('de', text);
    expect(text.slice(reading?.start, reading?.end)).toBe('zwei\u00a0Wochen');
    expect(reading?.inWords).toBe(true);
  });

  it('knows its languages', () => {
    expect(canRead('tr')).toBe(true);
    expect(canRead('es')).toBe(false);
  });
});
