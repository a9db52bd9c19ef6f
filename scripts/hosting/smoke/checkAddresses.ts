/**
 * Checks that every address returns its page, in its language, with content, that the policy allows the page's inline style and script, and
 * that unknown addresses return 404.
 */
import { createHash } from 'node:crypto';
import { buildPathname, errorPathname, htmlFilePath, parsePathname, payloadPathname } from '../../../src/model/pathname.ts';
import { type BuiltDocument, readDocument } from '../../core/builtDocument.ts';
import { ENCODINGS } from '../siteFiles.ts';
import { hashOf } from './checkFiles.ts';
import { checkFileHeaders, checkHeaders } from './checkHeaders.ts';
import type { Smoke } from './promise.ts';
import type { RawResponse } from './request.ts';

export interface Addresses {
  /** By pathname; only those that returned a page. */
  readonly documents: ReadonlyMap<string, BuiltDocument>;
  /** Pathnames of the files that the pages reference. */
  readonly named: ReadonlySet<string>;
}

/** A document with less text in its main element does not count as a page. */
const LEAST_CHARACTERS = 20;

export async function checkAddresses(smoke: Smoke): Promise<Addresses> {
  const { hosting, error } = smoke;
  const documents = new Map<string, BuiltDocument>();
  const named = new Set<string>();
  await smoke.each(hosting.addresses, async (pathname) => {
    const answer = await smoke.ask(pathname);
    if (answer.status !== 200) return error('live-status', pathname, `It answers ${answer.status}, expected 200.`);
    const html = answer.body.toString();
    checkFileHeaders(smoke, pathname, htmlFilePath(pathname), answer);
    if (!answer.headers.etag) smoke.warn('live-etag', pathname, 'It has no ETag, so a repeated request transfers it again.', 'header etag');
    const document = readDocument(html);
    documents.set(pathname, document);
    checkDocument(smoke, pathname, html, document);
    checkOwnTexts(smoke, pathname, html, answer);
    for (const [, file = ''] of html.matchAll(/(?:src|href|data-app|data-shell|data-consent|data-near)="(\/[^"/][^"#?]*\.\w+)"/g))
      named.add(file);
    for (const url of document.metas.get('og:image') ?? []) named.add(withoutOrigin(url, hosting.url));
    named.add(payloadPathname(pathname));
  });
  return { documents, named };
}

/** An address of another origin stays unchanged, and is reported as missing. */
function withoutOrigin(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

function checkDocument({ hosting, error }: Smoke, pathname: string, html: string, document: BuiltDocument): void {
  const { localeCode } = parsePathname(hosting.site, pathname);
  if (document.lang !== localeCode) error('live-language', pathname, `It is not in "${localeCode}".`, `<html lang="${document.lang}">`);
  if (document.mainLength < LEAST_CHARACTERS) error('live-content', pathname, 'It is empty: there is no text in <main>.', '<main>');
  if (!html.trimEnd().endsWith('</html>')) error('live-content', pathname, 'It is cut off.');
}

/** The policy must allow inline texts by hash, or browsers block them. */
function checkOwnTexts({ error }: Smoke, pathname: string, html: string, { headers }: RawResponse): void {
  const policy = headers['content-security-policy']?.toString() ?? '';
  const texts = [...html.matchAll(/<(style)>([\s\S]*?)<\/style>|<(script)>([\s\S]*?)<\/script>/g)];
  for (const [, style, css, , script] of texts) {
    const hash = createHash('sha256')
      .update(css ?? script ?? '')
      .digest('base64');
    if (policy.includes(`'sha256-${hash}'`)) continue;
    error(
      'live-policy',
      pathname,
      `The policy blocks its own ${style ? 'style sheet' : 'start script'}.`,
      'header content-security-policy',
    );
  }
}

/** Checks addresses without a page: like a document's, like a file's, and below a page. */
export async function checkUnknown(smoke: Smoke): Promise<void> {
  const { hosting, error } = smoke;
  const below = hosting.addresses.find((pathname) => pathname !== '/') ?? '';
  const unknown = [
    ...hosting.site.locales.map(({ code }) => buildPathname(hosting.site, code, `no-such-page-${code}`)),
    ...['/assets/no-such-file.js', '/_payload/no-such-page.json', `${below}/no-such-page`],
  ];
  await smoke.each(unknown, async (pathname) => {
    const answer = await smoke.ask(pathname);
    if (answer.status !== 404) return error('live-status', pathname, `It answers ${answer.status}, expected 404.`);
    checkErrorPage(smoke, pathname, answer);
    checkErrorHash(smoke, pathname, 404, answer);
    for (const encoding of ENCODINGS)
      checkErrorHash(smoke, pathname, 404, await smoke.ask({ path: pathname, headers: { 'accept-encoding': encoding } }));
  });
}

/** The error page must be that of the release, whatever its encoding. */
export function checkErrorHash({ hosting, files, error }: Smoke, pathname: string, status: 404 | 410, answer: RawResponse): void {
  const { localeCode } = parsePathname(hosting.site, pathname);
  const page = files[htmlFilePath(errorPathname(hosting.site, localeCode, status))];
  const encoding = answer.headers['content-encoding'];
  if (page && hashOf(answer) !== page.hash)
    error('live-error-page', pathname, 'The error page is not as in this release.', undefined, encoding);
}

/** Checks what every error page must contain. */
export function checkErrorPage(smoke: Smoke, pathname: string, answer: RawResponse): void {
  const { hosting, error } = smoke;
  const { localeCode } = parsePathname(hosting.site, pathname);
  const html = answer.body.toString();
  const document = readDocument(html);
  checkHeaders(smoke, pathname, answer);
  if (document.lang !== localeCode)
    error('live-error-page', pathname, `It has no error page in "${localeCode}".`, `<html lang="${document.lang}">`);
  else checkOwnTexts(smoke, pathname, html, answer);
  if (!document.metas.get('robots')?.some((content) => content.includes('noindex')))
    error('live-error-page', pathname, 'It is an error page, and search engines may index it.', '<meta name="robots">');
  if (/immutable|max-age=[1-9]/.test(answer.headers['cache-control'] ?? ''))
    error('live-caching', pathname, 'It is an error page, and caches may keep it.', 'header cache-control');
}
