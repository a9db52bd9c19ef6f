/** Every file of the release is there, with the bytes of the release, whichever encoding it is asked for in. */
import { pathnameOfFile } from '../../../src/model/pathname.ts';
import { type Encoding, hashBytes } from '../siteFiles.ts';
import type { Answer } from './ask.ts';
import { checkFileHeaders } from './checkHeaders.ts';
import { decodeBody } from './decode.ts';
import type { Smoke } from './promise.ts';

/** `sent` are the encodings that the server uses at all. */
export async function checkFiles(smoke: Smoke, sent: ReadonlySet<Encoding>): Promise<void> {
  const { files, hosting, error } = smoke;
  await smoke.each(Object.entries(files), async ([file, { hash, encodings }]) => {
    const pathname = pathnameOfFile(hosting.site, file);
    // Error pages are answers, not addresses.
    if (pathname === undefined) return;
    for (const encoding of [undefined, ...encodings]) {
      const answer = await smoke.ask(encoding ? { path: pathname, headers: { 'accept-encoding': encoding } } : pathname);
      const subject = encoding ? `${pathname} (${encoding})` : pathname;
      if (answer.status !== 200) return error(subject, `answers ${answer.status}, expected 200.`);
      checkFileHeaders(smoke, subject, file, answer);
      checkEncoding(smoke, subject, encoding, sent, answer);
      if (hashOf(answer) !== hash) return error(subject, 'is not as in this release.');
    }
  });
}

function checkEncoding({ error }: Smoke, subject: string, asked: Encoding | undefined, sent: ReadonlySet<Encoding>, answer: Answer): void {
  const encoding = answer.headers['content-encoding'];
  if (encoding !== undefined && encoding !== asked) error(subject, `is sent with ${encoding}, which was not asked for.`);
  if (asked && encoding === undefined && sent.has(asked)) error(subject, `is not sent with ${asked}, and other files are.`);
}

/** Undefined where the body cannot be decoded. */
export function hashOf(answer: Answer): string | undefined {
  try {
    return hashBytes(decodeBody(answer));
  } catch {
    return undefined;
  }
}
