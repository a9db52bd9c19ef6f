import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isUnwatched } from './unwatched.ts';

describe('the development server', () => {
  it.each([
    [posix, '/home/a/site (1) [x] {y}', '/home/a/site (1) [x] {y}/.cache/content/x.json'],
    [posix, '/home/a/site', '/home/a/site/dist'],
    [win32, 'C:\\Users\\a\\site', 'C:\\Users\\a\\site\\.cache\\content\\x.json'],
    [win32, 'C:\\Users\\a\\site', 'C:/Users/a/site/dist'],
  ] as const)('does not watch what it writes, nor its own code (%#)', (system, root, path) => {
    expect(isUnwatched(root, path, system)).toBe(true);
  });

  it.each([
    [posix, '/home/dist/site', '/home/dist/site'],
    [posix, '/home/dist/site', '/home/dist/site/content/pages/rent/dist/tr.mdx'],
    [win32, 'C:\\dist\\site', 'C:\\dist\\site\\src\\app\\App.tsx'],
    [posix, '/home/a/site', '/home/a/dist/content/site.yaml'],
  ] as const)('watches the rest, whatever the folders above are called (%#)', (system, root, path) => {
    expect(isUnwatched(root, path, system)).toBe(false);
  });
});
