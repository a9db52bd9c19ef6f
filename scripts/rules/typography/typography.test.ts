import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../content/texts/textFix.ts';
import { fixesOf } from './typography.ts';

/** What writers would see after as many runs as it takes; fails when fixes quarrel. */
function fixed(localeCode: string, text: string): string {
  let now = text;
  for (let look = 0; look < 4; look += 1) now = applyFixes(now, fixesOf(localeCode, now));
  expect(fixesOf(localeCode, now)).toEqual([]);
  return now.replaceAll('\u00a0', '␣').replaceAll('\u202f', '⍽');
}

describe('typography', () => {
  it.each([
    ['tr', '"Boşandım" dedi', '“Boşandım” dedi'],
    ['en', '„Divorced“ she said', '“Divorced” she said'],
    ['de', '“Geschieden” sagte sie', '„Geschieden“ sagte sie'],
    ['nl', '“Gescheiden” zei ze', '‘Gescheiden’ zei ze'],
    ['fr', '"Divorcée" dit-elle', '«␣Divorcée␣» dit-elle'],
    ['fr', '« Divorcée » dit-elle', '«␣Divorcée␣» dit-elle'],
    ['fr', '«Divorcée» dit-elle', '«␣Divorcée␣» dit-elle'],
    ['ru', '"Развод" сказала она', '«Развод» сказала она'],
    ['de', '« weiter »', '„weiter“'],
    ['en', '"He said "yes" to me"', '“He said ‘yes‘ to me”'.replace('yes‘', 'yes’')],
    ['nl', '‘Hij zei “ja” tegen mij’', '‘Hij zei “ja” tegen mij’'],
    ['de', '(„so“), „so“.', '(„so“), „so“.'],
  ])('sets quotation marks in %s: %s', (localeCode, text, right) => {
    expect(fixed(localeCode, text)).toBe(right);
  });

  it.each([
    ['tr', "Türkiye'de ve 2002'den", 'Türkiye’de ve 2002’den'],
    ['fr', "l'avocat turc d'ici", 'l’avocat turc d’ici'],
    ['nl', "'s avonds en foto's", '’s avonds en foto’s'],
    ['en', "the tenant's, the tenants' and 'so'", 'the tenant’s, the tenants’ and ‘so’'],
  ])('sets apostrophes in %s: %s', (localeCode, text, right) => {
    expect(fixed(localeCode, text)).toBe(right);
  });

  it.each([
    ['tr', '90 gün, 1 Ocak 2002, m. 166', '90␣gün, 1␣Ocak 2002, m.␣166'],
    ['tr', '2 ayrı avukat, 10 yıllık süre', '2 ayrı avukat, 10␣yıllık süre'],
    ['en', 'January 1, 2002 and 3 months', 'January␣1, 2002 and 3␣months'],
    ['de', 'z.B. am 1. Januar, § 107, Art. 5, d. h. 3 Monate', 'z.␣B. am 1.␣Januar, §␣107, Art.␣5, d.␣h. 3␣Monate'],
    ['nl', '10 jaar en € 100', '10␣jaar en €␣100'],
    ['fr', 'Quoi ? Oui : 1er janvier ; non !', 'Quoi⍽? Oui␣: 1er␣janvier⍽; non⍽!'],
    ['fr', 'Quoi? Oui: non; à 14:30', 'Quoi⍽? Oui␣: non⍽; à 14:30'],
    ['ru', 'Суд — это т.е. 5 лет - срок', 'Суд␣— это т.␣е. 5␣лет␣— срок'],
    ['de', 'zwei  Blanks , und mehr ?', 'zwei Blanks , und mehr?'],
  ])('sets blanks in %s: %s', (localeCode, text, right) => {
    expect(fixed(localeCode, text)).toBe(right);
  });

  it.each([
    ['tr', '25% ve % 10, 1.5 ay, 8-12 ay', '%25 ve %10, 1,5␣ay, 8–12␣ay'],
    ['en', '25 % and 1,5 months, 1.000 euros', '25% and 1.5␣months, 1,000␣euros'],
    ['de', '25% und 1.5 bis 8 Jahre, 1,000 Euro', '25␣% und 1,5 bis 8␣Jahre, 1.000␣Euro'],
    ['fr', '25% et 10.000 euros', '25␣% et 10⍽000␣euros'],
    ['de', 'am 01.01.2002, RG 30.08.2020/31229, E. 2013/8-375, +90 500', 'am 01.01.2002, RG 30.08.2020/31229, E. 2013/8-375, +90 500'],
    ['de', 'von 9 - 12 Monaten... oder 2026-09-26', 'von 9–12␣Monaten… oder 2026-09-26'],
  ])('sets numbers in %s: %s', (localeCode, text, right) => {
    expect(fixed(localeCode, text)).toBe(right);
  });

  it('says nothing about a language that it does not know', () => {
    expect(fixesOf('ja', '"..." 5 %')).toEqual([]);
  });
});
