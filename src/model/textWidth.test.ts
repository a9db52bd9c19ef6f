/** Compares text widths with those that a browser measured, and tests truncation by width. */
import { describe, expect, it } from 'vitest';
import { cutText, measureText } from './textWidth.ts';

describe('measureText', () => {
  it('knows the letters of every language', () => {
    // Widths that Chromium measures with Liberation Sans; kerning explains the difference.
    for (const [text, width] of [
      ['illi', 17.8],
      ['WWWW', 75.5],
      ['Mirasın reddi', 115.6],
      ['Отказ от наследства', 191.8],
      ['Erbschaft ausschlagen: Frist, Kosten, Ablauf', 393.5],
    ] as const) {
      expect(Math.abs(measureText(text, 20) - width), text).toBeLessThan(1.5);
    }
  });
  it('takes a letter with a combining mark for the letter', () => {
    expect(measureText('u\u0308', 20)).toBe(measureText('ü', 20));
  });
});

describe('cutText', () => {
  it('leaves alone what fits', () => {
    expect(cutText('Kurz', { size: 20, limit: 580 })).toMatchObject({ shown: 'Kurz', isCut: false });
  });
  it('cuts by width and not by the number of letters, after a complete word', () => {
    const room = { size: 20, limit: 100 };
    expect(cutText('illi illi illi illi illi', room).isCut).toBe(true);
    expect(cutText('illi illi illi illi', room).isCut).toBe(false);
    expect(cutText('WWWW WWWW', room).shown).toBe('WWWW …');
  });
});
