import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { rehypeTables } from './tables.ts';

const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const row = (tagName: string, ...cells: string[]) =>
  element('tr', {}, ...cells.map((value) => element(tagName, {}, { type: 'text', value })));

function shape(...children: ElementContent[]): string {
  const tree: Root = { type: 'root', children };
  rehypeTables()(tree);
  return toHtml(tree);
}

describe('a table', () => {
  it('has the name of the nearest heading over it, and row heads', () => {
    const table = element('table', {}, element('thead', {}, row('th', 'Wer?', 'Frist')), element('tbody', {}, row('td', 'Kinder', '1/4')));
    const headings = [element('h2', { id: 'erbe' }), element('h3', { id: 'pflichtteil' })];
    expect(shape(element('section', {}, ...headings, table))).toContain(
      '<table aria-labelledby="pflichtteil"><thead><tr><th scope="col">Wer?</th><th scope="col">Frist</th></tr></thead>' +
        '<tbody><tr><th scope="row">Kinder</th><td>1/4</td></tr></tbody></table>',
    );
  });

  it('of three columns is made of cards, whose cells say the head of their column', () => {
    const html = shape(
      element(
        'table',
        {},
        element('thead', {}, row('th', 'Weg', 'Wann?', 'Wo?')),
        element('tbody', {}, row('td', 'Klage', 'Immer', 'Gericht')),
      ),
    );
    expect(html).toContain('<table class="cards">');
    expect(html).toContain('<th scope="row" data-head="Weg">Klage</th><td data-head="Wann?">Immer</td><td data-head="Wo?">Gericht</td>');
  });
});
