import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathInside, withSlashes } from './paths.ts';

describe('a path inside a folder', () => {
  it.each([
    [posix, '/home/a/site', '/home/a/site/content/x.mdx', 'content/x.mdx'],
    [posix, '/home/a/site', '/home/a/site', ''],
    [posix, '/home/a/site', '/home/a/site/..x', '..x'],
    [posix, '/home/a/site', '/home/a/site/a\\b', 'a\\b'],
    [posix, '/home/a/site', '/home/a/other', undefined],
    [posix, '/home/a/site', '/home/a', undefined],
    [win32, 'C:\\site', 'C:\\site\\content\\x.mdx', 'content/x.mdx'],
    [win32, 'C:\\site', 'c:/Site/content/x.mdx', 'content/x.mdx'],
    [win32, 'C:\\site', 'C:\\other', undefined],
    [win32, 'C:\\site', 'D:\\site\\content', undefined],
  ] as const)('%# has slashes, and one elsewhere is none', (system, dir, path, expected) => {
    expect(pathInside(dir, path, system)).toBe(expected);
  });

  it('keeps a backslash where that is a letter', () => {
    expect(withSlashes('a\\b', posix)).toBe('a\\b');
    expect(withSlashes('a\\b', win32)).toBe('a/b');
  });
});
