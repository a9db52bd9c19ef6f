/** The register contains the legal figures of the specification, and the pages quote them in every language. */
import { describe, expect, it } from 'vitest';
import { statesFact } from '../../scripts/rules/factNumber/states.ts';
import type { Fact } from '../../src/model/fact.ts';
import { readSiteContent } from './siteContent.ts';

const content = await readSiteContent();
const CODES = content.site.locales.map(({ code }) => code);

type Figures = Partial<Pick<Fact, 'value' | 'min' | 'max'>>;

function factOf(id: string): Fact {
  const fact = content.facts.find((candidate) => candidate.id === id);
  if (!fact) throw new Error(`The register has no fact ${id}.`);
  return fact;
}

/** Words by which a page quotes a fact, in one language. */
function quotesOf(pageId: string, localeCode: string, factId: string): string[] {
  const page = content.pages.find((candidate) => candidate.pageId === pageId && candidate.localeCode === localeCode);
  return (page?.outline.facts ?? []).filter(({ id }) => id === factId).map(({ text }) => text);
}

/** The register has exactly this value, and so does every mark on the page; there is at least one. */
function expectFigure(factId: string, pageId: string, figures: Figures): void {
  const fact = factOf(factId);
  expect({ value: fact.value, min: fact.min, max: fact.max }).toEqual({ value: undefined, min: undefined, max: undefined, ...figures });
  for (const code of CODES) {
    const quotes = quotesOf(pageId, code, factId);
    expect(quotes.length, `${pageId}, ${code}`).toBeGreaterThan(0);
    for (const words of quotes) expect(statesFact(code, words, { ...fact, ...figures }), `${pageId}, ${code}: ${words}`).toBe(true);
  }
}

/** The register's rule has these words, and the page quotes it in wordings that are accepted for it. */
function expectCondition(factId: string, pageId: string, words: readonly RegExp[]): void {
  const fact = factOf(factId);
  for (const pattern of words) expect(fact.condition).toMatch(pattern);
  for (const code of CODES) {
    const quotes = quotesOf(pageId, code, factId);
    expect(quotes.length, `${pageId}, ${code}`).toBeGreaterThan(0);
    const accepted = (fact.phrases?.[code] ?? []).map((phrase) => phrase.toLocaleLowerCase(code));
    for (const quote of quotes) expect(accepted, `${pageId}, ${code}`).toContain(quote.replace(/\s+/g, ' ').toLocaleLowerCase(code));
  }
}

describe('a divorce at the consulate', () => {
  // proves: law.consular-window
  it('leaves the second spouse 90 days', () => {
    expectFigure('consular-second-signature-window', 'konsolosluk-bosanma-rehberi', { value: 'P90D' });
    expectFigure('consular-second-signature-window', 'bosanmada-eski-esin-imzaya-gelmemesi', { value: 'P90D' });
  });

  // proves: law.consular-processing
  it('takes 2 weeks to 1.5 months', () => {
    expectFigure('consular-processing-time', 'konsolosluk-bosanma-rehberi', { min: 'P2W', max: 'P1.5M' });
  });

  // proves: law.consular-unilateral
  it('is for one alone only where the other has no Turkish citizenship or has died', () => {
    expectCondition('consular-unilateral-condition', 'konsolosluk-tek-tarafli-basvuru-sartlari', [/alone if/, /solely a foreign citizen/]);
  });

  // proves: law.consular-joint
  it('is for both where both are Turkish citizens, separately within 90 days', () => {
    expectCondition('consular-joint-condition', 'konsolosluk-tek-tarafli-basvuru-sartlari', [
      /both must apply, separately/,
      /another nationality/,
    ]);
    expectFigure('consular-second-signature-window', 'konsolosluk-tek-tarafli-basvuru-sartlari', { value: 'P90D' });
  });
});

describe('a divorce in court', () => {
  // proves: law.recognition
  it('abroad is recognized in 8 months to 1 year', () => {
    expectFigure('recognition-suit-duration', 'tanimatenfiz', { min: 'P8M', max: 'P1Y' });
  });

  // proves: law.contested
  it('takes 1.5 to 8 years where it is contested', () => {
    expectFigure('contested-divorce-duration', 'bosanma-hukuku', { min: 'P1.5Y', max: 'P8Y' });
  });

  // proves: law.uncontested
  it('takes 1 to 1.5 months by agreement', () => {
    expectFigure('uncontested-divorce-duration', 'turkiye-gelmeden-anlasmali-bosanma', { min: 'P1M', max: 'P1.5M' });
  });
});

