import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeCollapse } from './collapse.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function collapse(...children: ElementContent[]): Root['children'] {
  const tree: Root = { type: 'root', children };
  rehypeCollapse()(tree);
  return tree.children;
}

const html = (value: string) => ({
  type: 'mdxJsxFlowElement',
  name: 'Html',
  attributes: [{ type: 'mdxJsxAttribute', name: 'html', value }],
  children: [],
});

describe('an article in plain Markdown', () => {
  // proves: texts.bold
  it('becomes one piece of HTML with every text escaped', () => {
    const list = element('ul', {}, text('\n'), element('li', {}, text('3 < 4'), element('br', {}), element('strong', {}, text('fest'))));
    expect(collapse(element('p', {}, text('Ärzte & "Recht" </p><script>')), text('\n'), list)).toEqual([
      html('<p>Ärzte &amp; "Recht" &lt;/p&gt;&lt;script&gt;</p>\n<ul>\n<li>3 &lt; 4<br/><strong>fest</strong></li></ul>'),
    ]);
  });

  it('keeps what depends on the page, or has attributes, as it is', () => {
    const link = element('p', {}, text('siehe '), element('a', { href: 'page:kira-takip' }, text('dort')));
    const numbered = element('ol', { start: 3 }, element('li', {}, text('drei')));
    const heading = element('h2', { id: 'a' }, text('Kosten'));
    expect(collapse(link, numbered, heading)).toEqual([link, numbered, heading]);
    expect(collapse(element('p', {}, text('eins')), link, element('p', {}, text('zwei')))).toEqual([
      html('<p>eins</p>'),
      link,
      html('<p>zwei</p>'),
    ]);
  });

  it('leaves words that stand alone to the component around them', () => {
    const title: ElementContent = { type: 'mdxJsxFlowElement', name: 'QuestionTitle', attributes: [], children: [] };
    (title.children as ElementContent[]).push(text('Wie lange?'), element('em', {}, text('genau')));
    const before = structuredClone(title);
    expect(collapse(title)).toEqual([before]);
  });
});
