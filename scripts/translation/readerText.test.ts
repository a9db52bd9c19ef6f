/** What the change report says of a text's components. */
import { expect, it } from 'vitest';
import { readPassageText } from './readerText.ts';

it('says where the amount of a fee is shown', () => {
  const text = 'Der Antrag kostet eine Gebühr<Fee id="court-fee" />, die das Gericht nennt.';
  const passage = { id: 'fee', localeCode: 'de', filePath: 'content/passages/fee/de.mdx', absolutePath: '', text };
  const blocks = readPassageText(passage, 'de', (pageId) => pageId);
  expect(blocks.map((block) => block.text)).toEqual([
    'Der Antrag kostet eine Gebühr [the amount of the fee court-fee], die das Gericht nennt.',
  ]);
});
