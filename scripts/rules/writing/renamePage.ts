/**
 * Moves a page's folder, updates all references to it, and redirects its old addresses to the new ones. Neighbours: scripts/cli/rename.ts and
 * scripts/dev/write, which use it.
 */
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Answer, answerIn } from '../../../src/messages/answers.ts';
import { FORM_WORDS } from '../../../src/messages/forms.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { buildPathname } from '../../../src/model/pathname.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { type Content, loadContent } from '../../content/load.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import type { ContentFolders } from '../../core/config.ts';
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

/** A page that can be renamed, before anything is written. */
export interface PreparedRename {
  readonly plan: RenamePlan;
  /** Files that move or change, by their new paths in reports. */
  readonly touched: readonly string[];
  /** Old and new address in each language whose address changes. */
  readonly addresses: readonly { readonly localeCode: string; readonly before: string; readonly after: string }[];
  /** What happens to the addresses, as a sentence. */
  readonly note: Answer;
}

/** Writes nothing when the page cannot be renamed, or when a file cannot be read, because it may contain a reference to the page. */
export async function renamePage(config: ContentFolders, oldId: string, newId: string, language: Language = 'en'): Promise<Renamed> {
  const prepared = await prepareRename(config, oldId, newId);
  if ('problem' in prepared) return { ok: false, touched: [], text: `${answerIn(language, prepared.problem).trimEnd()}\n` };
  const found = await writeRename(config, prepared);
  const { touched, note } = prepared;
  const { answer: words } = FORM_WORDS[language];
  const lines = [
    `${words.renameDone(oldId, newId)} ${answerIn(language, note)}`,
    `${words.files(touched.length)}:`,
    ...touched.map((filePath) => `  ${filePath}`),
    ...(found.length > 0 ? ['', formatReport(found, 'text', { language }).trimEnd()] : []),
  ];
  return { ok: true, touched, text: `${lines.join('\n')}\n` };
}

/** Plans the new texts, or says why the page cannot be renamed. Writes nothing. */
export async function prepareRename(
  config: ContentFolders,
  oldId: string,
  newId: string,
): Promise<PreparedRename | { readonly problem: Answer }> {
  const { contentDir } = config;
  const { content, issues } = await loadContent({ contentDir, cache: openContentCache(config) });
  if (!content?.isComplete) return { problem: (words, language) => `${formatReport(issues, 'text', { language })}${words.renameUnread}` };
  const plan = planRename(content, await readRegisterTexts(contentDir), oldId, newId);
  if ('problem' in plan) return plan;
  const moved = (await readdir(join(contentDir, plan.from))).map((name) => `${plan.to}/${name}`);
  const others = [...plan.texts.keys()].filter((path) => !path.startsWith(`${plan.from}/`));
  return {
    plan,
    touched: [...moved, ...others].map((path) => `${CONTENT_LABEL}/${path}`).sort(),
    addresses: changedAddresses(content, plan, oldId, newId),
    note: (words) => (plan.movesAddress ? words.addressesMove({ word: oldId }) : words.addressesStay(placeOf(plan.ownSlug))),
  };
}

/** Carries the plan out; returns the findings that the content has then. */
export async function writeRename(config: ContentFolders, { plan }: PreparedRename): Promise<Issue[]> {
  const { contentDir } = config;
  for (const [path, text] of plan.texts) await writeFile(join(contentDir, path), text);
  await mkdir(dirname(join(contentDir, plan.to)), { recursive: true });
  await rename(join(contentDir, plan.from), join(contentDir, plan.to));
  const after = await loadContent({ contentDir, cache: openContentCache(config) });
  return [...after.issues, ...(after.content ? findStructure(after.content) : [])];
}

/** A translation with a slug of its own keeps its address. */
function changedAddresses({ site, pages, fileOf }: Content, { movesAddress }: RenamePlan, oldId: string, newId: string) {
  return site.locales.flatMap(({ code }) => {
    const page = pages.find(({ pageId, localeCode }) => pageId === oldId && localeCode === code);
    const moves = page && movesAddress && fileOf.get(page)?.local.slug === undefined;
    return moves ? [{ localeCode: code, before: page.pathname, after: buildPathname(site, code, newId) }] : [];
  });
}

function placeOf(own: RenamePlan['ownSlug']) {
  return own ? { place: `${own.position.filePath}:${own.position.line}`, slug: own.slug } : {};
}
