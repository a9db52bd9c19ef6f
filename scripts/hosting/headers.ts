/** Response headers of every answer, including the Content Security Policy. Neighbour: fileRules.ts, for what depends on a file's name. */
import { createHash } from 'node:crypto';
import { purposesOf } from '../../src/model/consent.ts';
import type { Site } from '../../src/model/site.ts';
import { YEAR_SECONDS } from './fileRules.ts';

/** Inline scripts and styles of documents; the policy allows them by hash. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** Sources by directive, in the order in which they are sent. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = "'none'";

/** Value of `dataUrl` when the site serves its data itself. */
const OWN_DATA_URL = '/';

/** Name of the endpoint to which browsers report policy violations (Reporting API). */
const POLICY_ENDPOINT = 'policy';

/**
 * Headers of every answer except the policy. Where another host serves the data (`dataUrl`), both hosts have the same files and the same
 * headers, and the headers allow pages of any origin to read them (Fetch Standard, CORS protocol): all files are public, the requests carry
 * no cookie, and a preview has a different origin from the live site.
 */
export function deriveHeaders({ reports, dataUrl }: Pick<Site, 'reports' | 'dataUrl'>): Headers {
  const isShared = dataUrl !== OWN_DATA_URL;
  return {
    ...(reports.policy ? { 'reporting-endpoints': `${POLICY_ENDPOINT}="${reports.policy}"` } : {}),
    'strict-transport-security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
    ...(isShared ? { 'access-control-allow-origin': '*' } : {}),
  };
}

/** All headers of every answer, including the policy. */
export function allHeaders({ policy, headers }: { readonly policy: Policy; readonly headers: Headers }): Headers {
  return { 'content-security-policy': buildPolicy(policy), ...headers };
}

/** Content Security Policy Level 3: allows only the site's own files, the inline texts, and the flag host if one is configured. */
export function derivePolicy(site: Site, { scripts, styles }: InlineTexts): Policy {
  const isMeasured = purposesOf(site.analytics).length > 0;
  const tagOrigin = isMeasured ? [new URL(site.analytics.script.replace('{id}', 'x')).origin] : [];
  const tagHosts = isMeasured ? site.analytics.hosts : [];
  const dataHost = site.dataUrl === OWN_DATA_URL ? [] : [new URL(site.dataUrl).origin];
  const errorHost = site.reports.errors ? [new URL(site.reports.errors).origin] : [];
  const flagHost = site.flags.source === 'cdn' ? [new URL(site.flags.cdn.replace('{flag}', 'x')).origin] : [];
  return {
    'default-src': [NONE],
    'script-src': ["'self'", ...scripts.map(hashSource), ...tagOrigin],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'img-src': ["'self'", ...flagHost, ...tagHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...dataHost, ...errorHost, ...tagHosts],
    'manifest-src': ["'self'"],
    'base-uri': [NONE],
    'form-action': ["'self'"],
    'frame-ancestors': [NONE],
    // Firefox supports only the older directive.
    ...(site.reports.policy ? { 'report-uri': [site.reports.policy], 'report-to': [POLICY_ENDPOINT] } : {}),
  };
}

export function buildPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Allows what any of the policies allows: while a server changes releases, its policy must fit the pages of the old and the new one. */
export function mergePolicies(policies: readonly Policy[]): Policy {
  const names = new Set(policies.flatMap((policy) => Object.keys(policy)));
  const merge = (name: string) => {
    const sources = [...new Set(policies.flatMap((policy) => policy[name] ?? []))];
    return sources.length > 1 ? sources.filter((source) => source !== NONE) : sources;
  };
  return Object.fromEntries([...names].map((name) => [name, merge(name)]));
}

/** True when `policy` allows everything that `expected` allows. Both are header values. */
export function includesPolicy(policy: string, expected: string): boolean {
  const own = parsePolicy(policy);
  return [...parsePolicy(expected)].every(([name, sources]) => {
    const found = own.get(name) ?? [];
    return sources.every((source) => found.includes(source));
  });
}

/** True when `policy` allows what `expected` allows, and in addition only hashes: those of other releases' inline texts. */
export function allowsPolicy(policy: string, expected: string): boolean {
  const wanted = parsePolicy(expected);
  return (
    includesPolicy(policy, expected) &&
    [...parsePolicy(policy)].every(([name, found]) => {
      const sources = wanted.get(name);
      return sources !== undefined && found.every((source) => sources.includes(source) || source.startsWith("'sha256-"));
    })
  );
}

function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(policy.split(/\s*;\s*/).map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
