import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Hosting } from '../hosting.ts';
import { emitWorkers } from './workers.ts';

const hosting: Hosting = {
  url: 'https://www.example.org',
  site: { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'de' }] },
  addresses: ['/', '/de'],
  redirects: Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`/eski-${index}`, '/yeni'])),
  gone: ['/de/weg'],
  legacyRedirects: [],
  policy: { 'default-src': ["'none'"] },
  headers: {},
};
const files = emitWorkers(hosting);

describe('static assets of Workers', () => {
  it('run the Worker for what is no file, and for a hundred patterns at most', () => {
    // JSON with comments of one line is YAML, once they are taken out.
    const { name, routes, assets } = parse((files['workers/wrangler.jsonc'] ?? '').replace(/^\/\/.*$/m, '')) as {
      name: string;
      routes: { pattern: string }[];
      assets: { not_found_handling: string; run_worker_first: string[] };
    };
    expect(name).toBe('www-example-org');
    expect(routes.map(({ pattern }) => pattern)).toEqual(['www.example.org']);
    expect(assets.not_found_handling).toBe('none');
    expect(assets.run_worker_first.length).toBeLessThanOrEqual(100);
    for (const pattern of assets.run_worker_first) expect(pattern).toMatch(/^\//);
  });

  it('know every redirect, also beyond the two thousand of a list', () => {
    expect(files['workers/worker.js']).toContain('"^/eski-2999$", \'is\'), "/yeni"');
  });

  it('leave out what Cloudflare makes itself', () => {
    expect(files['workers/.assetsignore']).toBe('*.br\n*.gz\n');
  });
});
