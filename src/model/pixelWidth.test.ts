import { describe, expect, it } from 'vitest';
import { pixelWidth } from './pixelWidth.ts';

describe('the width of a text in a search result', () => {
  // Advance widths of Arial from its hmtx table: W 1933, i 455, Ш 1877, ğ 1139, no-break space 569 of 2048.
  it.each([
    ['W', 1933],
    ['i', 455],
    ['Ш', 1877],
    ['ğ', 1139],
    ['\u00a0', 569],
    ['Wi', 2388],
  ])('%s takes %i parts of 2048', (text, units) => {
    expect(pixelWidth(text, 2048)).toBe(units);
  });

  it('is the same however an accent is written', () => {
    expect(pixelWidth('u\u0308', 20)).toBe(pixelWidth('ü', 20));
  });

  it('is rather too wide than too narrow for letters that it does not know', () => {
    expect(pixelWidth('漢', 2048)).toBeGreaterThan(pixelWidth('W', 2048) * 0.85);
  });
});
