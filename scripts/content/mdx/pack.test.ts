import type { ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypePack } from './pack.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (
  tagName: string,
  properties: Record<string, string | number | string[]>,
  ...children: ElementContent[]
): ElementContent => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function pack(...children: ElementContent[]): Root['children'] {
  const tree: Root = { type: 'root', children };
  rehypePack()(tree);
  return tree.children;
}

/** What stands in the one element that is left. */
function nodesOf(children: Root['children']): unknown {
  const [tree] = children;
  const attribute = tree?.type === 'mdxJsxFlowElement' ? tree.attributes[0] : undefined;
  return JSON.parse(String(attribute?.value)) as unknown;
}

describe('an article', () => {
  it('becomes data: texts, elements by React’s names, components with their attributes', () => {
    const fact: ElementContent = {
      type: 'mdxJsxTextElement',
      name: 'Fact',
      attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: 'reddi-miras' }],
      children: [{ type: 'text', value: 'drei "Monate"' }],
    };
    const section = element('section', { ariaLabelledBy: ['a', 'b'] }, element('ol', { start: 3 }, element('li', {}, text('x'))));
    expect(nodesOf(pack(section, text('\n'), fact))).toEqual([
      ['section', { 'aria-labelledby': 'a b' }, ['ol', { start: 3 }, ['li', {}, 'x']]],
      '\n',
      ['Fact', { id: 'reddi-miras' }, 'drei "Monate"'],
    ]);
  });

  it('has no text between the rows and cells of a table', () => {
    const row = element('tr', {}, text('\n'), element('td', {}, text(' ')), text('\n'));
    expect(nodesOf(pack(element('table', {}, text('\n'), row)))).toEqual([['table', {}, ['tr', {}, ['td', {}, ' ']]]]);
  });

  it('stays as it is where anything in it has a property of another kind', () => {
    const aligned = element('td', { align: 'right' }, text('3'));
    expect(pack(element('p', {}, text('eins')), aligned)).toEqual([element('p', {}, text('eins')), aligned]);
  });
});
