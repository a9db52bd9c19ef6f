import { describe, expect, it } from 'vitest';
import { softenHeadings, softenText } from './softHyphens.ts';

const seen = (text: string) => text.replaceAll('\u00ad', '|');

describe('long words', () => {
  it.each([
    ['tr', 'İstanbullularımızdan', 'İstan|bullu|ları|mızdan'],
    ['en', 'acknowledgement', 'acknowl|edge|ment'],
    ['de', 'Vollstreckungsamt und Erbe', 'Voll|stre|ckungs|amt und Erbe'],
    ['nl', 'Echtscheidingsrecht', 'Echt|schei|dings|recht'],
    ['fr', 'recouvrement', 'recou|vrement'],
    ['ru', 'недвижимость', 'недви|жимость'],
  ] as const)('in %s, break as the language does, and not near their ends', (code, word, expected) => {
    expect(seen(softenText(word, code))).toBe(expected);
  });

  it('are marked in headings only, and not in the names of addresses or in terms of another language', () => {
    const html = '<h2 id="vollstreckungsamt"><i lang="tr">vatandaşlığından</i> Vollstreckungsamt</h2><p>Vollstreckungsamt</p>';
    expect(seen(softenHeadings(html, 'de'))).toBe(
      '<h2 id="vollstreckungsamt"><i lang="tr">vatandaşlığından</i> Voll|stre|ckungs|amt</h2><p>Vollstreckungsamt</p>',
    );
  });
});
