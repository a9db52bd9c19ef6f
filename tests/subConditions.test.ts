/** `subConditions` of the frontmatter are read, compared and reported like conditions. Rendering: tests/e2e/fields.spec.ts; findings: tests/fixtures/bad. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { readTree } from '../scripts/content/mdx/regions.ts';
import { deriveParts } from '../scripts/content/pages/parts.ts';
import { checkContent } from '../scripts/rules/check.ts';
import { readReaderText } from '../scripts/translation/readerText.ts';
import { namePart } from '../scripts/translation/wording.ts';
import type { Page } from '../src/model/page.ts';
import { makeContent } from './fixture.ts';

let content: Content;
let page: Page;

beforeAll(async () => {
  const read = await loadContent({ contentDir: await makeContent('sub-conditions') });
  if (!read.content) throw new Error('The fixture cannot be read.');
  content = read.content;
  expect([...read.issues, ...checkContent(content)]).toEqual([]);
  const own = content.pages.find(({ pageId, localeCode }) => pageId === 'kira-hukuku' && localeCode === 'de');
  if (!own) throw new Error('The fixture has no German page.');
  page = own;
});

describe('sub-conditions', () => {
  // proves: texts.sub-conditions
  it('have facts and words of their own, where the text shows them', () => {
    expect(page.outline.facts.filter(({ region }) => region === 'subConditions').map(({ id }) => id)).toEqual([
      'rent-determination-threshold',
    ]);
    expect(page.outline.blocks.filter(({ region }) => region === 'subConditions').map(({ text }) => text)).toEqual([
      'Der Mieter hat einen schriftlichen Vertrag geschlossen.',
      'Die Miete läuft seit 5\u00a0Jahren.',
    ]);
  });

  it('are a part that a translator works through, and no part of the section around them', () => {
    const parts = deriveParts(page);
    const keys = parts.map(({ key }) => key);
    expect(keys.slice(-2)).toEqual(['section.1', 'subConditions']);
    expect(parts.at(-1)?.lines).toHaveLength(2);
    expect(namePart({ key: 'subConditions', title: '' })).toBe('sub-conditions');
  });

  it('are in the change report under their own name', () => {
    const parsed = content.fileOf.get(page);
    const tree = parsed ? readTree(parsed) : { type: 'root' as const, children: [] };
    const blocks = readReaderText(page, tree, (pageId) => pageId).filter(({ label }) => label === 'subCondition');
    expect(blocks.map(({ text, section }) => [text, section])).toEqual([
      ['Der Mieter hat einen schriftlichen Vertrag geschlossen.', 'Wann wird die Miete neu festgesetzt?'],
      ['Die Miete läuft seit 5 Jahren.', 'Wann wird die Miete neu festgesetzt?'],
    ]);
  });
});
