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
  const names = ['index', 'iletisim', 'kira-hukuku', 'services/kira-hukuku', 'kira-hesaplama', 'de', 'de/services/kira-hukuku'];
  const findings = checkLedger(new Set(names.map((name) => `${name}.html`)), manifest);
  expect(findings.map(({ message }) => message)).toEqual([
    '/kira-takip was not written.',
    '/kira-rehberi leads to /kira-takip, which was not written.',
    '/kira-hesaplama answers 410, but a file hides that.',
    '/de/eskikira leads to /de/kira-hukuku, which was not written.',
    '/de/kira-hukuku was not written.',
    '/verloren was published, and answers 404.',
  ]);
  expect(new Set(findings.map(({ source }) => source))).toEqual(new Set(['content/urls.yaml']));
});
