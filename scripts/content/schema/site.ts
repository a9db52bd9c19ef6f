/** Schema of content/site.yaml. Types and field descriptions: src/model/site.ts. */

import { z } from 'zod';
import { LANGUAGES } from '../../../src/messages/language.ts';
import type { Localized } from '../../../src/model/site.ts';
import { OLD_SITE_KEYS } from '../registers/oldKeys.ts';
import { because } from './because.ts';
import { isCountry, isLanguage } from './codes.ts';
import { dataUrl, flagUrl, handle, line, queryName, reportUrl, scriptUrl, siteUrl, tagHost, tagId } from './siteValues.ts';
import { localeCode, slug, text, translationPolicy } from './text.ts';

const locale = z
  .strictObject({
    code: localeCode,
    iso: z
      .string(because('tag'))
      .regex(/^[a-z]{2,3}-[A-Z]{2}$/, { error: because('tag'), abort: true })
      .refine((tag) => isLanguage(tag.split('-')[0] ?? '') && isCountry(tag.split('-')[1] ?? ''), because('no-language-or-country')),
    language: line,
    name: line,
    flag: z
      .string(because('flag'))
      .regex(/^[a-z]{2}$/, { error: because('flag'), abort: true })
      .refine((code) => isCountry(code.toUpperCase()), because('no-country')),
    direction: z.enum(['ltr', 'rtl'], because('choice', { names: ['ltr', 'rtl'] })).default('ltr'),
  })
  .refine(({ code, iso }) => iso.startsWith(`${code}-`), {
    error: because('tag-language'),
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
      .string(because('country'))
      .regex(/^[A-Z]{2}$/, { error: because('country'), abort: true })
      .refine(isCountry, because('no-country')),
    city: localized,
    postalCode: line,
    fullAddress: line,
  })
  .meta({ interface: 'Address' });

/** Phone numbers with country code; spaces are allowed (E.123). */
const phone = z.string().regex(/^\+[\d ]{8,20}$/, because('phone'));

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
            error: ({ input }) => because('old-name', { name: String(input), now: OLD_SITE_KEYS[String(input)]?.key ?? '' }),
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
      .min(1, because('separator-empty'))
      .max(10, because('separator-long'))
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, because('line')),
    defaultLocale: localeCode,
    locales: z.array(locale).min(1, because('at-least-one', { what: 'language' })),
    contact: z
      .strictObject({
        whatsapp: phone,
        phones: z.array(phone).min(1, because('at-least-one', { what: 'number' })),
        emails: z.array(z.email(because('email'))).min(1, because('at-least-one', { what: 'address' })),
        addresses: z.array(address).min(1, because('at-least-one', { what: 'office' })),
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
          field: z.enum(
            ['dawn', 'quince', 'rose', 'stone', 'water'],
            because('choice', { names: ['dawn', 'quince', 'rose', 'stone', 'water'] }),
          ),
        })
        .meta({ interface: 'Area' }),
    ),
    translations: translationPolicy.default({ errors: 'stop', outdated: 'notice' }),
    reviewMaxAgeMonths: z
      .int(because('months'))
      .min(1, because('at-least-one', { what: 'month' }))
      .default(6),
    reportLanguage: z.enum(LANGUAGES, because('choice', { names: [...LANGUAGES] })).default('en'),
    dataUrl: dataUrl.default('/'),
    canonicalQuery: z.array(queryName),
    flags: z.strictObject({
      source: z.enum(['cdn', 'self'], because('choice', { names: ['cdn', 'self'] })),
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
            purpose: z.enum(['analytics', 'ads'], because('choice', { names: ['analytics', 'ads'] })),
            enabled: z.boolean(because('boolean')),
            label: z
              .string()
              .regex(/^[\w-]+$/, because('conversion-label'))
              .optional(),
          })
          .superRefine(({ purpose, label }, context) => {
            const isAds = purpose === 'ads';
            if (isAds === (label !== undefined)) return;
            const message = isAds ? because('ads-label') : because('analytics-label');
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
      if (missing.length > 0) context.addIssue({ code: 'custom', path, message: because('each-language', { codes: missing.join(', ') }) });
      if (unknown.length > 0) context.addIssue({ code: 'custom', path, message: because('site-language', { codes: unknown.join(', ') }) });
    }
  })
  .superRefine(({ url, reports }, context) => {
    // An invalid URL has an issue of its own.
    if (!URL.canParse(url)) return;
    const domain = new URL(url).hostname.replace(/^www\./, '');
    for (const [key, address] of Object.entries(reports)) {
      const host = URL.canParse(address) ? new URL(address).hostname : '';
      if (host && host !== domain && !host.endsWith(`.${domain}`)) {
        const message = because('own-domain', { example: `https://reports.${domain}/${key}` });
        context.addIssue({ code: 'custom', path: ['reports', key], message });
      }
    }
  })
  .superRefine(({ defaultLocale, locales, areas, contact, analytics }, context) => {
    const complain = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (!locales.some(({ code }) => code === defaultLocale))
      complain(['defaultLocale'], because('site-language', { codes: defaultLocale }));
    const lists = [
      { path: ['locales'], key: 'code', names: locales.map(({ code }) => code) },
      { path: ['areas'], key: 'id', names: areas.map(({ id }) => id) },
      { path: ['contact', 'addresses'], key: 'id', names: contact.addresses.map(({ id }) => id) },
      { path: ['analytics', 'tags'], key: 'id', names: analytics.tags.map(({ id }) => id) },
    ];
    for (const { path, key, names } of lists) {
      const again = names.findIndex((name, index) => names.indexOf(name) < index);
      if (again >= 0) complain([...path, again, key], because('twice', { name: names[again] ?? '' }));
    }
  })
  .superRefine(({ sample, ...site }, context) => {
    for (const [index, name] of sample.entries()) {
      const message = because('no-value', { name });
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
