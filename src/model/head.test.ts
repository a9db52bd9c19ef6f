import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../scripts/content/load.ts';
import { makeContent } from '../../tests/fixture.ts';
import { deriveHead, NO_HEAD_ASSETS } from './head.ts';
import { deriveManifest, findPage, type Manifest } from './manifest.ts';

let manifest: Manifest;

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content) throw new Error('The fixture cannot be read.');
  manifest = deriveManifest(content.site, content.pages, content.facts);
});

/** Content of the meta tag `name` in a German page, on a site with that X handle. */
function readMeta(name: string, twitter: string): string[] {
  const page = findPage(manifest, 'de', 'kira-hukuku');
  if (!page) throw new Error('The fixture has no German page.');
  const { meta } = deriveHead({ ...manifest, site: { ...manifest.site, twitter } }, page, false, NO_HEAD_ASSETS);
  return meta.flatMap((entry) => ('name' in entry && entry.name === name ? [entry.content] : []));
}

describe('the handle on X', () => {
  // proves: fields.site-twitter
  it('is in the head with its @', () => {
    expect(readMeta('twitter:site', 'denemehukuk')).toEqual(['@denemehukuk']);
  });

  // proves: fields.site-twitter
  it('has no tag where there is none, and pages can be shared all the same', () => {
    expect(readMeta('twitter:site', '')).toEqual([]);
    expect(readMeta('twitter:card', '')).toEqual(['summary']);
  });
});
