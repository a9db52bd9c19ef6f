import { expect, test } from 'vitest';
import { likestText } from './likestText.ts';

const TEXTS = ['Miet\u00adrecht', 'Sie haben 3\u00a0Monate Zeit.', 'Wie lange?', 'Sie haben 5 Jahre.', 'Wie lange?'];

test('the paragraph is found by its words, also while one of them is being typed', () => {
  expect(likestText(TEXTS, '## Mietrecht', 0)).toBe(0);
  expect(likestText(TEXTS, 'Sie haben 3 Monate Zeit. W', 0)).toBe(1);
  expect(likestText(TEXTS, 'Sie haben 5 Jahre.', 0)).toBe(3);
});

test('of two that are alike, the nearer one is taken', () => {
  expect(likestText(TEXTS, 'Wie lange?', 0.3)).toBe(2);
  expect(likestText(TEXTS, 'Wie lange?', 0.9)).toBe(4);
});

test('nothing is found for a text that no paragraph shows yet, or without words', () => {
  expect(likestText(TEXTS, 'Ein neuer Absatz, den es noch nicht gibt.', 0)).toBeUndefined();
  expect(likestText(TEXTS, '---', 0)).toBeUndefined();
});
