import { describe, expect, it } from 'vitest';
import type { Site } from '../../../src/model/site.ts';
import { readDocument } from '../../core/builtDocument.ts';
import { checkAddresses } from './addresses.ts';

const site = {
  url: 'https://www.example.org',
  flags: { source: 'cdn', cdn: 'https://cdn.example.net/flags/{flag}.svg' },
} as Pick<Site, 'url' | 'flags'>;

function findings(html: string, own = site): string[] {
  return checkAddresses(readDocument(`<!doctype html><body>${html}</body>`), own).map(({ message }) => message);
}

describe('addresses of a built document', () => {
  it('lead to paths, anchors, https addresses and ways of reaching the practice', () => {
    const links = ['/', '/de/x?y#z', '#main', 'https://wa.me/90500?text=Merhaba%20köprü', 'tel:+90500', 'mailto:info@example.org'];
    expect(findings(links.map((href) => `<a href="${href}">x</a>`).join(''))).toEqual([]);
    expect(findings('<link rel="canonical" href="https://www.example.org/de"><link rel="icon" href="/i"><img src="/x.svg">')).toEqual([]);
    expect(findings('<svg><use href="#arch"/></svg><img src="https://cdn.example.net/flags/tr.svg">')).toEqual([]);
  });

  it.each([
    '<a href="javascript:alert(1)">',
    '<a href="JaVaScRiPt:alert(1)">',
    '<a href=" javascript:alert(1)">',
    '<a href="java&Tab;script:alert(1)">',
    '<a href="java&#10;script:alert(1)">',
    '<a href="&#1;javascript:alert(1)">',
    '<a href="&#x6A;avascript&colon;alert(1)">',
    '<a href="data:text/html,x">',
    '<a href="vbscript:x">',
    '<a href="//evil.example/">',
    '<a href="/\\evil.example/">',
    '<a href="\\\\evil.example/">',
    '<a href="https:evil.example">',
    '<a href="https://www.example.org@evil.example/">',
    '<a href="https://user:pass@www.example.org/">',
    '<a href="http://www.example.org/">',
    '<a href="tel:+90?x:javascript">',
    '<a href="">',
    '<a ping="https://evil.example/" href="/">',
    '<area href="data:x">',
    '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
    '<svg><use href="data:image/svg+xml,x"/></svg>',
    '<img src="https://evil.example/x.png">',
    '<img src="https://cdn.example.net.evil.example/x.svg">',
    '<img srcset="//evil.example/x 2x" src="/x">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<link rel="canonical" href="https://www.example.org.evil.example/">',
    '<script src="//evil.example/x.js"></script>',
    '<iframe srcdoc="x"></iframe>',
    '<form action="https://evil.example/"></form>',
    '<button formaction="javascript:x"></button>',
    '<object data="data:x"></object>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<p onclick="x()">',
  ])('refuses %s', (html) => {
    expect(findings(html)).toHaveLength(1);
  });

  it('takes flags from our own files only, where the site says so', () => {
    const own = { ...site, flags: { ...site.flags, source: 'self' as const } };
    expect(findings('<img src="https://cdn.example.net/flags/tr.svg">', own)).toHaveLength(1);
  });
});
