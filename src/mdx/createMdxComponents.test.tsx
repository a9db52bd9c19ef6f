/** Tests how writers' markup is rendered: links by id, facts with their machine-readable value, steps with their stones. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../layouts/pageContext.ts';
import { createMdxComponents } from './createMdxComponents.tsx';
import { stonesAt } from './lists.tsx';

const context = {
  locale: { code: 'de' },
  page: { pathname: '/de/x', pageId: 'x' },
  manifest: {
    site: {
      contact: { phones: ['+90 500 000 00 00', '+49 40 000 00 00'], emails: ['info@example.org'] },
      areas: [{ id: 'divorce', field: 'dawn' }],
    },
  },
  whatsapp: 'https://wa.me/905000000000?text=x',
  find: (id: string) => (id === 'known' ? { pathname: '/de/known' } : undefined),
  factOf: (id: string) =>
    id === 'window' ? { id, value: 'P90D', basis: ['5490 27/A'], status: 'statute', pages: [], reviewed: '2026-09-26' } : undefined,
  factAnchorOf: (id: string) => (id === 'window' ? 'fact-1' : ''),
  idsOf: (kind: string, index: number) => (index === 0 ? [`${kind}-id`, `old-${kind}-id`] : []),
  t: (key: string) => key,
} as unknown as PageContext;

const components = createMdxComponents(context) as Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

function render(name: string, props: Record<string, unknown>, ...children: ReactNode[]): string {
  const component = components[name];
  if (!component) throw new Error(`There is no component ${name}.`);
  return renderToStaticMarkup(createElement(component, props, ...children));
}

function element(name: string, props: Record<string, unknown>, ...children: ReactNode[]) {
  return createElement(components[name] as ComponentType<Record<string, unknown>>, props, ...children);
}

describe('links', () => {
  it('finds a page by its id and keeps the part after #', () => {
    expect(render('a', { href: 'page:known#costs' }, 'Kosten')).toBe('<a href="/de/known#costs">Kosten</a>');
  });
  it('leaves the words where a page has not been translated', () => {
    expect(render('a', { href: 'page:unknown' }, 'Kosten')).toBe('Kosten');
  });
  it('knows the ways to reach the practice', () => {
    expect(render('a', { href: 'contact:phone' }, 'rufen Sie an')).toBe('<a href="tel:+905000000000">rufen Sie an</a>');
    expect(render('a', { href: 'contact:whatsapp' }, 'schreiben')).toContain('rel="noopener"');
  });
});

describe('links to other sites', () => {
  it('lead to https addresses, and leave their words where the rule link-target refuses the address', () => {
    expect(render('a', { href: 'https://www.example.org/a?b#c' }, 'Amt')).toBe(
      '<a href="https://www.example.org/a?b#c" rel="noopener">Amt</a>',
    );
    for (const href of [
      'data:text/html,x',
      'JavaScript:x',
      '//evil.example',
      'https://a.example@evil.example/',
      'contact:constructor',
      '/x',
    ])
      expect(render('a', { href }, 'Amt')).toBe('Amt');
  });
});

describe('facts', () => {
  it('links the words to their basis and gives machines the value', () => {
    expect(render('Fact', { id: 'window' }, '90 Tage')).toBe('<a class="fact" href="#fact-1"><time dateTime="P90D">90 Tage</time></a>');
  });
  it('contains no link inside a heading or another link', () => {
    expect(render('h2', { id: '1' }, element('Fact', { id: 'window' }, '90 Tage'))).toBe('<h2><time dateTime="P90D">90 Tage</time></h2>');
    expect(render('a', { href: 'page:known' }, element('Fact', { id: 'window' }, '90 Tage'))).not.toContain('#fact');
  });
  it('writes statutes in the language’s own way', () => {
    expect(render('Law', { ref: 'TMK 166/3' })).toBe('<span class="law">Art.\u00a0166 Abs.\u00a03 TMK</span>');
  });
});

describe('ids of parts', () => {
  it('come with the page, and old ones lead to the same place', () => {
    expect(render('h2', { id: '0' }, 'Kosten')).toBe('<h2 id="headings-id"><i id="old-headings-id"></i>Kosten</h2>');
    expect(render('table', { 'aria-labelledby': '0' })).toBe('<div class="table"><table aria-labelledby="headings-id"></table></div>');
    expect(render('Step', { index: '0', stones: 5 })).toMatch(/^<li id="steps-id".*<i id="old-steps-id"><\/i><\/li>$/);
  });
  it('are inside a folded answer, which browsers open for them', () => {
    expect(render('Answer', { index: '0' }, 'Ja.')).toBe(
      '<div class="answer"><i id="questions-id"></i><i id="old-questions-id"></i>Ja.</div>',
    );
  });
  it('are left out where the source language has no such part', () => {
    expect(render('h2', { id: '7' }, 'Kosten')).toBe('<h2>Kosten</h2>');
  });
});

describe('lists', () => {
  it('sets the keystone with the last step, however many there are', () => {
    expect([1, 2, 3, 4, 5].map((step) => stonesAt(step, 5))).toEqual([1, 2, 3, 4, 5]);
    expect([1, 2, 3].map((step) => stonesAt(step, 3))).toEqual([2, 4, 5]);
    expect([1, 2, 3, 4, 5, 6, 7].map((step) => stonesAt(step, 7))).toEqual([1, 1, 2, 3, 3, 4, 5]);
  });
  it('gives the groups of questions the areas in their order', () => {
    const group = element('QuestionGroup', { index: '0' }, element('GroupTitle', { index: '0' }, 'Scheidung & Co'));
    const html = render('Region', { name: 'faq' }, group);
    expect(html).toMatch(/^<x-region data-name="faq"><section class="question-group"><svg class="glyph field-dawn"/);
    expect(html).toContain('<h2 id="groups-id">');
  });
  it('says a figure and what it is as one sentence, in the order in which they are seen', () => {
    const html = render('Highlight', {}, element('HighlightValue', {}, '90'), element('HighlightText', {}, 'Tage'));
    expect(html).toBe('<li class="highlight"><strong>90 </strong><span>Tage</span></li>');
  });
});
