/** A trial of a release says what the release does, and writes nothing. */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { readConfig } from '../../core/config.ts';
import { release } from './release.ts';

it('is tried: new addresses and what is withheld are named, and the ledger stays as it is', async () => {
  const contentDir = await makeContent();
  const path = join(contentDir, 'urls.yaml');
  await appendFile(join(contentDir, 'site.yaml'), 'translations: { errors: withhold, outdated: notice }\n');
  await appendFile(join(contentDir, 'pages/rent/kira-hukuku/de.mdx'), '\n<Fakt>lang</Fakt>\n');
  const ledger = (await readFile(path, 'utf8')).replace(/^\/kira-takip: .*\n/m, '');
  const config = readConfig({ CONTENT_DIR: contentDir });
  await writeFile(path, ledger);
  const tried = await release(config, '2026-02-02', { isTrial: true });
  expect(tried.ok, tried.text).toBe(true);
  expect(tried.text).toContain('  /kira-takip: 2026-02-02\n');
  expect(tried.text).toContain('withheld      content/pages/rent/kira-hukuku/de.mdx (1 mistake)');
  expect(tried.text).toContain('Nothing is written: this was a trial.');
  expect(await readFile(path, 'utf8')).toBe(ledger);
  const released = await release(config, '2026-02-02');
  expect(released.added).toEqual(tried.added);
  expect(await readFile(path, 'utf8')).not.toBe(ledger);
});
