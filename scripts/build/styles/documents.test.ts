import { expect, it } from 'vitest';
import { fillStyles } from './documents.ts';

it('replaces a style sheet with < in it', () => {
  const before = '<head><style>@property --a{syntax:"<length>"}</style></head><style>svg{}</style>';
  expect(fillStyles(before, '@media (width<9px){a{color:red}}')).toBe(
    '<head><style>@media (width<9px){a{color:red}}</style></head><style>svg{}</style>',
  );
});

it('refuses a document without styles, which would keep those that its policy blocks', () => {
  expect(() => fillStyles('<head></head>', 'a{}')).toThrow('no <style> element');
});
