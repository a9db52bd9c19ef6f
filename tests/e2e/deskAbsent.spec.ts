/** The built site contains nothing of the writers' desk, neither an address nor code. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('no production build contains the desk or its write view', async ({ request }) => {
  expect((await request.get('/_desk')).status()).toBe(404);
  const dist = join(import.meta.dirname, '../../dist');
  const names = await readdir(dist, { recursive: true });
  expect(names.filter((name) => /desk/i.test(name))).toEqual([]);
  const texts = names.filter((name) => /\.(?:html|js|css|json|xml|txt|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(150);
  for (const name of texts) {
    const text = await readFile(join(dist, name), 'utf8');
    expect(
      text.match(/_desk|desk-|open-in-editor|content-mistakes|content:changed|cm-editor|write-(?:bar|pane|chip)|data-passage/)?.[0],
      name,
    ).toBeUndefined();
  }
});
