/** The pages and the practice's data of the specification: topics, order, files, samples. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isGone, isMoved } from '../../src/model/ledger.ts';
import { deriveManifest, isGeneralGuide, pagesOf } from '../../src/model/manifest.ts';
import { CONFIG, readSiteContent } from './siteContent.ts';

const content = await readSiteContent();
const { site } = content;
const manifest = deriveManifest(site, content.pages, content.facts);

/** The practice may have retired a page since: the ledger says what answers at its address. */
const retired = new Set(content.ledger?.entries.filter((entry) => isGone(entry) || isMoved(entry)).map(({ pathname }) => pathname));

/** Pages of an area in the order in which they are shown, in every language. */
function expectPages(area: string, asked: readonly string[]): void {
  const pageIds = asked.filter((pageId) => !retired.has(`/${pageId}`));
  for (const { code } of site.locales) {
    const own = pagesOf(manifest, code).filter((page) => page.area === area);
    expect(
      own.map(({ pageId }) => pageId as string).filter((pageId) => pageIds.includes(pageId)),
      code,
    ).toEqual(pageIds);
  }
}

describe('the pages', () => {
  // proves: purpose.divorce, routes.further-pages
  it('on divorce are those that were asked for, in their order', () => {
    expectPages('divorce', [
      'bosanma-hukuku',
      'konsolosluk-bosanma-rehberi',
      'bosanmada-eski-esin-imzaya-gelmemesi',
      'konsolosluk-tek-tarafli-basvuru-sartlari',
      'tanimatenfiz',
      'turkiye-gelmeden-anlasmali-bosanma',
      'turkiye-bulunan-mallarin-paylasimi',
    ]);
  });

  // proves: purpose.inheritance, routes.further-pages
  it('on inheritance are those that were asked for, in their order', () => {
    expectPages('inheritance', [
      'miras-hukuku',
      'reddi-miras',
      'verasetname-mirascilik-belgesi',
      'miras-arastirma-degerlendirme-hizmeti',
      'mirastan-mal-kacirma-adeletsiz-miras-paylasimi',
      'vasiyetname',
      'mirascilar-arasi-anlasmazlik',
    ]);
  });

  // proves: purpose.rent, routes.further-pages
  it('on rent are those that were asked for, in their order', () => {
    expectPages('rent', [
      'kira-hukuku',
      'kira-odemeyen-kiracinin-tahliyesi-kira-tahsilati',
      'dusuk-kira-bedelinin-arttirilmasi',
      'kira-takip',
    ]);
  });

  // proves: purpose.real-estate
  it('on real estate are one, with its three topics', () => {
    expectPages('real-estate', ['gayrimenkul-hukuku']);
    expect(
      new Set(
        content.pages
          .filter(({ area, frontmatter }) => area === 'real-estate' && frontmatter.kind !== 'finder')
          .map(({ pageId }) => pageId),
      ).size,
    ).toBe(1);
    const topics = [/buying and selling .*power of attorney/i, /valu/i, /court/];
    const page = content.pages.find(({ pageId, localeCode }) => pageId === 'gayrimenkul-hukuku' && localeCode === 'en');
    const headings = page?.outline.headings.map(({ text }) => text).join('\n');
    for (const topic of topics) expect(headings).toMatch(topic);
    // The other languages say the same: the rule parity compares their headings with the Turkish ones.
  });

  // proves: card.one-file
  it('are one MDX file for each language, 25 or more', () => {
    const folders = readdirSync(join(CONFIG.contentDir, 'pages'), { recursive: true, encoding: 'utf8', withFileTypes: true });
    const files = folders.filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'));
    const codes = site.locales.map(({ code }) => `${code}.mdx`).sort();
    const pageFolders = new Set(files.map(({ parentPath }) => parentPath));
    expect(pageFolders.size).toBeGreaterThanOrEqual(25);
    for (const folder of pageFolders) {
      const own = files.filter(({ parentPath }) => parentPath === folder).map(({ name }) => name);
      expect(own.sort(), folder).toEqual(codes);
    }
  });
});

it('a guide that belongs to no area of law is on the overview of services, in every language that has it', () => {
  const guides = manifest.pages.filter(isGeneralGuide);
  expect(guides).not.toEqual([]);
  for (const { localeCode, pageId } of guides) {
    const overview = content.pages.find((page) => page.frontmatter.kind === 'services' && page.localeCode === localeCode);
    expect(
      overview?.outline.components.map(({ name }) => name),
      `${localeCode}/${pageId}`,
    ).toContain('Guides');
  }
});

// proves: purpose.sample
it('the list of samples contains all samples and nothing else', () => {
  const { name, url, contact, sample } = site;
  const samples: Readonly<Record<string, boolean>> = {
    name: name === 'Köprü Hukuk',
    url: url === 'https://www.example.org',
    'contact.whatsapp': contact.whatsapp === '+90 500 000 00 00',
    'contact.phones': contact.phones.includes('+90 500 000 00 00'),
    'contact.emails': contact.emails.includes('info@example.org'),
    'contact.addresses': contact.addresses.some(({ fullAddress }) => fullAddress.startsWith('Örnek')),
  };
  for (const [key, isSample] of Object.entries(samples)) expect(sample.includes(key), key).toBe(isSample);
});
