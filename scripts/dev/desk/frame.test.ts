/** The desk names the areas as the site's readers know them, in the language of the desk. */
import { expect, it } from 'vitest';
import type { Language } from '../../../src/messages/language.ts';
import { makeContent } from '../../../tests/fixture.ts';
import { type Content, loadContent } from '../../content/load.ts';
import { readConfig } from '../../core/config.ts';
import { deriveFrame } from './frame.ts';
import type { DeskSource } from './source.ts';

it('an area has its name in the desk’s language, or the words of its id where the site lacks that language', async () => {
  const contentDir = await makeContent();
  const { content } = await loadContent({ contentDir });
  if (!content) throw new Error('The content cannot be read.');
  const labelled: Content = { ...content, labels: { tr: { 'areaName.rent': 'Kira hukuku' }, de: { 'areaName.rent': 'Mietrecht' } } };
  const areaIn = (language: Language) => {
    const source = { config: readConfig({ CONTENT_DIR: contentDir }), content: labelled, issues: [], isChecked: true, language };
    return deriveFrame(source as unknown as DeskSource, 'pages', {}).areas.find(({ id }) => id === 'rent')?.name;
  };
  expect([areaIn('de'), areaIn('tr'), areaIn('en')]).toEqual(['Mietrecht', 'Kira hukuku', 'Rent']);
});
