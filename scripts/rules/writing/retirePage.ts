/**
 * Removes a page; its addresses redirect to another page or answer that it is gone. Neighbours: scripts/cli/retire.ts and
 * scripts/dev/write, which use it.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Issue } from '../../../src/model/issue.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { LEDGER_NAME } from '../../content/registers/ledger.ts';
import type { ContentFolders } from '../../core/config.ts';
import { counted } from '../../core/counted.ts';
import { listUncommitted } from '../../core/git.ts';
import { formatReport } from '../../core/report.ts';
import { formatEntry } from '../../translation/ledger/edit.ts';
import { planRetire, type RetirePlan, type RetireRequest } from '../../translation/writing/planRetire.ts';
import { readRegisterTexts } from '../../translation/writing/registerTexts.ts';
import type { TurnedLinks } from '../../translation/writing/turnLinks.ts';
import { openFindings } from '../keptFindings.ts';
import { runRules } from '../runRules.ts';
import { findStructure } from '../structureRules.ts';

export interface Retired {
  readonly ok: boolean;
  /** What to print. */
  readonly text: string;
}

/** Why a page cannot be removed. */
export interface NotRetired {
  readonly problem: string;
  /** Files that no commit has, if they are the reason. */
  readonly unsaved?: readonly string[];
}

/** The reason in the ledger if no other is given. `today`: YYYY-MM-DD. */
export function reasonOf(today: string): string {
  return `The page was removed on ${today}.`;
}

/** Turns links to the page's successor. Changes nothing when the page cannot be removed. */
export async function retirePage(config: ContentFolders, request: RetireRequest): Promise<Retired> {
  const plan = await prepareRetire(config, request);
  if ('problem' in plan) return { ok: false, text: plan.problem };
  await writeRetire(config, plan);
  const left = await findMistakes(config);
  const { turned } = plan;
  const addresses = plan.entries.map((entry) => `  ${formatEntry(entry)}`);
  const lines = [
    `"${request.pageId}" is removed: ${CONTENT_LABEL}/${plan.folder} with ${plan.filePaths.length} languages.`,
    addresses.length > 0
      ? `${addresses.length} of its addresses were public; ${CONTENT_LABEL}/${LEDGER_NAME} says what answers now:`
      : 'None of its addresses was ever public, so there is no redirect.',
    ...addresses,
    ...describeTurned(turned),
    ...(left.length > 0 ? ['Still to do, before the site can be built:', '', formatReport(left, 'text').trimEnd()] : []),
  ];
  return { ok: true, text: `${lines.join('\n')}\n` };
}

/** What the change has broken: for example a figure in a finder that only the removed page explained. */
async function findMistakes(config: ContentFolders): Promise<Issue[]> {
  const { content, issues } = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
  const found = content ? await runRules(content, { texts: true, stored: openFindings(config) }) : [];
  return [...issues, ...found].filter(({ severity }) => severity === 'error');
}

/**
 * Plans the new texts, or says why the page cannot be removed: another reference to it remains, a file cannot be read (it may contain a
 * reference), or Git has no copy of the texts. `replaceable`: paths in the content folder of texts that need no copy in Git. Writes nothing.
 */
export async function prepareRetire(
  config: ContentFolders,
  request: RetireRequest,
  replaceable: ReadonlySet<string> = new Set(),
): Promise<RetirePlan | NotRetired> {
  const { contentDir } = config;
  const { content, issues } = await loadContent({ contentDir, cache: openContentCache(config) });
  if (!content?.isComplete) return { problem: `${formatReport(issues, 'text')}Nothing is removed until these files can be read.\n` };
  const plan = planRetire(content, await readRegisterTexts(contentDir), request, findStructure);
  if ('problem' in plan) return { problem: `${plan.problem}\n${plan.issues ? `\n${formatReport(plan.issues, 'text')}` : ''}` };
  const uncommitted = await listUncommitted(join(contentDir, plan.folder));
  const unsaved = uncommitted.filter((name) => !replaceable.has(`${plan.folder}/${name}`));
  if (unsaved.length === 0) return plan;
  const names = `Nothing is removed. No commit has these texts of "${request.pageId}", and they would be lost: ${unsaved.join(', ')}.`;
  return {
    problem: `${names}\nCommit them, or take the changes back (git restore; delete new files), and run the command again.\n`,
    unsaved: unsaved.map((name) => `${CONTENT_LABEL}/${plan.folder}/${name}`),
  };
}

export async function writeRetire({ contentDir }: ContentFolders, { turned, ledger, folder }: RetirePlan): Promise<void> {
  for (const [path, text] of turned.texts) await writeFile(path, text);
  for (const [name, text] of turned.registers) await writeFile(join(contentDir, name), text);
  await writeFile(join(contentDir, LEDGER_NAME), ledger);
  await rm(join(contentDir, folder), { recursive: true });
}

/** The turned links with their new text, because the words may say something that the other page does not. */
function describeTurned({ links, led, listed }: TurnedLinks): string[] {
  const lines = links.map(({ filePath, line, before, after }) => `  ${filePath}:${line}  ${before} → ${after}`);
  return [
    ...(lines.length > 0 ? [`${counted(lines.length, 'link')} turned. Read whether the words still fit:`, ...lines] : []),
    ...(led.length > 0 ? ['Entries that led to it lead to the other page now:', ...led.map((filePath) => `  ${filePath}`)] : []),
    ...(listed.length > 0 ? ['Lists that named it:', ...listed.map((filePath) => `  ${filePath}`)] : []),
  ];
}
