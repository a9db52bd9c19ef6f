import { describe, expect, it } from 'vitest';
import { formatMissing, parseMissing } from './missing.ts';

describe('formatMissing', () => {
  it('names each missing program once, with what was left out and the package that brings it', () => {
    const java = { what: 'the pages by the Nu checker', needs: 'java', package: 'default-jre-headless' };
    const text = [
      java,
      java,
      { what: 'Caddy’s answers', needs: 'caddy', package: 'caddy' },
      { what: 'full disks', needs: 'root', package: '' },
    ]
      .map((entry) => JSON.stringify(entry))
      .join('\n');
    expect(formatMissing(parseMissing(`${text}\n`))).toBe(
      [
        '',
        'Left out, because this machine lacks something:',
        '  No java: the pages by the Nu checker. Debian: apt-get install default-jre-headless',
        '  No caddy: Caddy’s answers. Debian: apt-get install caddy',
        '  No root: full disks.',
      ].join('\n'),
    );
  });

  it('says nothing when nothing was left out', () => {
    expect(formatMissing(parseMissing(''))).toBe('');
  });
});
