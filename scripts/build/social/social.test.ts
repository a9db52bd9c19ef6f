import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPalette } from '../emit/tokens.ts';
import { CARD_SIZE, type Card, type Motif } from './card.ts';
import { drawCard } from './drawCard.ts';
import { rememberTypefaces, renderCard } from './renderCard.ts';
import { breakLines, openTypeface, type Typeface } from './typeset.ts';

const root = join(import.meta.dirname, '../../..');
const publicDir = join(root, 'public');
const LATIN = '/fonts/piazzolla-latin.woff2';
const CYRILLIC = '/fonts/piazzolla-cyrillic.woff2';
const light = (name: string) => readPalette({ root })(name).light;

function makeCard(title: string, motif: Motif, fontPathname = LATIN): Card {
  const names = { field: 'dawn', ink: 'ink', soft: 'soft', paper: 'paper', deep: 'deep', brick: 'brick', go: 'go' } as const;
  const colours = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, light(name)])) as Record<keyof typeof names, string>;
  const onDeep = { onDeep: light('on-deep'), onDeepSoft: light('on-deep-soft'), onDeepBrick: light('brick') };
  const areas = ['dawn', 'quince', 'rose', 'stone'].map(light);
  return { kicker: 'Kira', title, siteName: 'Köprü', host: 'x.example', motif, colours: { ...colours, ...onDeep, areas }, fontPathname };
}

describe('setting text', () => {
  let latin: Typeface;
  let cyrillic: Typeface;
  const style = { size: 60 };
  beforeAll(async () => {
    latin = await openTypeface(publicDir, LATIN);
    cyrillic = await openTypeface(publicDir, CYRILLIC);
  });

  it.each(['Yurt dışındaki İşleriniz, ĞğŞşİıÇçÖöÜü', 'Straße, größte Äußerung', 'Où reconnaître un cœur\u202f?', 'Één huis, coördinatie'])(
    'draws every letter of "%s"',
    (text) => expect(latin.outline(text, 0, 0, style)).toMatch(/^M/),
  );

  it('draws Russian, with Turkish names in it', () => {
    expect(cyrillic.outline('Ёмкость объявления: Köprü', 0, 0, style)).toMatch(/^M/);
  });

  it('tells the dotless from the dotted i', () => {
    expect(latin.outline('ı', 0, 0, style)).not.toBe(latin.outline('i', 0, 0, style));
    expect(latin.outline('İ', 0, 0, style)).not.toBe(latin.outline('I', 0, 0, style));
  });

  it('kerns', () => {
    expect(latin.measure('Tü', style)).toBeLessThan(latin.measure('T', style) + latin.measure('ü', style));
  });

  it('refuses a letter that the font lacks, naming it and the text', () => {
    expect(() => latin.outline('Ελλάδα', 0, 0, style)).toThrow('/fonts/piazzolla-latin.woff2 has no letter "Ε" ("Ελλάδα")');
  });
});

describe('breaking lines', () => {
  const measure = (line: string) => line.length;

  it('uses as few lines as can be, as even as they can be', () => {
    expect(breakLines('aaaa bbbb cccc dd', 14, measure)).toEqual(['aaaa bbbb', 'cccc dd']);
  });

  it('keeps words together that are bound by a space that does not break', () => {
    expect(breakLines('va\u00a0? oui', 5, measure)).toEqual(['va\u00a0?', 'oui']);
  });

  it('lets a word that is too long overflow', () => {
    expect(breakLines('Grundstücksverkehr heute', 10, measure)).toEqual(['Grundstücksverkehr', 'heute']);
  });
});

describe('a social image', () => {
  const open = rememberTypefaces(publicDir);

  it.each<Motif>([
    { type: 'unfinished' },
    { type: 'whole' },
    { type: 'message' },
    { type: 'bridge' },
    { type: 'row', count: 4 },
    { type: 'area', area: 'inheritance' },
  ])('is a small PNG of 1200 × 630 that shows its motif ($type) in the page’s colours', async (motif) => {
    const card = makeCard('Miras nasıl paylaşılır?', motif);
    const png = await renderCard(card, await open(LATIN));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...CARD_SIZE });
    expect(png.length).toBeLessThan(45_000);
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    // The palette may be a step beside the colour, which nobody sees.
    const isNear = (pixel: number, colour: string) =>
      [1, 3, 5].every((at, channel) => Math.abs((data[3 * pixel + channel] ?? 0) - Number.parseInt(colour.slice(at, at + 2), 16)) <= 4);
    const pixelAt = (x: number, y: number) => y * CARD_SIZE.width + x;
    expect(isNear(pixelAt(4, 4), card.colours.field)).toBe(true);
    expect(isNear(pixelAt(600, 620), card.colours.deep)).toBe(true);
    // The brand on the deck has its own keystone, so only the part above the deck counts.
    const keystone = motif.type === 'message' ? card.colours.go : card.colours.brick;
    const above = Array.from({ length: pixelAt(0, 530) }, (_, pixel) => pixel).filter((pixel) => isNear(pixel, keystone));
    expect(above.length).toBeGreaterThan(150);
  });

  it('is the same to the byte each time', async () => {
    const card = makeCard('Как признать развод в Турции?', { type: 'unfinished' }, CYRILLIC);
    const first = await renderCard(card, await open(CYRILLIC));
    expect(Buffer.compare(first, await renderCard(card, await rememberTypefaces(publicDir)(CYRILLIC)))).toBe(0);
  });

  it('sets a long title smaller, and never beyond its column', async () => {
    const typefaces = await open(LATIN);
    const svg = drawCard(
      makeCard('Wie lassen Sie Ihre ausländische Scheidung in der Türkei gerichtlich anerkennen?', { type: 'unfinished' }),
      typefaces,
    );
    const inked = [...svg.matchAll(/<path fill="#14303a" d="([^"]+)"/g)].map(([, path = '']) => path);
    expect(inked.length).toBe(4);
    for (const path of inked) {
      const xs = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+) /g)].map(([, x]) => Number(x));
      expect(Math.max(...xs)).toBeLessThan(742);
    }
  });
});

describe('the palette', () => {
  it('reads both schemes, and says which colour the style sheet lacks', () => {
    const palette = readPalette({ root });
    const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
    expect(css).toContain(`--dawn: ${palette('dawn').light}`);
    expect(palette('dawn').dark).not.toBe(palette('dawn').light);
    expect(palette('raise').light).toBe('#ffffff');
    expect(() => palette('sky')).toThrow('no colour --sky');
  });
});
