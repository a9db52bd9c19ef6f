/** Compares two states of the content, including their issues. Neighbour: scripts/cli/review.ts. */
import { basename } from 'node:path';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import type { Config } from '../core/config.ts';
import { type ChangeReport, deriveChangeReport } from '../translation/changeReport.ts';
import { listChangedFiles, type Range, resolveRange } from '../translation/gitTree.ts';
import { type KnownStates, nameStates, readStates, siteRootOf } from '../translation/states.ts';
import { openFindings } from './keptFindings.ts';
import { runRules } from './runRules.ts';

/** Returns the change report of two states of the content. Throws a UsageError when Git cannot read them. */
export async function reviewChange(config: Config, asked: string): Promise<ChangeReport> {
  return (await reviewRange(config, await resolveRange(siteRootOf(config), asked))).report;
}

/** The change report, and all findings in the later state. Throws a UsageError when Git cannot read the states. */
export async function reviewRange(
  config: Config,
  range: Range,
  known?: KnownStates,
): Promise<{ report: ChangeReport; findings: readonly Issue[] }> {
  const root = siteRootOf(config);
  const names = await nameStates(root, range);
  const changedFiles = await listChangedFiles(root, range);
  const folder = `${basename(config.contentDir)}/`;
  const named = changedFiles.map((name) => (name.startsWith(folder) ? `${CONTENT_LABEL}/${name.slice(folder.length)}` : name));
  const stored = openFindings(config);
  const check = (content: Content) => runRules(content, { texts: config.checkTexts, stored });
  const states = await readStates(config, range, names, check, known);
  return { report: deriveChangeReport(states, names, named), findings: states.after?.issues ?? states.readingIssues };
}
