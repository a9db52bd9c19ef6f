import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../scripts/content/load.ts';
import { makeContent } from '../../tests/fixture.ts';
import { answerOf } from './answer.ts';
import { deriveManifest, type Manifest } from './manifest.ts';
import { redirectStatus } from './redirectStatus.ts';

let manifest: Manifest;

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content?.ledger) throw new Error('The fixture cannot be read.');
  manifest = deriveManifest(content.site, content.pages, content.facts, { ledger: content.ledger.entries });
});

describe('answerOf', () => {
  it.each([
    ['/', '200 /'],
    ['/kira-takip', '200 /kira-takip'],
    ['/de/services/kira-hukuku', '200 /de/kira-hukuku'],
    ['/kira-takip/', '301 /kira-takip spelling'],
    ['/Kira-Takip', '301 /kira-takip spelling'],
    ['/tr/KIRA-TAKIP.html).', '301 /kira-takip spelling'],
    ['/DE/Services/kira-hukuku”', '301 /de/services/kira-hukuku spelling'],
    ['/tr', '301 / spelling'],
    ['/index.php', '301 / spelling'],
    ['/de/index.html', '301 /de spelling'],
    ['/Kira-Rehberi,', '301 /kira-takip ledger'],
    ['/kira-hesaplama.php', '410'],
    ['/DE/a/Eskikira/index.html', '301 /de/kira-hukuku legacy'],
    ['/tr/nirgendwo.', '404'],
    ['/kira-takip.pdf', '404'],
    ['/x/kira-takip', '404'],
    ['/kira-rehberi', '301 /kira-takip ledger'],
    ['/kira-rehberi/', '301 /kira-takip ledger'],
    ['/kira-hesaplama', '410'],
    ['/kira-hesaplama/', '410'],
    ['/de/a/eskikira', '301 /de/kira-hukuku legacy'],
    ['/a/eskikira/', '301 /kira-hukuku legacy'],
    ['/de/kira-rehberi', '404'],
    ['/nirgendwo/', '404'],
    ['/__proto__', '404'],
  ])('gives %s the answer %s', (pathname, expected) => {
    const answer = answerOf(manifest, pathname);
    const more = answer.status === 200 ? ` ${answer.page.pathname}` : 'location' in answer ? ` ${answer.location} ${answer.cause}` : '';
    expect(`${answer.status}${more}`).toBe(expected);
  });
});

describe('redirectStatus', () => {
  it.each([
    ['/eski', '/yeni', 301],
    ['/de/alt', '/de/neu', 301],
    // The German page is missing or withheld, and may come.
    ['/de/alt', '/yeni', 302],
    // An address of an earlier site, which had no prefixes.
    ['/ueber-uns', '/de/ueber-uns', 301],
  ])('of %s to %s', (from, to, status) => {
    expect(redirectStatus(manifest.site, from, to)).toBe(status);
  });
});
