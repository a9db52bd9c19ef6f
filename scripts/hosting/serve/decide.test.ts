import { describe, expect, it } from 'vitest';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { hostilePaths } from '../../../tests/hosting/hostilePaths.ts';
import type { Hosting } from '../hosting.ts';
import { decide, decideFailure } from './decide.ts';

const hosting: Hosting = {
  url: 'https://www.example.org',
  site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] },
  addresses: ['/', '/de', '/de/yeni', '/yeni'],
  redirects: { '/eski': '/yeni' },
  gone: ['/de/weg'],
  legacyRedirects: [{ slug: 'son', targets: { tr: '/yeni', de: '/de/yeni' } }],
  policy: {},
  headers: {},
};
const ERROR_PAGES = ERROR_STATUSES.flatMap((status) => [`${status}.html`, `de/${status}.html`]);
const FILES = new Set(['index.html', 'de.html', 'yeni.html', 'de/yeni.html', 'robots.txt', ...ERROR_PAGES]);
const answer = (target: string) => decide(hosting, { method: 'GET', target }, (filePath) => FILES.has(filePath));

describe('decide', () => {
  it('redirects to a page of the site or nowhere, for every path', () => {
    const wrong = hostilePaths(['son', 'eski', 'yeni', 'de']).filter((path) => {
      const decision = answer(path);
      return decision.kind === 'redirect' && !hosting.addresses.includes(decision.location);
    });
    expect(wrong).toEqual([]);
  });

  it('leads there in one hop', () => {
    for (const path of hostilePaths(['son', 'eski', 'yeni'])) {
      const decision = answer(path);
      if (decision.kind === 'redirect') expect(answer(decision.location), path).toMatchObject({ kind: 'file', status: 200 });
    }
  });

  it('leads nowhere where a listed page has no file', () => {
    for (const target of ['/yeni', '/Yeni', '/yeni.']) {
      const decision = decide(hosting, { method: 'GET', target }, (filePath) => filePath !== 'yeni.html' && FILES.has(filePath));
      expect(decision, target).toMatchObject({ kind: 'file', status: 404 });
    }
  });

  it('serves nothing but files of the site', () => {
    for (const path of hostilePaths(['robots.txt', '404', 'weg', 'etc/passwd'])) {
      const decision = answer(path);
      if (decision.kind === 'file') expect(FILES, path).toContain(decision.filePath);
    }
  });
});

it.each([
  ['/yeni', '500.html'],
  ['/de/yeni?a=b#c', 'de/500.html'],
  ['/%ff', '500.html'],
])('a failure of the server at %s is answered as a failure, in the language of the address', (target, filePath) => {
  expect(decideFailure(hosting, target)).toEqual({ kind: 'file', status: 500, filePath });
});
