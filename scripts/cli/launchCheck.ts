/** `npm run launch-check`: lists what stands between the site and the public; exit code 1 while a blocker is open. */

import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Issue } from '../../src/model/issue.ts';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { LAUNCH_FILE } from '../content/questions.ts';
import type { Cache } from '../core/cache.ts';
import { readConfig } from '../core/config.ts';
import { countIssues, formatReport, readFormat } from '../core/report.ts';
import { formatOpenPoints } from '../translation/launch/formatOpenPoints.ts';
import { listOpenIssues } from '../translation/launch/openIssues.ts';
import { collectOpenPoints, countBlockers } from '../translation/launch/openPoints.ts';

export interface LaunchCheck {
  /** The list for people. */
  readonly text: string;
  /** The same for tools, with the mistakes of the content before it. */
  readonly issues: readonly Issue[];
  readonly isReady: boolean;
}

/**
 * Reads the content. Mistakes in it are counted only, because `npm run check` lists them, but a site with mistakes is not ready.
 * A mistake in the list of questions is shown: a question may be missing because of it.
 */
export async function checkLaunch(contentDir: string, cache?: Cache): Promise<LaunchCheck> {
  const { content, issues } = await loadContent({ contentDir, cache });
  if (!content?.questions || issues.some(({ filePath }) => filePath === LAUNCH_FILE))
    return { text: formatReport(issues, 'text'), issues, isReady: false };
  const errors = issues.filter((issue) => issue.severity === 'error');
  const points = collectOpenPoints(content, content.questions);
  const warning =
    errors.length > 0 ? `The content has mistakes (npm run check): ${countIssues(errors)}. Pages may be missing below.\n\n` : '';
  return {
    text: `${warning}${formatOpenPoints(points)}`,
    issues: [...errors, ...listOpenIssues(points)],
    isReady: errors.length === 0 && countBlockers(points) === 0,
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { format: { type: 'string' } } });
  const format = readFormat(values.format);
  const config = readConfig();
  const { text, issues, isReady } = await checkLaunch(config.contentDir, openContentCache(config));
  process.stdout.write(format === 'text' ? text : formatReport(issues, format));
  if (!isReady) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
