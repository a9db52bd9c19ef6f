/** Differences that the bad fixture does not show: too much instead of too little, and another order. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../../content/load.ts';
import { parity } from './parity.ts';

/** Messages for the good fixture with changed files. */
async function messagesFor(changes: Readonly<Record<string, (text: string) => string>>): Promise<string[]> {
  const contentDir = await makeContent();
  for (const [name, change] of Object.entries(changes)) {
    const path = join(contentDir, 'pages', name);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }
  const { content } = await loadContent({ contentDir });
  if (!content) throw new Error('The fixture cannot be read.');
  return parity.check(content).map(({ message, line, related }) => `${line}/${related?.[0]?.line}: ${message}`);
}

const append = (text: string) => (file: string) => `${file}\n${text}\n`;

describe('parity', () => {
  it('names a section, a table and a link that the source does not have', async () => {
    const extra = append('## Und noch etwas\n\n[Seite](page:kira-hukuku)\n\n| A | B |\n| --- | --- |\n| 1 | 2 |');
    expect(await messagesFor({ 'general/home/de.mdx': extra })).toEqual([
      '18/16: The section "Und noch etwas" is not in tr.mdx.',
      '22/16: This table is not in tr.mdx, or is in a different order there.',
      '20/18: 2 links to the page "kira-hukuku" here, but 1 in tr.mdx.',
    ]);
  });

  it('names boxes in another order and lists of another kind', async () => {
    const note = '<Note>\n\nNot.\n\n</Note>';
    const warning = '<Warning>\n\nUyarı.\n\n</Warning>';
    const messages = await messagesFor({
      'general/home/tr.mdx': append(`${note}\n\n${warning}\n\n1. bir\n2. iki`),
      'general/home/de.mdx': append(`${warning}\n\n${note}\n\n- eins\n- zwei`),
    });
    expect(messages.map((message) => message.replace(/^\S+ /, ''))).toEqual([
      'A numbered list of tr.mdx is missing below this place.',
      'This list is not in tr.mdx, or is in a different order there.',
      'A <Note> of tr.mdx is missing below this place.',
      'This <Note> is not in tr.mdx, or is in a different order there.',
    ]);
  });

  it('compares slides by the page that they lead to', async () => {
    const messages = await messagesFor({ 'general/home/de.mdx': (text) => text.replace('page: kira-hukuku', 'page: kira-takip') });
    expect(messages).toEqual(['10/12: This slide leads to "kira-takip"; in tr.mdx it leads to "kira-hukuku".']);
  });

  it('names the heading that is missing while its subsections are there', async () => {
    const messages = await messagesFor({
      'general/home/tr.mdx': append('## Masraflar\n\n### Harç\n\n<Law ref="HMK 334" />'),
      'general/home/de.mdx': append('### Gebühr\n\n<Law ref="HMK 334" />'),
    });
    expect(messages).toEqual(['14/20: The section "Masraflar" of tr.mdx is missing after this place.']);
  });
});
