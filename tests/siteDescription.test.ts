/** The description of the site in site.yaml, one per language: web app manifests, llms.txt and pages without a description contain it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { emitWebManifest } from '../scripts/build/emit/webManifest.ts';
import { emitLlms } from '../scripts/build/markdown/markdownFiles.ts';
import { loadContent } from '../scripts/content/load.ts';
import { buildErrorHead } from '../src/model/head.ts';
import { deriveManifest, type Manifest } from '../src/model/manifest.ts';
import { deriveLocaleView } from '../src/model/render.ts';
import { makeContent } from './fixture.ts';

const GERMAN = 'Mietrecht zur Probe';
const TURKISH = 'Kira hukuku denemesi';

let manifest: Manifest;

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content) throw new Error('The fixture cannot be read.');
  manifest = deriveManifest(content.site, content.pages, content.facts);
});

describe('the site’s description', () => {
  // proves: fields.site-description
  it('is in each language’s web app manifest', () => {
    const palette = () => ({ light: '#ffffff', dark: '#000000' });
    const read = (code: 'tr' | 'de') => JSON.parse(emitWebManifest(manifest, code, palette)) as { description: string };
    expect(read('de').description).toBe(GERMAN);
    expect(read('tr').description).toBe(TURKISH);
  });

  it('opens llms.txt in the source language, and each language’s part', () => {
    const [title, lead, ...parts] = emitLlms(manifest).split('\n\n');
    expect([title, lead]).toEqual(['# Deneme', `> ${TURKISH}`]);
    expect(parts.join('\n')).toMatch(new RegExp(`## Deutsch\\n${GERMAN}\\n`));
  });

  // proves: fields.site-description, fields.site-current-locale
  it('replaces the description that an error page does not have', () => {
    const { site } = deriveLocaleView(manifest, 'de', {});
    expect(site.currentLocale).toBe('de');
    expect(buildErrorHead(site, 404, 'Nicht gefunden').meta).toContainEqual({ name: 'description', content: GERMAN });
  });
});
