/**
 * Writes the icons in public/ from the arch and the style sheet's colours. Neighbours: emit/icon.ts, which draws them;
 * scripts/cli/icons.ts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Config } from '../core/config.ts';
import { emitIcon, emitPlainIcon, ICON_SIZE } from './emit/icon.ts';
import { type Palette, readPalette } from './emit/tokens.ts';
import { WEB_ICONS } from './emit/webManifest.ts';

/**
 * Width of the arch in the 64 units of the icon: a maskable icon may lose everything outside a circle of 80 % (W3C Web App Manifest, icon
 * masks).
 */
const ARCH_WIDTH = { any: 54, maskable: 42 } as const;

/** Writes all icons into public/. */
export async function writeIcons(config: Config): Promise<void> {
  const palette = readPalette(config);
  const publicDir = join(config.root, 'public');
  await mkdir(join(publicDir, 'icons'), { recursive: true });
  await writeFile(join(publicDir, 'icons/icon.svg'), emitIcon(palette));
  await writeFile(join(publicDir, 'icons/apple-touch-icon.png'), await drawPng(palette, 180, 'any'));
  for (const { pathname, size, purpose } of WEB_ICONS) await writeFile(join(publicDir, pathname), await drawPng(palette, size, purpose));
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawPng(palette, size, 'any') })));
  await writeFile(join(publicDir, 'favicon.ico'), packIco(small));
}

async function drawPng(palette: Palette, size: number, purpose: keyof typeof ARCH_WIDTH): Promise<Buffer> {
  // By default librsvg draws at 72 dots per inch; the density makes it draw at the requested size instead of enlarging.
  const options = { density: (72 * size) / ICON_SIZE };
  return sharp(Buffer.from(emitPlainIcon(palette, ARCH_WIDTH[purpose])), options)
    .resize(size, size)
    .removeAlpha()
    .png({ palette: true, colours: 48, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file is a list of images; PNG is allowed inside since Windows Vista. */
function packIco(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const entries = Buffer.alloc(6 + 16 * pictures.length);
  entries.writeUInt16LE(1, 2);
  entries.writeUInt16LE(pictures.length, 4);
  let offset = entries.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    entries.writeUInt8(size, at);
    entries.writeUInt8(size, at + 1);
    entries.writeUInt16LE(1, at + 4);
    entries.writeUInt16LE(24, at + 6);
    entries.writeUInt32LE(png.length, at + 8);
    entries.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([entries, ...pictures.map(({ png }) => png)]);
}
