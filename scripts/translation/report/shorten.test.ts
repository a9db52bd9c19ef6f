import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { shorten, WEIGHT } from './shorten.ts';

const print = (node: object) => JSON.stringify(node);
const text = 'Bu paragraf yeterince uzundur. '.repeat(20);

it('leaves out a heading with its last text, and keeps one that has another', () => {
  const texts = h('section', [h('h2', 'Texts'), h('div', { dataPiece: 'kira (tr)', dataWeight: WEIGHT.texts }, text)]);
  const both = h('section', [h('h2', 'Both'), h('div', { dataPiece: 'kira (de)', dataWeight: WEIGHT.lists }, text), h('p', 'Kept.')]);
  const { parts, left } = shorten([texts, both], 600, print);
  expect(left).toEqual(['kira (de)', 'kira (tr)']);
  const shown = JSON.stringify(parts);
  expect(shown).toContain('Both');
  expect(shown).toContain('Kept.');
  expect(shown).not.toContain('Texts');
});
