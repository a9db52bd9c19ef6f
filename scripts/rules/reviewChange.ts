/** Compares two states of the content, including their issues. Neighbour: scripts/cli/review.ts. */
import { basename } from 'node:path';
import type { Language } from '../../src/messages/language.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import type { Config } from '../core/config.ts';
import { type ChangeReport, deriveChangeReport } from '../translation/changeReport.ts';
import { listChangedFiles, type Range } from '../translation/gitTree.ts';
import { gitRootOf, type KnownStates, nameStates, readStates } from '../translation/states.ts';
import { openFindings } from './keptFindings.ts';
import { runRules } from './runRules.ts';

export interface Reviewed {
  /** The change report in a language. */
  readonly reportIn: (language: Language) => ChangeReport;
  /** All findings in the later state. */
  readonly findings: readonly Issue[];
  /** The language that the later state chooses for reports of pull requests; undefined if that state cannot be read. */
  readonly reportLanguage: Language | undefined;
}

/** Reads both states once, for reports in any language. Throws a UsageError when Git cannot read them. */
export async function reviewRange(config: Config, range: Range, known?: KnownStates): Promise<Reviewed> {
  const root = gitRootOf(config);
  const names = await nameStates(root, range);
  const changedFiles = await listChangedFiles(root, range);
  const folder = root === config.contentDir ? '' : `${basename(config.contentDir)}/`;
  const named = changedFiles.map((name) => (name.startsWith(folder) ? `${CONTENT_LABEL}/${name.slice(folder.length)}` : name));
  const stored = openFindings(config);
  const check = (content: Content) => runRules(content, { texts: config.checkTexts, stored });
  const states = await readStates(config, range, check, known);
  return {
    reportIn: (language) => deriveChangeReport(states, names, named, language),
    findings: states.after?.issues ?? states.readingIssues,
    reportLanguage: states.after?.content.site.reportLanguage,
  };
}
