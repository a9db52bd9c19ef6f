import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode, PageId } from '#generated/types.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { makeContent } from '../../tests/fixture.ts';
import { deriveManifest, findPage, type Manifest, type PageEntry } from './manifest.ts';
import { deriveLocaleView } from './render.ts';
import { deriveStructuredData } from './structuredData.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string; readonly '@id'?: string };

let manifest: Manifest;
const countryOf = (code: string) => `Land ${code}`;

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content) throw new Error('The fixture cannot be read.');
  manifest = deriveManifest(content.site, content.pages, content.facts);
});

function pageOf(localeCode: LocaleCode, pageId: PageId, changes: Partial<PageEntry> = {}): PageEntry {
  const page = findPage(manifest, localeCode, pageId);
  if (!page) throw new Error(`The fixture has no ${localeCode}/${pageId}.`);
  return { ...page, ...changes };
}

function graphOf(page: PageEntry): readonly Thing[] {
  const { '@graph': graph } = deriveStructuredData(deriveLocaleView(manifest, page.localeCode, {}), page, countryOf) as unknown as {
    '@graph': readonly Thing[];
  };
  return graph;
}

const one = (graph: readonly Thing[], type: string) => graph.find((thing) => thing['@type'] === type);
const QUESTIONS = [{ question: 'Wer?', answer: 'Sie.' }];
const STEPS = ['a', 'b'].map((title) => ({ title, description: `${title}.` }));

