import { describe, expect, it } from 'vitest';
import { isOwnScript, topScriptOf } from './ownScript.ts';

const ORIGIN = 'https://www.example.org';

describe('isOwnScript', () => {
  it.each([
    [`${ORIGIN}/assets/app-1.js`, true],
    [`${ORIGIN}/de/kira-takip`, false],
    ['chrome-extension://abc/assets/x.js', false],
    ['https://www.example.org.evil.example/assets/x.js', false],
    ['https://tag.example/gtag.js', false],
    ['', false],
  ])('%s: %s', (url, expected) => {
    expect(isOwnScript(url, ORIGIN)).toBe(expected);
  });
});

describe('topScriptOf', () => {
  it.each([
    [
      'Chrome',
      `TypeError: x\n    at f (${ORIGIN}/assets/app-1.js:3:7)\n    at chrome-extension://abc/x.js:1:1`,
      `${ORIGIN}/assets/app-1.js`,
    ],
    ['Chrome, without a name', `Error: x\n    at ${ORIGIN}/assets/app-1.js:3:7`, `${ORIGIN}/assets/app-1.js`],
    [
      'Chrome, an extension on top',
      `Error: x\n    at f (chrome-extension://abc/x.js:1:1)\n    at ${ORIGIN}/assets/a.js:3:7`,
      'chrome-extension://abc/x.js',
    ],
    ['Firefox', `f@${ORIGIN}/assets/app-1.js:3:7\ng@moz-extension://abc/x.js:1:1`, `${ORIGIN}/assets/app-1.js`],
    ['Safari, an extension on top', `f@safari-web-extension://abc/x.js:1:1\n@${ORIGIN}/assets/a.js:1:2`, 'safari-web-extension://abc/x.js'],
    [
      'an address in the message',
      `Error: ${ORIGIN}/assets/app-1.js failed\n    at f (https://tag.example/x.js:1:1)`,
      'https://tag.example/x.js',
    ],
    ['no frame', 'TypeError: Failed to fetch', ''],
    ['no stack', '', ''],
  ])('%s', (_browser, stack, expected) => {
    expect(topScriptOf(stack)).toBe(expected);
  });
});
