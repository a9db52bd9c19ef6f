/**
 * The real content has the values that the specification fixes: languages, numbers, offices, areas, questions, query parameters, words.
 * The other tests compare pages with the content, and would not notice when the content itself says something else.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LabelKey, LocaleCode, PageId } from '#generated/types.ts';
import { openContentCache } from '../../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../../scripts/content/load.ts';
import { readConfig } from '../../scripts/core/config.ts';
import { isGrouped, type QuestionGroup } from '../../src/model/page.ts';
import { ERROR_TEXTS, type ErrorTexts } from '../liveTexts.ts';

let content: Content;

beforeAll(async () => {
  const config = readConfig({}, join(import.meta.dirname, '../..'));
  const cache = openContentCache(config);
  const loaded = await loadContent({ contentDir: config.contentDir, cache, texts: false });
  if (!loaded.content) throw new Error('The content cannot be read.');
  content = loaded.content;
});

/** Areas of law, in the order in which the specification names them. */
const AREAS = ['divorce', 'inheritance', 'rent', 'real-estate'];

/** Code, ISO code and flag; the flag is that of the ISO code's country. */
const LANGUAGES: readonly (readonly [code: LocaleCode, iso: string, flag: string])[] = [
  ['tr', 'tr-TR', 'tr'],
  ['en', 'en-US', 'us'],
  ['de', 'de-DE', 'de'],
  ['nl', 'nl-NL', 'nl'],
  ['fr', 'fr-FR', 'fr'],
  ['ru', 'ru-RU', 'ru'],
];

describe('the languages', () => {
  // proves: languages.codes, languages.default, languages.iso, switcher.flags-countries
  it('are six, with their ISO codes and flags, Turkish being the default', () => {
    const { locales, defaultLocale } = content.site;
    expect(locales.map(({ code, iso, flag }) => [code, iso, flag])).toEqual(LANGUAGES);
    expect(defaultLocale).toBe('tr');
  });
});

describe('the practice', () => {
  // proves: fields.whatsapp
  it('is reached on WhatsApp under its phone number, which begins with +90', () => {
    const { whatsapp, phones } = content.site.contact;
    const bare = (number: string) => number.replaceAll(' ', '');
    expect(phones.map(bare)).toContain(bare(whatsapp));
    expect(bare(whatsapp)).toMatch(/^\+90\d{10}$/);
  });

  // proves: purpose.offices
  it('has offices in Hamburg, Istanbul, Ankara and Konya, in that order', () => {
    const { addresses } = content.site.contact;
    expect(addresses.map(({ id, country, city }) => [id, country, city.en])).toEqual([
      ['hamburg', 'DE', 'Hamburg'],
      ['istanbul', 'TR', 'Istanbul'],
      ['ankara', 'TR', 'Ankara'],
      ['konya', 'TR', 'Konya'],
    ]);
  });

  // proves: purpose.areas
  it('works in four areas of law', () => {
    expect(content.site.areas.map(({ id }) => id)).toEqual(AREAS);
  });
});

describe('canonical addresses', () => {
  // proves: heads.canonical-whitelist
  it('keep seven query parameters', () => {
    expect([...content.site.canonicalQuery].sort()).toEqual(['category', 'filter', 'page', 'q', 'search', 'sort', 'tag']);
  });
});

describe('the page of questions', () => {
  function groupsOf(localeCode: LocaleCode): readonly QuestionGroup[] {
    const { faq = [] } = content.pages.find((own) => own.localeCode === localeCode && own.frontmatter.kind === 'faq')?.frontmatter ?? {};
    return isGrouped(faq) ? faq : [];
  }
  /** The area that the answers of each group link to most: a heading may be reworded, its questions stay in their group. */
  function subjectsOf(localeCode: LocaleCode): string[] {
    return groupsOf(localeCode).map(({ questions }) => {
      const linked = questions.flatMap(({ answer }) => [...answer.matchAll(/\(page:([\w-]+)/g)].map(([, id]) => id as PageId));
      const areas = linked.map((id) => content.pages.find(({ pageId }) => pageId === id)?.area);
      const count = (area: string) => areas.filter((own) => own === area).length;
      return AREAS.toSorted((a, b) => count(b) - count(a))[0] ?? '';
    });
  }

  // proves: texts.faq-four-groups
  it.each(LANGUAGES)('has in %s four groups: divorce, inheritance, rent, real estate', (code) => {
    expect(subjectsOf(code)).toEqual(AREAS);
  });

  it('calls the groups in English as the specification does', () => {
    expect(groupsOf('en').map(({ title }) => title)).toEqual(['Divorce', 'Inheritance', 'Rent', 'Real estate']);
  });
});

/** The shared labels in the specification's words; it names the two toggles by what they do. */
const SHARED: Readonly<Partial<Record<LabelKey, string>>> = {
  home: 'Home',
  services: 'Services',
  about: 'About',
  privacy: 'Privacy',
  faq: 'FAQ',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  contact: 'Contact',
  whatsappConsultation: 'WhatsApp consultation',
  clickHere: 'Click here',
  toggleMenu: 'Open or close the menu',
  toggleQuestion: 'Open or close the answer',
  pages: 'Pages',
};

const ENGLISH_ERRORS: ErrorTexts = {
  unknown: ['Not Found', 'Sorry, the page you are looking for does not exist or may have been moved to another address.'],
  unknownPath: 'Page Not Found: {{path}}',
  gone: [
    'Page removed',
    'This page has been removed, and no other page has taken its place. You can reach all our topics from the home page.',
  ],
  serverError: ['Server Error', 'Something went wrong on our side. Please try again in a moment.'],
};

describe('the labels', () => {
  // proves: layout.label-home, layout.label-services, layout.label-about, layout.label-privacy, layout.label-faq, layout.label-address
  // proves: layout.label-phone, layout.label-email, layout.label-contact, layout.label-whatsapp, layout.label-click-here
  // proves: layout.label-toggle-menu, layout.label-toggle-question, layout.label-pages
  it('say in English what the specification lists', () => {
    const keys = Object.keys(SHARED) as LabelKey[];
    expect(Object.fromEntries(keys.map((key) => [key, content.labels.en?.[key]]))).toEqual(SHARED);
  });

  it.each(LANGUAGES)('say in %s each of these things in words of its own', (code) => {
    const words = (Object.keys(SHARED) as LabelKey[]).map((key) => content.labels[code]?.[key]?.trim());
    expect(words.filter((text) => !text)).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  // proves: errors.not-found-title, errors.not-found-message, errors.not-found-path, errors.server-error
  it('say what went wrong in the words that the specification lists: all in English, the first title in Turkish as well', () => {
    expect(ERROR_TEXTS.en).toEqual(ENGLISH_ERRORS);
    expect(ERROR_TEXTS.tr.unknown[0]).toBe('Bulunamadı');
  });

  // proves: errors.translated
  it.each(LANGUAGES.filter(([code]) => code !== 'en'))('say in %s what went wrong, each thing in words of its own', (code) => {
    const { unknown, unknownPath, gone, serverError } = ERROR_TEXTS[code];
    const words = [...unknown, unknownPath, ...gone, ...serverError];
    expect(words.filter((text) => !text.trim())).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
    expect(unknownPath).toContain('{{path}}');
    const { en } = ERROR_TEXTS;
    const english = [...en.unknown, en.unknownPath, ...en.gone, ...en.serverError];
    expect(words.filter((text) => english.includes(text))).toEqual([]);
  });
});
