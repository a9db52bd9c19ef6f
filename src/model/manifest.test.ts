import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../scripts/content/load.ts';
import { makeContent } from '../../tests/fixture.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { deriveHead } from './head.ts';
import { resolveLegacy } from './legacyRedirect.ts';
import { deriveManifest, findByPathname, findPage, type Manifest } from './manifest.ts';

let manifest: Manifest;

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content) throw new Error('The fixture cannot be read.');
  manifest = deriveManifest(content.site, content.pages, content.facts);
});

describe('the manifest', () => {
  // proves: languages.alternates, card.manifest
  it('joins alternates by page id and names only languages that exist', () => {
    expect(findPage(manifest, 'tr', 'kira-hukuku')?.alternates).toEqual([
      { localeCode: 'tr', pathname: '/kira-hukuku' },
      { localeCode: 'de', pathname: '/de/kira-hukuku' },
    ]);
    expect(findPage(manifest, 'tr', 'kira-takip')?.alternates).toEqual([{ localeCode: 'tr', pathname: '/kira-takip' }]);
  });

  it('leaves out related pages that a language does not have', () => {
    expect(findPage(manifest, 'tr', 'kira-hukuku')?.related).toEqual(['kira-takip']);
    expect(findPage(manifest, 'de', 'kira-hukuku')?.related).toEqual([]);
  });

  it('finds a page at its alias', () => {
    expect(findByPathname(manifest, '/de/services/kira-hukuku')?.pathname).toBe('/de/kira-hukuku');
  });

  it('leads from home over the area to the page', () => {
    const page = findPage(manifest, 'tr', 'kira-takip');
    expect(page && breadcrumbsOf(manifest, page).map((crumb) => crumb.pathname)).toEqual(['/', '/kira-hukuku', '/kira-takip']);
  });

  // proves: legacy.depth, card.manifest
  it.each([
    ['/eskikira', '/kira-hukuku'],
    ['/a/b/eskikira/', '/kira-hukuku'],
    ['/de/a/eskikira', '/de/kira-hukuku'],
    ['/eskikira/a', undefined],
    ['/xeskikira', undefined],
  ])('sends %s to %s', (pathname, target) => {
    expect(resolveLegacy(manifest, pathname)).toBe(target);
  });

  // proves: routes.short-canonical, card.manifest
  it('gives an alias the short address as canonical and no alternates of its own', () => {
    const page = findPage(manifest, 'de', 'kira-hukuku');
    const rels = (isAlias: boolean) => (page ? deriveHead(manifest, page, isAlias).link : []).map((link) => `${link.rel} ${link.href}`);
    expect(rels(true)).toEqual(['canonical https://deneme.example/de/kira-hukuku']);
    expect(rels(false)).toHaveLength(4);
  });
});
