import { beforeAll, describe, expect, it } from 'vitest';
import { reasons } from '../../../src/messages/en/reasons.ts';
import { write } from '../../../src/messages/values.ts';
import type { Site } from '../../../src/model/site.ts';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../load.ts';
import { readReason } from './because.ts';
import { siteSchema } from './site.ts';

/** The people are in a separate file. */
let site: Omit<Site, 'people'>;

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content) throw new Error('The fixture cannot be read.');
  const { people: _, ...own } = content.site;
  site = own;
});

/** What the schema says of a change of the fixture's site, and where. */
function findings(change: Partial<Site>): string[] {
  const { error } = siteSchema.safeParse({ ...site, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${write(reasons, readReason(message))}`);
}

describe('tags', () => {
  const withTag = (tag: Site['analytics']['tags'][number]) => findings({ analytics: { ...site.analytics, tags: [tag] } });

  it('take the label of a conversion for ads, and only there', () => {
    expect(withTag({ id: 'AW-1', purpose: 'ads', enabled: true, label: 'AbC-D_efG-h12' })).toEqual([]);
    expect(withTag({ id: 'G-1', purpose: 'analytics', enabled: true })).toEqual([]);
    expect(withTag({ id: 'AW-1', purpose: 'ads', enabled: true })).toEqual([
      'analytics.tags.0: An ads tag needs the label of its conversion, such as AbC-D_efG-h12',
    ]);
    expect(withTag({ id: 'G-1', purpose: 'analytics', enabled: true, label: 'x' })).toEqual([
      'analytics.tags.0.label: Only an ads tag has a label, as only it reports conversions',
    ]);
    expect(withTag({ id: 'AW-1', purpose: 'ads', enabled: true, label: 'AW-1/x' })).toEqual([
      'analytics.tags.0.label: Expected a conversion label such as AbC-D_efG-h12',
    ]);
  });
});

/** Where a value of site.yaml reaches a header, a host's configuration, a script or an attribute, by its path, and a good one. */
const REACHING: Readonly<Record<string, string>> = {
  url: 'https://www.example.org',
  twitter: 'example',
  dataUrl: 'https://data.example.org/site/',
  'canonicalQuery.0': 'page',
  'flags.cdn': 'https://cdn.example.org/a@1/{flag}.svg',
  'reports.policy': 'https://reports.deneme.example/policy',
  'reports.errors': 'https://reports.deneme.example/errors',
  'analytics.script': 'https://tag.example.org/gtag/js?id={id}',
  'analytics.hosts.0': 'https://*.example.org',
  'analytics.tags.0.id': 'G-ABC',
  'locales.0.code': 'tr',
  'locales.0.iso': 'tr-TR',
  'locales.0.flag': 'tr',
  'areas.0.id': 'rent',
  'areas.0.field': 'rose',
  'contact.whatsapp': '+90 500 000 00 00',
  'contact.phones.0': '+90 500 000 00 00',
  'contact.emails.0': 'info@deneme.example',
  'contact.addresses.0.id': 'hamburg',
  'contact.addresses.0.country': 'DE',
};

/** Signs that end or begin something in a header, in a configuration of nginx, Caddy, Apache, Netlify or Cloudflare, in HTML or in a script. */
const HOSTILE = [
  '"',
  ';',
  '{',
  '}',
  '$',
  '\n',
  '\r',
  '\t',
  '\\',
  '<',
  '>',
  '`',
  ',',
  '#',
  '|',
  '^',
  '\u0000',
  '\u2028',
  '</script>',
  '%0a',
  '$x',
];

function withValue(path: string, value: string): unknown {
  const tags = [{ id: 'G-ABC', purpose: 'analytics', enabled: true }];
  const copy = structuredClone({ ...site, analytics: { ...site.analytics, hosts: ['x'], tags } }) as unknown;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => (node as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  parent[last] = value;
  if (path !== 'analytics.hosts.0') (copy as { analytics: { hosts: string[] } }).analytics.hosts = [];
  return copy;
}

describe.each(Object.entries(REACHING))('%s', (path, good) => {
  it('contains no character with a meaning where it is written', () => {
    expect(siteSchema.safeParse(withValue(path, good)).error?.issues).toBeUndefined();
    for (const sign of HOSTILE) {
      for (const at of [0, Math.floor(good.length / 2), good.length]) {
        const value = good.slice(0, at) + sign + good.slice(at);
        const paths = siteSchema.safeParse(withValue(path, value)).error?.issues.map((issue) => issue.path.join('.')) ?? [];
        expect(
          paths.some((found) => path.startsWith(found) || found.startsWith(path)),
          JSON.stringify(value),
        ).toBe(true);
      }
    }
  });
});

describe('texts of one line', () => {
  it.each([
    'name',
    'separator',
    'locales.0.language',
    'locales.0.name',
    'contact.addresses.0.postalCode',
    'contact.addresses.0.fullAddress',
  ])('%s', (path) => {
    expect(siteSchema.safeParse(withValue(path, 'a <b> "c" & {d}')).success).toBe(path !== 'separator');
    for (const sign of ['\n', '\r', '\u0000', '\u001b', '\u2028']) {
      expect(siteSchema.safeParse(withValue(path, `a${sign}b`)).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
    }
  });
});

describe('hosts', () => {
  it.each([
    ['analytics.hosts.0', 'https://*'],
    ['analytics.hosts.0', 'https://*.com.'],
    ['analytics.hosts.0', 'https://a.*.org'],
    ['analytics.hosts.0', 'http://www.example.org'],
    ['analytics.script', 'https://{id}.example.org/'],
    ['analytics.script', 'https://tag.example.org:99999/{id}'],
    ['flags.cdn', 'https://{flag}.example.org/'],
    ['flags.cdn', 'https://a@evil.example/{flag}'],
    ['flags.cdn', 'https://cdn.example.org/{flag}/{flag}'],
    ['url', 'https://localhost'],
    ['url', 'https://127.0.0.1'],
    ['url', 'https://xn--.example'],
    ['reports.policy', 'https://user@reports.deneme.example/x'],
    ['dataUrl', 'https://..example.org/'],
  ])('%s is not %s', (path, value) => {
    expect(siteSchema.safeParse(withValue(path, value)).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});

describe('dataUrl', () => {
  it.each(['/', 'https://data.example.org/', 'https://data.example.org/site/', 'http://localhost:4173/'])('may be %s', (dataUrl) => {
    expect(findings({ dataUrl })).toEqual([]);
  });

  it.each(['http://data.example.org/', 'https://data.example.org', '//data.example.org/', 'http://localhost.example.org/', '/data/'])(
    'may not be %s',
    (dataUrl) => {
      expect(findings({ dataUrl })).toEqual(['dataUrl: Expected / or an https address that ends in /']);
    },
  );
});
