/** Removes a page; its addresses redirect to another page or answer that it is gone. Neighbour: scripts/cli/retire.ts. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { LEDGER_NAME } from '../../content/registers/ledger.ts';
import type { Config } from '../../core/config.ts';
import { counted } from '../../core/counted.ts';
import { listUncommitted } from '../../core/git.ts';
import { formatReport } from '../../core/report.ts';
import { formatEntry } from '../../translation/ledger/edit.ts';
import { planRetire, type RetireRequest } from '../../translation/writing/planRetire.ts';
import { readRegisterTexts } from '../../translation/writing/registerTexts.ts';
import type { TurnedLinks } from '../../translation/writing/turnLinks.ts';
import { findStructure } from '../structureRules.ts';

export interface Retired {
  readonly ok: boolean;
  /** What to print. */
  readonly text: string;
}

/**
 * Turns links to the page's successor. Changes nothing when another reference to the page remains, when a file cannot be read (it may contain a reference), or when Git has no copy of
 * the texts.
 */
export async function retirePage(config: Pick<Config, 'root' | 'cacheDir' | 'contentDir'>, request: RetireRequest): Promise<Retired> {
  const { contentDir } = config;
  const { content, issues } = await loadContent({ contentDir, cache: openContentCache(config) });
  if (!content?.isComplete)
    return { ok: false, text: `${formatReport(issues, 'text')}Nothing is removed until these files can be read.\n` };
  const plan = planRetire(content, await readRegisterTexts(contentDir), request, findStructure);
  if ('problem' in plan) return { ok: false, text: `${plan.problem}\n${plan.issues ? `\n${formatReport(plan.issues, 'text')}` : ''}` };
  const unsaved = await listUncommitted(join(contentDir, plan.folder));
  if (unsaved.length > 0) {
    const names = `Nothing is removed. No commit has these texts of "${request.pageId}", and they would be lost: ${unsaved.join(', ')}.`;
    return { ok: false, text: `${names}\nCommit them, or take the changes back (git restore), and run the command again.\n` };
  }
  const { turned } = plan;
  for (const [path, text] of turned.texts) await writeFile(path, text);
  for (const [name, text] of turned.registers) await writeFile(join(contentDir, name), text);
  await writeFile(join(contentDir, LEDGER_NAME), plan.ledger);
  await rm(join(contentDir, plan.folder), { recursive: true });
  const addresses = plan.entries.map((entry) => `  ${formatEntry(entry)}`);
  const lines = [
    `"${request.pageId}" is removed: ${CONTENT_LABEL}/${plan.folder} with ${plan.filePaths.length} languages.`,
    addresses.length > 0
      ? `${addresses.length} of its addresses were public; ${CONTENT_LABEL}/${LEDGER_NAME} says what answers now:`
      : 'None of its addresses was ever public, so there is no redirect.',
    ...addresses,
    ...describeTurned(turned),
  ];
  return { ok: true, text: `${lines.join('\n')}\n` };
}

/** The turned links with their new text, because the words may say something that the other page does not. */
function describeTurned({ links, listed }: TurnedLinks): string[] {
  const lines = links.map(({ filePath, line, before, after }) => `  ${filePath}:${line}  ${before} → ${after}`);
  return [
    ...(lines.length > 0 ? [`${counted(lines.length, 'link')} turned. Read whether the words still fit:`, ...lines] : []),
    ...(listed.length > 0 ? ['Lists that named it:', ...listed.map((filePath) => `  ${filePath}`)] : []),
  ];
}
