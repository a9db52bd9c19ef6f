/** Creates the QR codes of printed checklists: one small SVG file per page, which contains the page's canonical address. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import encodeQR from 'qr';
import type { Manifest } from '../../src/model/manifest.ts';
import { buildUrl } from '../../src/model/pathname.ts';
import { hashText } from '../core/cache.ts';

/** Modules around the code that stay white (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCode {
  /** SVG file of this site, with the hash of its content in its name. */
  readonly pathname: string;
  readonly svg: string;
}

/** QR codes by the page's canonical pathname, for every page with a checklist. */
export function listQrCodes(manifest: Manifest): ReadonlyMap<string, QrCode> {
  return new Map(
    manifest.pages
      .filter(({ hasChecklist }) => hasChecklist)
      .map(({ pathname, localeCode, pageId }) => {
        const svg = drawQrCode(buildUrl(manifest.site, pathname));
        return [pathname, { pathname: `/assets/qr/${localeCode}-${pageId}-${hashText(svg).slice(0, 8)}.svg`, svg }];
      }),
  );
}

/** Dark modules on a white ground, because a scanner needs them in dark colour schemes and on coloured paper too. */
export function drawQrCode(text: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const size = modules.length;
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`;
}

/** Writes the files into `dir`. */
export async function writeQrCodes(codes: Iterable<QrCode>, dir: string): Promise<void> {
  for (const { pathname, svg } of codes) {
    const target = join(dir, pathname);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, svg);
  }
}
