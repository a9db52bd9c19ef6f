/** The QR code of a checklist is read by another package than the one that draws it. */
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawQrCode } from './qrCodes.ts';

const PIXELS_PER_MODULE = 6;

it('contains the address, dark on white, with a quiet zone of four modules and level M', async () => {
  const url = 'https://www.example.org/ru/kira-odemeyen-kiracinin-tahliyesi-kira-tahsilati';
  const svg = drawQrCode(url);
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const size = modules * PIXELS_PER_MODULE;
  const pixels = await sharp(Buffer.from(svg)).resize(size, size, { kernel: 'nearest' }).ensureAlpha().raw().toBuffer();
  const code = jsQR(new Uint8ClampedArray(pixels), size, size);
  expect(code?.data).toBe(url);
  // Version 5 is the smallest with room for these 77 bytes at level M (ISO/IEC 18004, table 7); it has 37 modules.
  expect(code?.version).toBe(5);
  expect(modules).toBe(37 + 2 * 4);
  const isWhite = (x: number, y: number) => pixels[(y * size + x) * 4] === 255;
  const edge = Array.from({ length: size }, (_, x) => isWhite(x, 4 * PIXELS_PER_MODULE - 1) && isWhite(4 * PIXELS_PER_MODULE - 1, x));
  expect(edge.every(Boolean)).toBe(true);
});
