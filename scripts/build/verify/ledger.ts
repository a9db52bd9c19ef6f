/** Proves on the built files what the URL ledger promises: every address has a page, one redirect to a page, or a reason. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf } from '../../../src/model/answer.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { htmlFilePath } from '../../../src/model/pathname.ts';

/** One line per broken promise. A file at a redirected address counts too, because hosts serve files first. */
export function checkLedger(dir: string, manifest: Manifest): string[] {
  const hasFile = (pathname: string) => existsSync(join(dir, htmlFilePath(pathname)));
  return manifest.ledger.flatMap(({ pathname }) => {
    const answer = answerOf(manifest, pathname);
    const report = (what: string) => [`content/urls.yaml: ${pathname} ${what}`];
    if (answer.status === 404) return report('answers 404.');
    if (answer.status === 200) return hasFile(pathname) ? [] : report('was not written.');
    if (hasFile(pathname)) return report(`answers ${answer.status}, but a file hides that.`);
    return answer.status === 410 || hasFile(answer.location) ? [] : report(`leads to ${answer.location}, which was not written.`);
  });
}
