/** Checks that every file of the release exists with the right bytes, uncompressed and in each of its encodings. */
import { pathnameOfFile } from '../../../src/model/pathname.ts';
import { type Encoding, hashBytes } from '../siteFiles.ts';
import { checkFileHeaders } from './checkHeaders.ts';
import { decodeBody } from './decode.ts';
import type { Report, Smoke } from './promise.ts';
import type { RawResponse } from './request.ts';

/** `sent` are the encodings that the server uses. */
export async function checkFiles(smoke: Smoke, sent: ReadonlySet<Encoding>): Promise<void> {
  const { files, hosting } = smoke;
  await smoke.each(Object.entries(files), async ([file, { hash, encodings }]) => {
    const pathname = pathnameOfFile(hosting.site, file);
    // Error pages are answers and have no address.
    if (pathname === undefined) return;
    for (const encoding of [undefined, ...encodings]) {
      const answer = await smoke.ask(encoding ? { path: pathname, headers: { 'accept-encoding': encoding } } : pathname);
      const asked = withEncoding(smoke, encoding);
      if (answer.status !== 200) return asked.error('live-status', pathname, `It answers ${answer.status}, expected 200.`);
      checkFileHeaders(asked, pathname, file, answer);
      checkEncoding(asked, pathname, encoding, sent, answer);
      if (hashOf(answer) !== hash) return asked.error('live-content', pathname, 'It is not as in this release.');
    }
  });
}

/** Adds the requested encoding to findings. */
function withEncoding(smoke: Smoke, encoding: Encoding | undefined): Smoke {
  const named =
    (report: Report): Report =>
    (ruleId, subject, message, part) =>
      report(ruleId, subject, message, part, encoding);
  return { ...smoke, error: named(smoke.error), warn: named(smoke.warn) };
}

function checkEncoding(
  { error }: Smoke,
  subject: string,
  asked: Encoding | undefined,
  sent: ReadonlySet<Encoding>,
  answer: RawResponse,
): void {
  const encoding = answer.headers['content-encoding'];
  const part = 'header content-encoding';
  if (encoding !== undefined && encoding !== asked)
    error('live-encoding', subject, `It is sent with ${encoding}, which was not asked for.`, part);
  if (asked && encoding === undefined && sent.has(asked))
    error('live-compression', subject, `It is not sent with ${asked}, and other files are.`, part);
}

/** Undefined when the body cannot be decoded. */
export function hashOf(answer: RawResponse): string | undefined {
  try {
    return hashBytes(decodeBody(answer));
  } catch {
    return undefined;
  }
}