describe('structured data', () => {
  it('says what the site is in the page’s language, of the practice and of the site', () => {
    for (const localeCode of ['tr', 'de'] as const) {
      const graph = graphOf(pageOf(localeCode, 'home'));
      const description = manifest.site.description[localeCode];
      expect(one(graph, 'LegalService')?.description).toBe(description);
      expect(one(graph, 'WebSite')?.description).toBe(description);
    }
    expect(manifest.site.description.tr).not.toBe(manifest.site.description.de);
    expect(one(graphOf(pageOf('tr', 'kira-takip')), 'WebSite')?.description).toBeUndefined();
  });

  it('tells every phone and e-mail address where there are several, and one as one', () => {
    const practiceOf = (site: Manifest['site']) =>
      deriveStructuredData(deriveLocaleView({ ...manifest, site }, 'tr', {}), pageOf('tr', 'contact'), countryOf)['@graph'][0];
    const { contact } = manifest.site;
    expect(practiceOf(manifest.site)).toMatchObject({ telephone: contact.phones[0], email: contact.emails[0] });
    const phones = [...contact.phones, '+49 40 111 11 11'];
    const emails = [...contact.emails, 'hamburg@deneme.example'];
    expect(practiceOf({ ...manifest.site, contact: { ...contact, phones, emails } })).toMatchObject({ telephone: phones, email: emails });
  });

  it('names the people on the contact page, and who has signed a page off on that page alone, as the same person', () => {
    const people = [{ id: 'probe', name: 'Probe Person', bar: 'Deneme Barosu', languages: ['tr'] }];
    const view = deriveLocaleView({ ...manifest, site: { ...manifest.site, people } }, 'tr', {});
    const graph = (changes: Partial<PageEntry>, pageId: PageId = 'kira-takip') =>
      deriveStructuredData(view, pageOf('tr', pageId, changes), countryOf)['@graph'] as unknown as readonly Thing[];
    const own = one(graph({}, 'contact'), 'Person');
    expect(own).toMatchObject({ name: 'Probe Person', memberOf: { name: 'Deneme Barosu' }, knowsLanguage: ['tr'] });
    expect(one(graph({}, 'contact'), 'LegalService')?.employee).toEqual([{ '@id': own?.['@id'] }]);
    const signed = graph({ legalReview: '2026-01-02', signedBy: 'Probe Person' });
    expect(one(signed, 'Person')).toEqual({ '@type': 'Person', '@id': own?.['@id'], name: 'Probe Person' });
    expect(signed.find((thing) => 'reviewedBy' in thing)?.reviewedBy).toEqual({ '@id': own?.['@id'] });
    for (const changes of [{}, { signedBy: 'Probe Person' }, { legalReview: '2026-01-02', signedBy: 'Somebody Else' }])
      expect(one(graph(changes), 'Person')).toBeUndefined();
  });

  // proves: fields.address-postal-code
  it('tells the postal code on the contact page alone, which shows it', () => {
    const text = (pageId: PageId) => JSON.stringify(one(graphOf(pageOf('tr', pageId)), 'LegalService'));
    expect(text('contact')).toContain('"postalCode":"00000"');
    expect(text('home')).not.toContain('postalCode');
  });

  it.each(['home', 'contact'] as const)(
    'tells of the practice with all its places, the countries it serves and its languages: %s',
    (pageId) => {
      const practice = one(graphOf(pageOf('tr', pageId)), 'LegalService');
      const { contact, locales } = manifest.site;
      expect(practice?.location).toHaveLength(contact.addresses.length);
      expect(practice?.knowsLanguage).toEqual(locales.map(({ code }) => code));
      expect(practice?.areaServed).toEqual(
        [...new Set(contact.addresses.map(({ country }) => country))].map((code) => ({ '@type': 'Country', name: `Land ${code}` })),
      );
      expect(JSON.stringify(practice)).not.toMatch(/rating|price|review|offer/i);
    },
  );

  it('only names the practice on pages that speak of something else', () => {
    const [home, page] = [graphOf(pageOf('de', 'home')), graphOf(pageOf('de', 'kira-hukuku'))].map((graph) => one(graph, 'LegalService'));
    expect(page).toEqual({ '@type': 'LegalService', '@id': home?.['@id'], name: manifest.site.name, url: home?.url });
  });

  it('ties translations to their source and the source to its translations', () => {
    const { url } = manifest.site;
    const german = graphOf(pageOf('de', 'kira-hukuku')).find((thing) => thing['@id'] === `${url}/de/kira-hukuku#page`);
    expect(german).toMatchObject({ inLanguage: 'de', translationOfWork: { '@id': `${url}/kira-hukuku#page` } });
    const source = graphOf(pageOf('tr', 'kira-hukuku')).find((thing) => thing['@id'] === `${url}/kira-hukuku#page`);
    expect(source).toMatchObject({ workTranslation: [{ '@id': `${url}/de/kira-hukuku#page` }] });
    const only = one(graphOf(pageOf('tr', 'kira-takip', { questions: [] })), 'WebPage');
    expect(only).not.toHaveProperty('workTranslation');
  });

  it('makes a page with questions an FAQPage, unless its type says more; then the questions are a part of it', () => {
    expect(one(graphOf(pageOf('tr', 'kira-takip', { questions: QUESTIONS })), 'FAQPage')?.mainEntity).toMatchObject([{ name: 'Wer?' }]);
    expect(one(graphOf(pageOf('tr', 'kira-takip', { questions: [] })), 'FAQPage')).toBeUndefined();
    const contact = graphOf(pageOf('tr', 'contact', { questions: QUESTIONS }));
    expect(one(contact, 'ContactPage')).toMatchObject({
      hasPart: [{ '@id': one(contact, 'FAQPage')?.['@id'] }],
      mainEntity: { '@id': one(contact, 'LegalService')?.['@id'] },
    });
    expect(one(graphOf(pageOf('tr', 'contact', { kind: 'about', questions: [] })), 'AboutPage')).toBeDefined();
  });

  it('tells the steps of a guide, and of nothing else', () => {
    const guide = graphOf(pageOf('tr', 'kira-takip', { kind: 'guide', steps: STEPS, questions: [] }));
    expect(one(guide, 'HowTo')?.step).toMatchObject([{ position: 1, name: 'a', text: 'a.' }, { position: 2 }]);
    expect(one(guide, 'WebPage')?.hasPart).toEqual([{ '@id': one(guide, 'HowTo')?.['@id'] }]);
    expect(one(graphOf(pageOf('tr', 'kira-takip', { kind: 'service', steps: STEPS })), 'HowTo')).toBeUndefined();
  });

  it('says nothing that the home page does not show: no way to the page, no day of review', () => {
    const home = graphOf(pageOf('tr', 'home', { legalReview: '2026-09-01', questions: [] }));
    expect(one(home, 'BreadcrumbList')).toBeUndefined();
    expect(one(home, 'WebPage')).not.toHaveProperty('lastReviewed');
    expect(one(home, 'WebPage')).not.toHaveProperty('breadcrumb');
    const page = graphOf(pageOf('tr', 'kira-takip', { legalReview: '2026-09-01', modified: '2026-09-02', questions: [] }));
    expect(one(page, 'WebPage')).toMatchObject({ lastReviewed: '2026-09-01', dateModified: '2026-09-02' });
    expect(one(page, 'BreadcrumbList')?.itemListElement).toMatchObject([{ position: 1 }, { position: 2 }, { position: 3 }]);
  });

  it('contains a legal review only with a valid sign-off: the day of the law alone is none', () => {
    const page = graphOf(pageOf('tr', 'kira-takip', { reviewed: '2026-09-01', questions: [] }));
    expect(one(page, 'WebPage')).not.toHaveProperty('lastReviewed');
  });
});
