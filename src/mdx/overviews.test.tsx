/** A guide of the folder `general`: its name, its place in lists and breadcrumbs, and where readers find it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../scripts/content/load.ts';
import { makeContent } from '../../tests/fixture.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import { breadcrumbsOf } from '../model/breadcrumbs.ts';
import { deriveManifest, findByPathname, type Manifest, pagesOf } from '../model/manifest.ts';
import { deriveLocaleView } from '../model/render.ts';
import { CALM_FIELD, deriveShellData, fieldOf } from '../model/shell.ts';
import { Guides } from './overviews.tsx';

const GUIDE = `---
seo:
  title: Mavi Kart denemesi
  description: Bu rehber denemeler için vardır ve yeterince uzun bir açıklama taşır.
title: Mavi Kart neyi değiştirir?
shortTitle: Mavi Kart
teaser: Vatandaşlıktan çıktım.
description: Kısa bir açıklama.
kind: guide
order: 6
steps:
  - title: Kartı alın
    description: Konsolosluğa başvurun.
---

Metin.
`;

let manifest: Manifest;

beforeAll(async () => {
  const contentDir = await makeContent();
  const folder = join(contentDir, 'pages/general/rehber');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tr.mdx'), GUIDE);
  const { content } = await loadContent({ contentDir });
  if (!content) throw new Error('The fixture cannot be read.');
  manifest = deriveManifest(content.site, content.pages, content.facts, { labels: content.labels });
});

function listOfGuides(localeCode: string): string {
  const locale = manifest.site.locales.find(({ code }) => code === localeCode);
  if (!locale) throw new Error(`The fixture has no language "${localeCode}".`);
  const context = { manifest: deriveLocaleView(manifest, locale.code, {}), locale } as PageContext;
  return renderToStaticMarkup(<Guides context={context} />);
}

describe('a guide of the folder general', () => {
  it('goes by its own short title, in the calm colour, one step below the home page', () => {
    const page = findByPathname(manifest, '/rehber');
    expect(page && fieldOf(manifest, page)).toBe(CALM_FIELD);
    expect(page && breadcrumbsOf(manifest, page).map(({ pathname, shortTitle }) => [pathname, shortTitle])).toEqual([
      ['/', findByPathname(manifest, '/')?.shortTitle],
      ['/rehber', 'Mavi Kart'],
    ]);
  });

  it('follows the other general pages by its order, before the areas of law', () => {
    expect(pagesOf(manifest, 'tr').map(({ pageId }) => pageId)).toEqual(['home', 'contact', 'rehber', 'kira-hukuku', 'kira-takip']);
  });

  it('is listed by <Guides /> in the languages that have it, and by no other list of pages', () => {
    expect(listOfGuides('tr')).toBe(
      '<ul class="situations"><li><a href="/rehber"><q>Vatandaşlıktan çıktım.</q><span>Mavi Kart</span></a></li></ul>',
    );
    expect(listOfGuides('de')).toBe('');
    const shell = deriveShellData(deriveLocaleView(manifest, 'tr', {}));
    const links = [...shell.pages, ...shell.main, ...shell.areas].map(({ pathname }) => pathname);
    expect(links).toContain('/iletisim');
    expect(links).not.toContain('/rehber');
  });
});