describe('a divorce without travelling', () => {
  const PAGE = 'turkiye-gelmeden-anlasmali-bosanma';

  // proves: law.no-travel-children
  it('is for spouses without children', () => {
    expectCondition('no-travel-no-children', PAGE, [/no .*children/]);
  });

  // proves: law.no-travel-claims
  it('is for spouses who claim neither maintenance nor compensation', () => {
    expectCondition('no-travel-no-claims', PAGE, [/Nobody claims alimony or compensation/]);
  });

  // proves: law.no-travel-witnesses
  it('needs two witnesses in Turkey', () => {
    expect(factOf('no-travel-witnesses').applies).toContain('Witnesses in Turkey');
    expectFigure('no-travel-witnesses', PAGE, { value: '2' });
  });

  // proves: law.no-travel-powers
  it('needs a power of attorney from both', () => {
    expectCondition('no-travel-poa-both', PAGE, [/Both spouses give a power of attorney/]);
  });

  // proves: law.travel-day, law.hearing
  it('is otherwise one day of travel and a hearing of 5 minutes', () => {
    expectFigure('travel-days', PAGE, { value: 'P1D' });
    expectFigure('hearing-duration', PAGE, { value: 'PT5M' });
  });
});

describe('property of spouses', () => {
  const PAGE = 'turkiye-bulunan-mallarin-paylasimi';

  // proves: law.property-since
  it('is shared where it was acquired from 01.01.2002 on', () => {
    expectFigure('shared-property-cutoff', PAGE, { value: '2002-01-01' });
  });

  // proves: law.property-limit
  it('is claimed within 10 years', () => {
    expectFigure('property-suit-limit', PAGE, { value: 'P10Y' });
  });

  // proves: law.property-start
  it('is claimed from a day that the page names, for a divorce abroad too', () => {
    expectCondition('property-suit-start', PAGE, [/divorce becoming final/, /recognition in Turkey/]);
    const recognition = { tr: /tanıma/, en: /recognition/, de: /Anerkennung/, nl: /erkenning/, fr: /reconnaissance/, ru: /признания/ };
    for (const code of CODES) expect(quotesOf(PAGE, code, 'property-suit-start').join(' '), code).toMatch(recognition[code]);
  });
});

// proves: law.renunciation
it('an inheritance is renounced within 3 months', () => {
  expectFigure('renunciation-deadline', 'reddi-miras', { value: 'P3M' });
});

// proves: law.renunciation-start
it('the page on renunciation says that the 3 months begin when the heir learns of the death', () => {
  const learning = {
    tr: /ölümü\S* öğren/,
    en: /learn\w* (?:of|about) the death/,
    de: /vom Tod erf/,
    nl: /overlijden (?:hoort|hoorde|verneemt)/,
    fr: /appre(?:nez|nd) le décès|appris le décès/,
    ru: /узна\S+ о смерти/,
  };
  for (const code of CODES) {
    const page = content.pages.find(({ pageId, localeCode }) => pageId === 'reddi-miras' && localeCode === code);
    const near = page?.outline.blocks.filter(({ segments }) => segments.some(({ factId }) => factId === 'renunciation-deadline')) ?? [];
    expect(
      near.some(({ text }) => learning[code].test(text)),
      code,
    ).toBe(true);
  }
});

describe('rent', () => {
  // proves: law.rent-threshold
  it('is set again by a court after 5 years', () => {
    expectFigure('rent-determination-threshold', 'dusuk-kira-bedelinin-arttirilmasi', { value: 'P5Y' });
  });

  // proves: law.eviction
  it('that is owed leads to an eviction in 8 to 12 months', () => {
    expectFigure('eviction-duration', 'kira-odemeyen-kiracinin-tahliyesi-kira-tahsilati', { min: 'P8M', max: 'P12M' });
  });

  // proves: law.eviction-warnings
  it('that is paid late allows an eviction after two justified warnings', () => {
    expectFigure('eviction-two-warnings', 'kira-odemeyen-kiracinin-tahliyesi-kira-tahsilati', { value: '2' });
  });
});

describe('the practice', () => {
  // proves: purpose.experience
  it('claims more than 10 years of experience on the about page', () => {
    expectFigure('experience-years', 'about', { min: 'P10Y' });
  });

  // proves: purpose.appointment
  it('asks for an appointment on the contact page, and gives time and full address over WhatsApp', () => {
    expectCondition('visit-by-appointment', 'contact', [/appointment first/, /time and full address are given over WhatsApp/]);
    for (const code of CODES) {
      const quotes = quotesOf('contact', code, 'visit-by-appointment');
      expect(
        quotes.some((words) => words.includes('WhatsApp')),
        code,
      ).toBe(true);
      expect(
        quotes.some((words) => !words.includes('WhatsApp')),
        code,
      ).toBe(true);
    }
  });
});
