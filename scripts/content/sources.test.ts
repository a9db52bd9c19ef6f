/** A source that is no article has a name in each language, which pages of that language show. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deriveManifest } from '../../src/model/manifest.ts';
import { deriveJobs } from '../../src/model/render.ts';
import { makeContent } from '../../tests/fixture.ts';
import { loadContent } from './load.ts';

it('is named in the language of the page; a statute stays a reference', async () => {
  const contentDir = await makeContent();
  await writeFile(
    join(contentDir, 'facts.yaml'),
    'rent-determination-threshold:\n  value: P5Y\n  basis: ["TBK 344/3", Lahey Sözleşmesi 1980]\n  status: statute\n  reviewed: 2026-01-01\n',
  );
  await writeFile(join(contentDir, 'sources.yaml'), 'Lahey Sözleşmesi 1980: { tr: 1980 tarihli Sözleşme, de: Übereinkommen von 1980 }\n');
  const { content, issues } = await loadContent({ contentDir, texts: false });
  expect(issues).toEqual([]);
  if (!content) throw new Error('The fixture cannot be read.');
  const manifest = deriveManifest(content.site, content.pages, content.facts);
  const articles = Object.fromEntries(
    content.pages.map((page) => [page.filePath, { factIds: ['rent-determination-threshold'] }]),
  ) as unknown as Parameters<typeof deriveJobs>[1];
  const jobs = deriveJobs(manifest, articles, { scripts: [], styles: [], fonts: [], socialImages: {} } as unknown as Parameters<
    typeof deriveJobs
  >[2]);
  const shown = Object.fromEntries(jobs.filter(({ page }) => page).map(({ localeCode, facts }) => [localeCode, facts[0]?.basis]));
  expect(shown).toEqual({ tr: ['TBK 344/3', '1980 tarihli Sözleşme'], de: ['TBK 344/3', 'Übereinkommen von 1980'] });
});
