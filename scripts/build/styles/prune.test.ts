/** Tests which rules a document inlines, and which are left to the complete style sheet. */
import { expect, it } from 'vitest';
import { type Elements, readElements } from './elements.ts';
import { pruneSheet } from './prune.ts';

function prune(css: string, html: string): string {
  const elements: Elements = new Map();
  readElements(elements, html);
  return pruneSheet(css, elements);
}

const HTML = '<div class="menu"><a href="/">A</a><ul class="list"><li>B</li></ul></div>';

it('leaves out what no element is', () => {
  expect(prune('.list{color:red}.other{color:red}', HTML)).toBe('.list{color:red}');
});

it('leaves out looks under the pointer of what starts the application when it is reached for', () => {
  expect(prune('a{color:red}.menu a:hover,a:active{color:#00f}@media (hover:hover){a:hover{top:0}}', HTML)).toBe('a{color:red}');
});

it('keeps what a pointer opens without it', () => {
  expect(prune('.menu:hover .list{visibility:visible}', HTML)).toBe('.menu:hover .list{visibility:visible}');
});

it('refuses drawings in a colour that is not there', () => {
  const drawing = '<svg><path fill="var(--a)"></path></svg>';
  expect(prune('svg{--a:red}', drawing)).toBe('svg{--a:red}');
  expect(() => prune('svg{--b:red}', drawing)).toThrow('--a');
});

it('refuses a style for a value that it does not know, instead of leaving the style out', () => {
  expect(prune('a[href]{color:red}', HTML)).toBe('a[href]{color:red}');
  expect(() => prune('a[href="/"]{color:red}', HTML)).toThrow('A style asks for the value of href');
  expect(prune('a[href^="tel:"]{color:red}', HTML)).toBe('a[href^=tel\\:]{color:red}');
  expect(() => prune('li[class="x"], time[datetime="2026"]{color:red}', '<li class="x"></li><time dateTime="2026"></time>')).toThrow(
    'datetime',
  );
});

it('leaves out the way from one look to another', () => {
  expect(prune('.list{color:red;transition:color .2s}', HTML)).toBe('.list{color:red}');
});
