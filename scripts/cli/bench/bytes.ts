/** Measures the size of a built page in brotli's best quality: what a visitor fetches before and after the first intent. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Rows of a table: label and bytes. Throws when the site has not been built. */
export async function measureBytes(dist: string, pathname: string): Promise<[string, number][]> {
  const size = async (path: string) => brotliCompressSync(await readFile(join(dist, path))).length;
  const html = await readFile(join(dist, `${pathname}.html`), 'utf8');
  const [, app = ''] = /data-app="([^"]+)"/.exec(html) ?? [];
  const [, shell = ''] = /data-shell="([^"]+)"/.exec(html) ?? [];
  const [, start = ''] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
  const [, font = ''] = /rel="preload" href="([^"]+)"/.exec(html) ?? [];
  return [
    ['HTML with its CSS, before intent', await size(`${pathname}.html`)],
    ['start script, before intent', await size(start)],
    ['heading font, before intent', (await readFile(join(dist, font))).length],
    ['application, after intent', await size(app)],
    ["frame's data, after intent", await size(shell)],
    ["another page's payload", await size(`_payload${pathname}.json`)],
  ];
}
