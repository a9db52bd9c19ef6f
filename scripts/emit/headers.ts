/** Response headers: what browsers may load, and how long they may keep it. Every host's configuration is made from these. */
import { createHash } from 'node:crypto';
import { purposesOf } from '../../src/model/consent.ts';
import type { Site } from '../../src/model/site.ts';

/** Texts that stand in every document and run there; the policy names them by hash. */
export interface InlineTexts {
  readonly startScript: string;
  readonly css: string;
}

export type Headers = Readonly<Record<string, string>>;

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer. */
export function deriveSecurityHeaders(site: Site, inline: InlineTexts): Headers {
  return {
    'content-security-policy': derivePolicy(site, inline),
    'strict-transport-security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Names below /assets and fonts follow from content or never change; everything else is asked for again, which a 304 makes cheap. */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  if (pathname.startsWith('/fonts/') || pathname.startsWith('/flags/')) return 'public, max-age=604800';
  return 'no-cache';
}

/** Content Security Policy Level 3: nothing but our own files, the two inline texts, and the flag host where one is configured. */
function derivePolicy(site: Site, { startScript, css }: InlineTexts): string {
  const isMeasured = purposesOf(site.analytics).length > 0;
  const tagOrigin = isMeasured ? ` ${new URL(site.analytics.script.replace('{id}', 'x')).origin}` : '';
  const tagHosts = isMeasured ? site.analytics.hosts.map((host) => ` ${host}`).join('') : '';
  const flagHost = site.flags.source === 'cdn' ? ` ${new URL(site.flags.cdn.replace('{flag}', 'x')).origin}` : '';
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' ${hashSource(startScript)}${tagOrigin}`,
    'style-src': hashSource(css),
    'img-src': `'self'${flagHost}${tagHosts}`,
    'font-src': "'self'",
    'connect-src': `'self'${tagHosts}`,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
