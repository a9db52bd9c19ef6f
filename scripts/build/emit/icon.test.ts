import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emitIcon } from './icon.ts';
import { readPalette } from './tokens.ts';
import { WEB_ICONS } from './webManifest.ts';

const root = join(import.meta.dirname, '../../..');
const palette = readPalette({ root });
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('icons in public/', () => {
  it('were made from the arch and the colours as they are now (else: node scripts/core/start/run.mjs scripts/cli/icons.ts)', () => {
    expect(readFileSync(join(root, 'public/icons/icon.svg'), 'utf8')).toBe(emitIcon(palette));
  });

  it.each([...WEB_ICONS, { pathname: '/icons/apple-touch-icon.png', size: 180 }])(
    '$pathname is $size pixels wide and filled to its corner',
    async ({ pathname, size }) => {
      const picture = sharp(join(root, 'public', pathname));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
      const { data } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual(rgb(palette('water').light));
    },
  );

  it('favicon.ico holds three PNG pictures at the places it names', () => {
    const ico = readFileSync(join(root, 'public/favicon.ico'));
    expect(ico.readUInt16LE(4)).toBe(3);
    for (const index of [0, 1, 2]) {
      const offset = ico.readUInt32LE(6 + 16 * index + 12);
      expect(ico.toString('latin1', offset + 1, offset + 4)).toBe('PNG');
      expect(ico.readUInt32BE(offset + 16)).toBe(ico.readUInt8(6 + 16 * index));
    }
  });
});
