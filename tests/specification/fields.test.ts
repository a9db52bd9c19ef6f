/** Fields that the specification names: the configuration and the frontmatter have them under these names, and a file without the required ones is refused. */
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceFrontmatter, translationFrontmatter } from '../../scripts/content/schema/frontmatter.ts';
import { siteSchema } from '../../scripts/content/schema/site.ts';
import { readSiteContent } from './siteContent.ts';

type Data = { [key: string]: Data } & Data[];

let site: unknown;

beforeAll(async () => {
  // The people are in a separate file.
  const { people: _, ...own } = (await readSiteContent()).site;
  site = own;
});

/** Where the schema misses a field that was taken out; a number is a place in a list. */
function missesWithout(path: string): string[] {
  const changed = JSON.parse(JSON.stringify(site)) as Data;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((data, key) => data[key] as Data, changed);
  expect(holder, path).toHaveProperty(last);
  delete holder[last];
  return (siteSchema.safeParse(changed).error?.issues ?? []).map((issue) => issue.path.join('.'));
}

describe('the configuration of the site', () => {
  it('is accepted as it is', () => {
    expect(siteSchema.safeParse(site).error).toBeUndefined();
  });

  // proves: fields.site-url, fields.site-name, fields.site-separator, fields.site-default-locale
  it.each(['url', 'name', 'description', 'separator', 'defaultLocale'])('is refused without %s', (path) => {
    expect(missesWithout(path)).toEqual([path]);
  });

  // proves: fields.locale-code, fields.locale-name, fields.locale-flag, fields.locale-iso, fields.locale-language
  it.each(['code', 'name', 'flag', 'iso', 'language'])('is refused with a language that has no %s', (field) => {
    expect(missesWithout(`locales.0.${field}`)).toEqual([`locales.0.${field}`]);
  });

  // proves: fields.address-country, fields.address-city, fields.address-full, fields.address-postal-code
  it.each(['country', 'city', 'fullAddress', 'postalCode'])('is refused with an office that has no %s', (field) => {
    expect(missesWithout(`contact.addresses.0.${field}`)).toEqual([`contact.addresses.0.${field}`]);
  });

  // proves: fields.phones, fields.emails
  it.each(['phones', 'emails'])('has %s as a list of at least one', (field) => {
    const data = JSON.parse(JSON.stringify(site)) as { contact: Data };
    const given = data.contact[field] as Data;
    expect(Array.isArray(given)).toBe(true);
    const accepts = (value: unknown) => siteSchema.safeParse({ ...data, contact: { ...data.contact, [field]: value } }).success;
    expect(accepts([given[0], given[0]])).toBe(true);
    expect(accepts([])).toBe(false);
    expect(accepts(given[0])).toBe(false);
  });
});

describe('the frontmatter', () => {
  const LOCAL = {
    seo: { title: 'a', description: 'b' },
    title: 'c',
    description: 'd',
    conditions: ['e'],
    subConditions: ['f'],
    steps: [{ title: 'g', description: 'h' }],
    faq: [{ title: 'i', questions: [{ question: 'j', answer: 'k' }] }],
    aliases: ['/services/rentLaw/l'],
    legacySlugs: ['m'],
  };
  const schemas = [
    ['the source language', sourceFrontmatter, { ...LOCAL, kind: 'service' }],
    ['a translation', translationFrontmatter, LOCAL],
  ] as const;

  // proves: card.frontmatter
  it.each(schemas)('of %s holds texts, conditions, steps, groups of questions, aliases and old endings', (_language, schema, data) => {
    expect(schema.parse(data)).toMatchObject(data);
    expect(schema.safeParse({ ...data, description2: 'x' }).success).toBe(false);
  });

  // proves: texts.seo-title, texts.seo-description, texts.title, texts.description
  it.each(schemas)('of %s is refused without its titles and descriptions', (_language, schema, data) => {
    for (const key of ['title', 'description'] as const) {
      expect(schema.safeParse({ ...data, [key]: undefined }).error?.issues[0]?.path).toEqual([key]);
      expect(schema.safeParse({ ...data, seo: { ...data.seo, [key]: undefined } }).error?.issues[0]?.path).toEqual(['seo', key]);
    }
  });

  // proves: texts.steps, texts.faq-groups
  it.each(schemas)('of %s is refused with half a step, half a question, or a group without a title', (_language, schema, data) => {
    expect(schema.safeParse({ ...data, steps: [{ title: 'x' }] }).success).toBe(false);
    expect(schema.safeParse({ ...data, faq: [{ question: 'x' }] }).success).toBe(false);
    expect(schema.safeParse({ ...data, faq: [{ questions: LOCAL.faq[0]?.questions }] }).success).toBe(false);
  });
});
