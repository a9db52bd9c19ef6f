/**
 * Moves a page's folder, updates all references to it, and redirects its old addresses to the new ones. Neighbour: scripts/cli/rename.ts.
 */
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import type { Config } from '../../core/config.ts';
import { formatReport } from '../../core/report.ts';
import { planRename, type RenamePlan } from '../../translation/writing/planRename.ts';
import { readRegisterTexts } from '../../translation/writing/registerTexts.ts';
import { findStructure } from '../structureRules.ts';

export interface Renamed {
  readonly ok: boolean;
  /** Moved and changed files, by their new paths in reports. */
  readonly touched: readonly string[];
  /** What to print. */
  readonly text: string;
}

/** Writes nothing when the page cannot be renamed, or when a file cannot be read, because it may contain a reference to the page. */
export async function renamePage(config: Pick<Config, 'root' | 'cacheDir' | 'contentDir'>, oldId: string, newId: string): Promise<Renamed> {
  const { contentDir } = config;
  const load = () => loadContent({ contentDir, cache: openContentCache(config) });
  const { content, issues } = await load();
  if (!content?.isComplete) {
    return { ok: false, touched: [], text: `${formatReport(issues, 'text')}Nothing is renamed until these files can be read.\n` };
  }
  const plan = planRename(content, await readRegisterTexts(contentDir), oldId, newId);
  if ('problem' in plan) return { ok: false, touched: [], text: `${plan.problem}\n` };
  for (const [path, text] of plan.texts) await writeFile(join(contentDir, path), text);
  await mkdir(dirname(join(contentDir, plan.to)), { recursive: true });
  await rename(join(contentDir, plan.from), join(contentDir, plan.to));

  const moved = (await readdir(join(contentDir, plan.to))).map((name) => `${plan.to}/${name}`);
  const others = [...plan.texts.keys()].filter((path) => !path.startsWith(`${plan.from}/`));
  const touched = [...moved, ...others].map((path) => `${CONTENT_LABEL}/${path}`).sort();
  const after = await load();
  const found = [...after.issues, ...(after.content ? findStructure(after.content) : [])];
  const addresses = plan.movesAddress
    ? `Old addresses that end in "${oldId}" answer 301, in every language.`
    : `The addresses stay as they are${plan.ownSlug ? `: ${explainSlug(plan.ownSlug)}` : '.'}`;
  const lines = [
    `"${oldId}" is "${newId}" now. ${addresses}`,
    `${touched.length} files:`,
    ...touched.map((filePath) => `  ${filePath}`),
    ...(found.length > 0 ? ['', formatReport(found, 'text').trimEnd()] : []),
  ];
  return { ok: true, touched, text: `${lines.join('\n')}\n` };
}

function explainSlug({ slug, position }: NonNullable<RenamePlan['ownSlug']>): string {
  const where = `${position.filePath}:${position.line} says "slug: ${slug || '""'}"`;
  // The only address of the home page is the root of its language.
  return slug ? `${where}. To change them too, write another word there and add "${slug}" to legacySlugs in that file.` : `${where}.`;
}
