import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../src/model/site.ts';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../load.ts';
import { siteSchema } from './site.ts';

let site: Site;

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content) throw new Error('The fixture cannot be read.');
  site = content.site;
});

/** What the schema says of a change of the fixture's site, and where. */
function findings(change: Partial<Site>): string[] {
  const { error } = siteSchema.safeParse({ ...site, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
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
