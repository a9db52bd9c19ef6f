/** Schema of content/site.yaml. Types and field descriptions: src/model/site.ts. */
import { z } from 'zod';
import type { Localized } from '../../../src/model/site.ts';
import { OLD_SITE_KEYS } from '../registers/oldKeys.ts';
import { isCountry, isLanguage } from './codes.ts';
import { dataUrl, flagUrl, handle, line, queryName, reportUrl, scriptUrl, siteUrl, tagHost, tagId } from './siteValues.ts';
import { localeCode, slug, text, translationPolicy } from './text.ts';

const locale = z
  .strictObject({
    code: localeCode,
    iso: z
      .string('Expected a tag such as de-DE')
      .regex(/^[a-z]{2,3}-[A-Z]{2}$/, { error: 'Expected a tag such as de-DE', abort: true })
      .refine((tag) => isLanguage(tag.split('-')[0] ?? '') && isCountry(tag.split('-')[1] ?? ''), 'There is no such language or country'),
    language: line,
    name: line,
    flag: z
      .string('A flag is a country code of two small letters')
      .regex(/^[a-z]{2}$/, { error: 'A flag is a country code of two small letters', abort: true })
      .refine((code) => isCountry(code.toUpperCase()), 'There is no such country'),
    direction: z.enum(['ltr', 'rtl'], 'Expected ltr or rtl').default('ltr'),
  })
  .refine(({ code, iso }) => iso.startsWith(`${code}-`), {
    error: 'Expected a tag of the same language as code',
    path: ['iso'],
    // A wrong form has an issue of its own.
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ interface: 'Locale' });

/** A text per language. The schema of the file checks that each language has one. */
const localized = z.record(localeCode, line) as unknown as z.ZodType<Localized, Record<string, string>>;

const address = z
  .strictObject({
    id: slug,
    country: z
      .string('Expected a country code such as DE')
      .regex(/^[A-Z]{2}$/, { error: 'Expected a country code such as DE', abort: true })
      .refine(isCountry, 'There is no such country'),
    city: localized,
    postalCode: line,
    fullAddress: line,
  })
  .meta({ interface: 'Address' });

/** Phone numbers with country code; spaces are allowed (E.123). */
const phone = z.string().regex(/^\+[\d ]{8,20}$/, 'Expected a number with country code, such as +90 500 000 00 00');

/** URL of Google's tag. Nothing is loaded from there unless a tag is configured and the visitor has agreed. */
const DEFAULT_TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js?id={id}';

/** Values that only the practice knows. `sample: true` marks all of them as made up. */
const OWN_VALUES = ['name', 'url', 'contact.whatsapp', 'contact.phones', 'contact.emails', 'contact.addresses', 'legal'];

