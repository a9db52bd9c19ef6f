/** Schema of content/site.yaml. Types and what each field means: src/model/site.ts. */
import { z } from 'zod';
import type { Localized } from '../../../src/model/site.ts';
import { OLD_SITE_KEYS } from '../oldKeys.ts';
import { parseRegisterValue } from '../quantity/register.ts';
import { factId, localeCode, pageId, slug, text, translationPolicy } from './text.ts';

const locale = z
  .strictObject({
    code: localeCode,
    iso: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'Expected a tag such as de-DE'),
    language: text,
    name: text,
    flag: z.string().regex(/^[a-z]{2}$/, 'A flag is a country code of two small letters'),
    direction: z.enum(['ltr', 'rtl']).default('ltr'),
  })
  .meta({ interface: 'Locale' });

/** A text per language; that each language of the site has one is checked with the whole file. */
const localized = z.record(localeCode, text) as unknown as z.ZodType<Localized, Record<string, string>>;

const address = z
  .strictObject({
    id: slug,
    country: z.string().regex(/^[A-Z]{2}$/, 'Expected a country code such as DE'),
    city: localized,
    postalCode: text,
    fullAddress: text,
  })
  .meta({ interface: 'Address' });

/** Phone numbers with country code, blanks allowed (E.123). */
const phone = z.string().regex(/^\+[\d ]{8,20}$/, 'Expected a number with country code, such as +90 500 000 00 00');

/** Google's tag; nothing is loaded from there before a tag is configured and the visitor has agreed. */
const DEFAULT_TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js?id={id}';

const reportAddress = z
  .string()
  .regex(
    /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?\/[\w./-]*)?$/,
    'Expected an https address such as https://reports.example.org/policy, or nothing',
  )
  .default('');

/** What only the practice can know. `sample: true` says that all of it is made up. */
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
    name: text,
    url: z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'Expected an address such as https://www.example.org, without a slash at the end'),
    description: localized,
    twitter: z.string().default(''),
    separator: z.string().min(1),
    defaultLocale: localeCode,
    locales: z.array(locale).min(1),
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
    dataUrl: z
      .string()
      .regex(/^(?:https:\/\/.+|http:\/\/localhost(?::\d+)?)?\/$/, 'Expected / or an https address that ends in /')
      .default('/'),
    canonicalQuery: z.array(text),
    flags: z.strictObject({
      source: z.enum(['cdn', 'self'], 'Expected cdn or self'),
      cdn: z.string().regex(/^https:\/\/.+\{flag\}/, 'Expected an https address with {flag} in it'),
    }),
    reports: z.strictObject({ policy: reportAddress, errors: reportAddress }).default({ policy: '', errors: '' }),
    analytics: z.strictObject({
      script: z
        .string()
        .regex(/^https:\/\/.+\{id\}/, 'Expected an https address with {id} in it')
        .default(DEFAULT_TAG_SCRIPT),
      hosts: z.array(z.string().regex(/^https:\/\/[a-z0-9.*-]+$/, 'Expected an origin such as https://www.example.org')).default([]),
      tags: z.array(
        z
          .strictObject({
            id: text,
            purpose: z.enum(['analytics', 'ads']),
            enabled: z.boolean(),
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
    // Has a finding of its own.
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
  .meta({ interface: 'Site' });

/** YAML takes `5` for a number. */
const registerValue = z.coerce
  .string()
  .refine(
    (value) => parseRegisterValue(value) !== undefined,
    'Expected a duration (P90D), a date (2002-01-01 or 07-20), a number, a share (1/4), a percentage (25%), 30 ha or 5 working days',
  )
  .meta({ orNumber: true });

/** Schema of content/facts.yaml: facts by id. What each field means: src/model/fact.ts. */
export const factsSchema = z.record(
  slug,
  z
    .strictObject({
      value: registerValue.optional(),
      min: registerValue.optional(),
      max: registerValue.optional(),
      condition: text.optional(),
      applies: text.optional(),
      basis: z.array(text).min(1),
      status: z.enum(['specification', 'statute', 'check'], 'Expected specification, statute or check'),
      warning: text.optional(),
      pages: z.array(pageId).default([]),
      companions: z.array(factId).optional(),
      phrases: z.record(z.string().meta({ names: 'localeCode' }), z.array(text).min(1, 'Expected at least one wording')).optional(),
      reviewed: z.string(),
    })
    .meta({ interface: 'Fact' }),
);
