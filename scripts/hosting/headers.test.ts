import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/model/site.ts';
import { makeContent } from '../../tests/fixture.ts';
import { loadContent } from '../content/load.ts';
import { allowsPolicy, buildPolicy, deriveHeaders, derivePolicy, includesPolicy, mergePolicies } from './headers.ts';

const inline = { scripts: ['start()'], styles: ['a{}'] };
let site: Site;

beforeAll(async () => {
  const { content } = await loadContent({ contentDir: await makeContent() });
  if (!content) throw new Error('The fixture cannot be read.');
  site = content.site;
});

describe('the policy', () => {
  it('allows no inline code except for two hashes, and no other origin', () => {
    const policy = buildPolicy(derivePolicy(site, inline));
    expect(policy).not.toMatch(/unsafe|https:|\*|report/);
    expect(policy.match(/sha256-/g)).toHaveLength(2);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(deriveHeaders(site)).not.toHaveProperty('reporting-endpoints');
  });

  it('names the report addresses where they are configured', () => {
    const reports = { policy: 'https://reports.example.org/policy', errors: 'https://reports.example.org/errors' };
    const policy = derivePolicy({ ...site, reports }, inline);
    expect(policy['report-uri']).toEqual([reports.policy]);
    expect(policy['report-to']).toEqual(['policy']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://reports.example.org']);
    expect(deriveHeaders({ ...site, reports })['reporting-endpoints']).toBe('policy="https://reports.example.org/policy"');
  });

  it('keeps the files to their own origin, unless another host serves the data', () => {
    expect(deriveHeaders(site)).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(deriveHeaders(site)).not.toHaveProperty('access-control-allow-origin');
    const shared = { ...site, dataUrl: 'https://data.example.org/site/' };
    expect(deriveHeaders(shared)).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
    expect(derivePolicy(shared, inline)['connect-src']).toEqual(["'self'", 'https://data.example.org']);
  });

  it('merged, allows what each allows, and no more', () => {
    const merged = mergePolicies([
      { 'script-src': ["'self'", 'b'], 'img-src': ["'none'"] },
      { 'script-src': ["'self'", 'a'], 'img-src': ['c'] },
    ]);
    expect(merged).toEqual({ 'script-src': ["'self'", 'b', 'a'], 'img-src': ['c'] });
  });

  it.each([
    ["default-src 'none'; style-src 'sha256-a' 'sha256-b'", { includes: true, allows: true }],
    ["default-src 'none'; style-src 'sha256-b'", { includes: false, allows: false }],
    ["default-src 'none'; style-src 'sha256-a' 'unsafe-inline'", { includes: true, allows: false }],
    ["default-src 'none'; style-src 'sha256-a'; img-src *", { includes: true, allows: false }],
    ["style-src 'sha256-a'", { includes: false, allows: false }],
    ['', { includes: false, allows: false }],
  ])('%s is measured by what pages need, and by what is too much', (policy, { includes, allows }) => {
    const needed = "default-src 'none'; style-src 'sha256-a'";
    expect(includesPolicy(policy, needed)).toBe(includes);
    expect(allowsPolicy(policy, needed)).toBe(allows);
  });
});

describe('the headers', () => {
  // OWASP Secure Headers Project. The hosts' answers are compared with these by the hosting tests.
  it('have browsers guess no type, use no plain HTTP, tell no path to others, open no device and share no window', () => {
    expect(deriveHeaders(site)).toEqual({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\), geolocation=\(\), microphone=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
