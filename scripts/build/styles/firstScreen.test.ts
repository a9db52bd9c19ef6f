import { describe, expect, it } from 'vitest';
import type { Prerendered } from '../../../src/model/payload.ts';
import { elementsOf, fillStyles, linkStyles } from './firstScreen.ts';

const MAIN = '<main id="main"><header><p>A<br/>B</p><img src="a.svg" alt=""></header><section>C</section></main>';

describe('the link to the complete style sheet', () => {
  it('is after the first element of main', () => {
    expect(linkStyles(`<nav>D</nav>${MAIN}`, '/all.css')).toContain('</header><link rel="stylesheet" href="/all.css"><section>');
  });

  it('is in a main that has no element', () => {
    expect(linkStyles('<main>A</main>', '/all.css')).toBe('<main>A<link rel="stylesheet" href="/all.css"></main>');
  });
});

describe('the elements of the first screen', () => {
  const namesIn = (appHtml: string) =>
    (JSON.parse(elementsOf({ htmlAttrs: 'lang="tr" dir="ltr"', beforeHtml: '', appHtml } as Prerendered)) as [string][]).map(([name]) =>
      name.trim(),
    );

  it('are those before the link', () => {
    expect(namesIn(MAIN)).toEqual(expect.arrayContaining(['header', 'p', 'br']));
    expect(namesIn(MAIN)).not.toContain('section');
  });

  it('do not include what a closed details element hides', () => {
    const menu = '<details class="menu"><summary>Menu <b>TR</b></summary><div><a>A</a><hr/></div></details><i></i>';
    const names = namesIn(menu + MAIN);
    expect(names).toEqual(expect.arrayContaining(['summary', 'b', 'i', 'header']));
    expect(names.filter((name) => name === 'a' || name === 'hr' || name === 'div')).toEqual([]);
    expect(namesIn(menu.replace('<details', '<details open') + MAIN)).toContain('hr');
  });
});

it('replaces a style sheet with < in it', () => {
  const before = '<head><style>@property --a{syntax:"<length>"}</style></head><style>svg{}</style>';
  expect(fillStyles(before, '@media (width<9px){a{color:red}}')).toBe(
    '<head><style>@media (width<9px){a{color:red}}</style></head><style>svg{}</style>',
  );
});

it('refuses a document without styles, which would keep those that its policy blocks', () => {
  expect(() => fillStyles('<head></head>', 'a{}')).toThrow('no <style> element');
});
