/** Every address answers with its page, in its language, under the promised headers, and the policy lets its own texts run. */
import { createHash } from 'node:crypto';
import { formPathname, formUrl, parsePathname } from '../../src/model/pathname.ts';
import { allHeaders } from '../emit/headers.ts';
import type { Answer } from './ask.ts';
import type { Smoke } from './smoke.ts';

/** Returns the files that the pages name. */
export async function checkAddresses(smoke: Smoke): Promise<ReadonlySet<string>> {
  const { hosting } = smoke;
  const files = new Set<string>();
  const published = new Set(hosting.addresses.map((pathname) => formUrl(hosting, pathname)));
  await smoke.each(hosting.addresses, async (pathname) => {
    const answer = await smoke.ask(pathname);
    if (answer.status !== 200) return smoke.error(pathname, `answers ${answer.status}, expected 200.`);
    const html = answer.body.toString();
    checkHeaders(smoke, pathname, answer);
    if (!answer.headers['content-type']?.startsWith('text/html')) smoke.error(pathname, `is sent as ${answer.headers['content-type']}.`);
    if (answer.headers['cache-control']?.includes('immutable'))
      smoke.error(pathname, 'may be kept for good; a page must be asked for again.');
    if (!answer.headers.etag) smoke.warn(pathname, 'has no ETag, so that asking again sends it again.');
    checkDocument(smoke, pathname, html, published);
    checkPolicy(smoke, pathname, html, answer.headers['content-security-policy']?.toString() ?? '');
    for (const [, file = ''] of html.matchAll(/(?:src|href|data-app|data-shell|data-consent)="(\/[^"/][^"#?]*\.\w+)"/g)) files.add(file);
  });
  for (const { code } of hosting.site.locales) {
    const pathname = `${formPathname(hosting.site, code, '')}/no-such-page-${code}`.replace('//', '/');
    const answer = await smoke.ask(pathname);
    const html = answer.body.toString();
    checkHeaders(smoke, pathname, answer);
    if (answer.status !== 404) smoke.error(pathname, `answers ${answer.status}, expected 404.`);
    else if (!html.includes(`<html lang="${code}"`)) smoke.error(pathname, `has no error page in "${code}".`);
    checkPolicy(smoke, pathname, html, answer.headers['content-security-policy']?.toString() ?? '');
    if (!html.includes('noindex')) smoke.error(pathname, 'may be indexed.');
  }
  return files;
}

/** Headers of every answer; their order and case do not count. */
export function checkHeaders({ hosting, error }: Smoke, subject: string, { headers }: Answer): void {
  for (const [name, expected] of Object.entries(allHeaders(hosting))) {
    const value = headers[name]?.toString();
    if (value === undefined) error(subject, `has no ${name}.`);
    // A server that keeps the pages of several releases allows the texts of all of them.
    else if (name === 'content-security-policy' ? !allows(value, expected) : value !== expected) {
      error(subject, `${name} is "${value}", expected "${expected}".`);
    }
  }
}

/** True when a policy has every directive of the expected one with at least its sources, and beyond them only hashes. */
function allows(policy: string, expected: string): boolean {
  const own = parsePolicy(policy);
  const wanted = parsePolicy(expected);
  return (
    [...own.keys()].every((name) => wanted.has(name)) &&
    [...wanted].every(([name, sources]) => {
      const found = own.get(name) ?? [];
      return (
        sources.every((source) => found.includes(source)) &&
        found.every((source) => sources.includes(source) || source.startsWith("'sha256-"))
      );
    })
  );
}

function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(policy.split(/\s*;\s*/).map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
}

function checkDocument({ hosting, error }: Smoke, pathname: string, html: string, published: ReadonlySet<string>): void {
  const { localeCode } = parsePathname(hosting.site, pathname);
  if (!html.includes(`<html lang="${localeCode}"`)) error(pathname, `is not in "${localeCode}".`);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  if (!canonical || !published.has(canonical))
    error(pathname, `names ${canonical ?? 'no'} canonical address, which is no page of the site.`);
  if (!html.trimEnd().endsWith('</html>')) error(pathname, 'is cut off.');
}

/** What stands in the document must be allowed by hash, or it is blocked. */
function checkPolicy({ error }: Smoke, pathname: string, html: string, policy: string): void {
  const texts = [...html.matchAll(/<(style)>([\s\S]*?)<\/style>|<(script)>([\s\S]*?)<\/script>/g)];
  for (const [, style, css, , script] of texts) {
    const hash = createHash('sha256')
      .update(css ?? script ?? '')
      .digest('base64');
    if (!policy.includes(`'sha256-${hash}'`)) error(pathname, `the policy blocks its own ${style ? 'style sheet' : 'start script'}.`);
  }
}
