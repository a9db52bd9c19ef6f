import { expect, it } from 'vitest';
import { formatChange, formatSpread, spreadOf } from './statistics.ts';

it('gives the middle, and what lies around it', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, least: 1, most: 3 });
  expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, least: 1, most: 4 });
  expect(() => spreadOf([])).toThrow('Nothing was measured.');
});

it('writes a figure with its spread, and its change since the last record', () => {
  expect(formatSpread(spreadOf([1.26, 1.04, 1.5]), 1)).toBe('1.3 (1.0–1.5)');
  expect(formatSpread(spreadOf([7]), 0)).toBe('7');
  expect([formatChange(88, 100), formatChange(130, 100), formatChange(1, 1), formatChange(1, undefined)]).toEqual([
    '−12 %',
    '+30 %',
    '±0 %',
    '',
  ]);
});
