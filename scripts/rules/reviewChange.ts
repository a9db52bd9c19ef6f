/** Compares two states of the content, including their issues. Neighbour: scripts/cli/review.ts. */
import { basename } from 'node:path';
import type { Content } from '../content/load.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import type { Config } from '../core/config.ts';
import { type ChangeReport, deriveChangeReport } from '../translation/changeReport.ts';
import { listChangedFiles, resolveRange } from '../translation/gitTree.ts';
import { nameStates, readStates, siteRootOf } from '../translation/states.ts';
import { runRules } from './runRules.ts';

/** Returns the change report of two states of the content. Throws a UsageError when Git cannot read them. */
export async function reviewChange(config: Config, asked: string): Promise<ChangeReport> {
  const root = siteRootOf(config);
  const range = await resolveRange(root, asked);
  const names = await nameStates(root, range);
  const changedFiles = await listChangedFiles(root, range);
  const folder = `${basename(config.contentDir)}/`;
  const named = changedFiles.map((name) => (name.startsWith(folder) ? `${CONTENT_LABEL}/${name.slice(folder.length)}` : name));
  const check = (content: Content) => runRules(content, { texts: config.checkTexts });
  return deriveChangeReport(await readStates(config, range, names, check), names, named);
}
