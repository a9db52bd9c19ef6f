import { expect, it } from 'vitest';
import { swapLayout } from './keyboardLayout.ts';

it.each([
  ['yfcktlcndj', 'наследство'],
  ['мщддьфсре', 'vollmacht'],
  ['Vbhfc 2026', 'мирас 2026'],
])('what was typed as %s meant %s', (typed, meant) => {
  expect(swapLayout(typed)).toBe(meant);
});
