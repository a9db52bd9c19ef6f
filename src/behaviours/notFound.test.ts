import { describe, expect, it } from 'vitest';
import { missingTarget } from './notFound.ts';

const page = {
  legacyRedirects: [{ slug: 'eskikira', targets: { tr: '/kira-hukuku', de: '/de/kira-hukuku' } }],
  retired: { '/kira-rehberi': '/kira-takip', '/eski/eskikira': '' },
};

describe('on a host that only has files, the error page of', () => {
  it.each([
    ['/kira-rehberi', '/kira-takip'],
    ['/kira-rehberi/', '/kira-takip'],
    ['/a/eskikira', '/kira-hukuku'],
    ['/de/a/eskikira', '/de/kira-hukuku'],
    ['/eski/eskikira', undefined],
    ['/de/kira-rehberi', undefined],
    ['//kira-takip', undefined],
    ['/', undefined],
  ])('%s leads to %s', (pathname, target) => {
    expect(missingTarget(pathname, page, 'tr')).toBe(target);
  });

  it('anything stays when nothing was moved', () => {
    expect(missingTarget('/kira-rehberi', {}, 'tr')).toBeUndefined();
  });
});
