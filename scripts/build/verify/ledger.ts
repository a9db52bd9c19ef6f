/** Checks the URL ledger against the built files: every address has a page, one redirect to a page, or a reason. */
import { answerOf } from '../../../src/model/answer.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { htmlFilePath } from '../../../src/model/pathname.ts';
import type { BuiltFinding } from './finding.ts';

/**
 * One finding per violation. A file at a redirected address counts too, because hosts serve files first. `files`: all files of the site.
 */
export function checkLedger(files: ReadonlySet<string>, manifest: Manifest): BuiltFinding[] {
  const hasFile = (pathname: string) => files.has(htmlFilePath(pathname));
  return manifest.ledger.flatMap(({ pathname }): BuiltFinding[] => {
    const answer = answerOf(manifest, pathname);
    const report = (what: string): BuiltFinding[] => [
      { ruleId: 'built-ledger', message: `${pathname} ${what}`, file: htmlFilePath(pathname), source: 'content/urls.yaml' },
    ];
    if (answer.status === 404) return report('was published, and answers 404.');
    if (answer.status === 200) return hasFile(pathname) ? [] : report('was not written.');
    if (hasFile(pathname)) return report(`answers ${answer.status}, but a file hides that.`);
    return answer.status === 410 || hasFile(answer.location) ? [] : report(`leads to ${answer.location}, which was not written.`);
  });
}
