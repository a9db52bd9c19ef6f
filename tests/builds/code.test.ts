/** After each kind of change of the code, a build with the cache gives the same bytes as a build without one. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { isLong } from '../long.ts';
import { type Change, type Comparison, editing, inImages, openComparison, rowsOf } from './comparison.ts';

/** Parsed content, drawn images and rendered pages have separate cache keys. */
const GROUPS: readonly (readonly Change[])[] = [
  [
    editing('how MDX is compiled', 'scripts/content/mdx/sections.ts', "'section'", "'article'"),
    inImages(editing('how a social image is drawn', 'scripts/build/social/drawCard.ts', '<svg ', '<svg data-new="" ')),
    editing('a component', 'src/components/ReviewNote.tsx', '<p', '<p data-new=""'),
    inImages(editing('a colour', 'src/styles/tokens.css', '--rose: #f2d2cb', '--rose: #f2d2cc')),
    editing('the document around the application', 'scripts/build/emit/document.ts', '<!doctype html>', '<!DOCTYPE html>'),
  ],
];

describe.runIf(isLong)('a build after a change of code', () => {
  let comparison: Comparison;
  beforeAll(async () => {
    comparison = await openComparison(['src', 'scripts'], { cachesBundle: false, isDrawn: true });
  });
  afterAll(() => comparison.remove());

  it.each(rowsOf(GROUPS))('gives what a build without any cache gives: $names', ({ changes }) => comparison.compare(changes));
});
