import { describe, expect, it } from 'vitest';
import { hostBehindAt, isWebAddress } from './webAddress.ts';

describe('isWebAddress', () => {
  it.each([
    'https://www.example.org',
    'https://example.org:8443/a/b.html?x=1&y=%20#z',
    'https://WWW.Example.org/',
    'https://xn--kpr-sna6a.example/',
    'https://www.example.xn--p1ai/',
    'https://wa.me/900000000000?text=Merhaba%20köprü',
    'https://example.org/a@b',
    "https://example.org/(a)'!*~+,;:[1]",
  ])('takes %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  it.each([
    'http://www.example.org/',
    'HTTPS://www.example.org/',
    ' https://www.example.org/',
    'https://www.example.org/\n',
    'https://www.example.org/a b',
    'https://www.example.org/a\u202eb',
    'https://www.example.org\\@evil.example/',
    'https://user@evil.example/',
    'https://:x@evil.example/',
    'https://evil',
    'https://evil.example./',
    'https://1.2.3.4/',
    'https://0300.0250.1/',
    'https://[::1]/',
    'https://köprü.example/',
    'https://xn--.example/',
    'https://a.example:99999/',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:https://www.example.org/',
    '',
  ])('refuses %j', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});

it('hostBehindAt names the host that a reader takes for a path', () => {
  expect(hostBehindAt('https://www.example.org@evil.example/')).toBe('evil.example');
  expect(hostBehindAt('HTTP://a:b@evil.example:8080/')).toBe('evil.example:8080');
  expect(hostBehindAt('https://www.example.org/a@b')).toBeUndefined();
});