export const siteSchema = z
  .strictObject({
    sample: z
      .union([
        z.literal(true),
        z.array(
          text.refine((name) => !Object.hasOwn(OLD_SITE_KEYS, name), {
            error: ({ input }) => `"${String(input)}" is called "${OLD_SITE_KEYS[String(input)]?.key}" now`,
          }),
        ),
      ])
      .default([])
      .transform((given): readonly string[] => (given === true ? OWN_VALUES : given)),
    name: line,
    url: siteUrl,
    description: localized,
    twitter: handle,
    separator: z
      .string()
      .min(1, 'Expected a character, such as " · "')
      .max(10, 'Expected a few characters, such as " · "')
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'This text takes one line'),
    defaultLocale: localeCode,
    locales: z.array(locale).min(1, 'Expected at least one language'),
    contact: z
      .strictObject({
        whatsapp: phone,
        phones: z.array(phone).min(1, 'Expected at least one number'),
        emails: z.array(z.email('Expected an e-mail address')).min(1, 'Expected at least one address'),
        addresses: z.array(address).min(1, 'Expected at least one office'),
      })
      .meta({ interface: 'Contact' }),
    legal: z.strictObject({
      responsible: z.string().describe('Who answers for the site: name and title.'),
      chamber: z.string().describe('The bar chamber.'),
      registrationNumber: z.string().describe('Number in the chamber’s register.'),
      taxId: z.string().describe('Tax number.'),
      insurance: z.string().describe('Professional liability insurance: insurer and where it holds.'),
    }),
    areas: z.array(
      z
        .strictObject({
          id: slug,
          field: z.enum(['dawn', 'quince', 'rose', 'stone', 'water'], 'Expected dawn, quince, rose, stone or water'),
        })
        .meta({ interface: 'Area' }),
    ),
    translations: translationPolicy.default({ errors: 'stop', outdated: 'notice' }),
    reviewMaxAgeMonths: z.int('Expected a whole number of months').min(1, 'Expected at least one month').default(6),
    dataUrl: dataUrl.default('/'),
    canonicalQuery: z.array(queryName),
    flags: z.strictObject({
      source: z.enum(['cdn', 'self'], 'Expected cdn or self'),
      cdn: flagUrl,
    }),
    reports: z.strictObject({ policy: reportUrl.default(''), errors: reportUrl.default('') }).default({ policy: '', errors: '' }),
    analytics: z.strictObject({
      script: scriptUrl.default(DEFAULT_TAG_SCRIPT),
      hosts: z.array(tagHost).default([]),
      tags: z.array(
        z
          .strictObject({
            id: tagId,
            purpose: z.enum(['analytics', 'ads'], 'Expected analytics or ads'),
            enabled: z.boolean('Expected true or false'),
            label: z
              .string()
              .regex(/^[\w-]+$/, 'Expected a conversion label such as AbC-D_efG-h12')
              .optional(),
          })
          .superRefine(({ purpose, label }, context) => {
            const isAds = purpose === 'ads';
            if (isAds === (label !== undefined)) return;
            const message = isAds
              ? 'An ads tag needs the label of its conversion, such as AbC-D_efG-h12'
              : 'Only an ads tag has a label, as only it reports conversions';
            context.addIssue({ code: 'custom', path: isAds ? [] : ['label'], message });
          })
          .meta({ interface: 'AnalyticsTag' }),
      ),
    }),
  })
  .superRefine(({ locales, description, contact }, context) => {
    const codes: readonly string[] = locales.map(({ code }) => code);
    const texts = [
      { path: ['description'], text: description },
      ...contact.addresses.map(({ city }, index) => ({ path: ['contact', 'addresses', index, 'city'], text: city })),
    ];
    for (const { path, text: byLocale } of texts) {
      const given = Object.keys(byLocale);
      const missing = codes.filter((code) => !given.includes(code));
      const unknown = given.filter((code) => !codes.includes(code));
      if (missing.length > 0)
        context.addIssue({ code: 'custom', path, message: `Expected a text for each language; ${missing.join(', ')} has none` });
      if (unknown.length > 0) context.addIssue({ code: 'custom', path, message: `The site has no language ${unknown.join(', ')}` });
    }
  })
  .superRefine(({ url, reports }, context) => {
    // An invalid URL has an issue of its own.
    if (!URL.canParse(url)) return;
    const domain = new URL(url).hostname.replace(/^www\./, '');
    for (const [key, address] of Object.entries(reports)) {
      const host = URL.canParse(address) ? new URL(address).hostname : '';
      if (host && host !== domain && !host.endsWith(`.${domain}`)) {
        const message = `Reports go to the practice's own domain only, such as https://reports.${domain}/${key}`;
        context.addIssue({ code: 'custom', path: ['reports', key], message });
      }
    }
  })
  .superRefine(({ defaultLocale, locales, areas, contact, analytics }, context) => {
    const complain = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (!locales.some(({ code }) => code === defaultLocale)) complain(['defaultLocale'], `The site has no language ${defaultLocale}`);
    const lists = [
      { path: ['locales'], key: 'code', names: locales.map(({ code }) => code) },
      { path: ['areas'], key: 'id', names: areas.map(({ id }) => id) },
      { path: ['contact', 'addresses'], key: 'id', names: contact.addresses.map(({ id }) => id) },
      { path: ['analytics', 'tags'], key: 'id', names: analytics.tags.map(({ id }) => id) },
    ];
    for (const { path, key, names } of lists) {
      const again = names.findIndex((name, index) => names.indexOf(name) < index);
      if (again >= 0) complain([...path, again, key], `"${names[again]}" is in this list twice`);
    }
  })
  .superRefine(({ sample, ...site }, context) => {
    for (const [index, name] of sample.entries()) {
      const message = `There is no value "${name}" in this file`;
      // An old name has an issue of its own.
      if (!Object.hasOwn(OLD_SITE_KEYS, name) && !hasValue(site, name.split('.')))
        context.addIssue({ code: 'custom', path: ['sample', index], message });
    }
  })
  .meta({ interface: 'Site' });

function hasValue(data: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key) && hasValue((data as Record<string, unknown>)[key], rest);
}
