/** Lists what is open before the site goes public, as text and as issues. Neighbour: scripts/cli/launchCheck.ts, which prints it. */
import type { Language } from '../../../src/messages/language.ts';
import { LAUNCH_WORDS } from '../../../src/messages/launch.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { loadContent } from '../../content/load.ts';
import { LAUNCH_FILE } from '../../content/registers/questions.ts';
import type { Cache } from '../../core/cache.ts';
import { countIssues, formatReport } from '../../core/report.ts';
import { formatOpenPoints } from './formatOpenPoints.ts';
import { listOpenIssues } from './openIssues.ts';
import { collectOpenPoints, countBlockers } from './openPoints.ts';

export interface LaunchCheck {
  /** The list for people. */
  readonly text: string;
  /** The same for tools, preceded by the errors of the content. */
  readonly issues: readonly Issue[];
  readonly isReady: boolean;
}

/**
 * Reads the content. Errors in it are only counted, because `npm run check` lists them, but a site with errors is not ready. An error in
 * the list of questions is shown, because it may hide a question.
 */
export async function checkLaunch(contentDir: string, cache?: Cache, language: Language = 'en'): Promise<LaunchCheck> {
  const { content, issues } = await loadContent({ contentDir, cache });
  if (!content?.questions || issues.some(({ filePath }) => filePath === LAUNCH_FILE))
    return { text: formatReport(issues, 'text', { language }), issues, isReady: false };
  const errors = issues.filter((issue) => issue.severity === 'error');
  const points = collectOpenPoints(content, content.questions);
  const warning = errors.length > 0 ? `${LAUNCH_WORDS[language].mistakes({ totals: countIssues(errors, language) })}\n\n` : '';
  return {
    text: `${warning}${formatOpenPoints(points, language)}`,
    issues: [...errors, ...listOpenIssues(points)],
    isReady: errors.length === 0 && countBlockers(points) === 0,
  };
}
