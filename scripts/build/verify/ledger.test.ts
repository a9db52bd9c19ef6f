import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { deriveManifest } from '../../../src/model/manifest.ts';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../../content/load.ts';
import { checkLedger } from './ledger.ts';

it('names every address whose files do not keep the ledger’s promise', async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content?.ledger) throw new Error('The fixture cannot be read.');
  const ledger = [...content.ledger.entries, { pathname: '/verloren', since: '2026-01-01' }];
  const manifest = deriveManifest(content.site, content.pages, content.facts, { ledger });
  const dir = await mkdtemp(join(tmpdir(), 'dist-'));
  const names = ['index', 'iletisim', 'kira-hukuku', 'services/kira-hukuku', 'kira-hesaplama', 'de', 'de/services/kira-hukuku'];
  for (const name of names) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, `${name}.html`), '');
  }
  expect(checkLedger(dir, manifest)).toEqual([
    'content/urls.yaml: /kira-takip was not written.',
    'content/urls.yaml: /kira-rehberi leads to /kira-takip, which was not written.',
    'content/urls.yaml: /kira-hesaplama answers 410, but a file hides that.',
    'content/urls.yaml: /de/eskikira leads to /de/kira-hukuku, which was not written.',
    'content/urls.yaml: /de/kira-hukuku was not written.',
    'content/urls.yaml: /verloren answers 404.',
  ]);
});
