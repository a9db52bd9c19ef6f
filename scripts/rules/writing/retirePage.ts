/**
 * Removes a page; its addresses redirect to another page or answer that it is gone. Neighbours: scripts/cli/retire.ts and
 * scripts/dev/write, which use it.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANSWER_WORDS, type Answer, answerIn } from '../../../src/messages/answers.ts';
import { FORM_WORDS } from '../../../src/messages/forms.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { LEDGER_NAME } from '../../content/registers/ledger.ts';
import type { ContentFolders } from '../../core/config.ts';
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
  readonly problem: Answer;
  /** Files that no commit has, if they are the reason. */
  readonly unsaved?: readonly string[];
}

/** The reason in the ledger if no other is given, in the words of the person who removes the page. `today`: YYYY-MM-DD. */
export function reasonOf(today: string, language: Language): string {
  return ANSWER_WORDS[language].removedOn({ day: today });
}

/** Turns links to the page's successor. Changes nothing when the page cannot be removed. */
export async function retirePage(config: ContentFolders, request: RetireRequest, language: Language = 'en'): Promise<Retired> {
  const plan = await prepareRetire(config, request);
  if ('problem' in plan) return { ok: false, text: `${answerIn(language, plan.problem).trimEnd()}\n` };
  await writeRetire(config, plan);
  const left = await findMistakes(config);
  const { turned } = plan;
  const words = ANSWER_WORDS[language];
  const { answer: formWords } = FORM_WORDS[language];
  const addresses = plan.entries.map((entry) => `  ${formatEntry(entry)}`);
  const lines = [
    formWords.retireDone(request.pageId, plan.filePaths.length),
    addresses.length > 0
      ? words.publicAddresses({ number: addresses.length, file: `${CONTENT_LABEL}/${LEDGER_NAME}` })
      : formWords.noAddresses,
    ...addresses,
    ...describeTurned(turned, language),
    ...(left.length > 0 ? [words.beforeBuild, '', formatReport(left, 'text', { language }).trimEnd()] : []),
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
  if (!content?.isComplete) return { problem: (words, language) => `${formatReport(issues, 'text', { language })}${words.retireUnread}` };
  const plan = planRetire(content, await readRegisterTexts(contentDir), request, findStructure);
  if ('problem' in plan) {
    const { problem, issues: found } = plan;
    if (!found) return { problem };
    return { problem: (words, language) => `${problem(words, language)}\n\n${formatReport(found, 'text', { language })}` };
  }
  const uncommitted = await listUncommitted(join(contentDir, plan.folder));
  const unsaved = uncommitted.filter((name) => !replaceable.has(`${plan.folder}/${name}`));
  if (unsaved.length === 0) return plan;
  return {
    problem: (words) => words.notInGit({ page: request.pageId, files: unsaved.join(', ') }),
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
function describeTurned({ links, led, listed }: TurnedLinks, language: Language): string[] {
  const { answer: words } = FORM_WORDS[language];
  const lines = links.map(({ filePath, line, before, after }) => `  ${filePath}:${line}  ${before} → ${after}`);
  return [
    ...(lines.length > 0 ? [words.links(lines.length), ...lines] : []),
    ...(led.length > 0 ? [ANSWER_WORDS[language].ledNow, ...led.map((filePath) => `  ${filePath}`)] : []),
    ...(listed.length > 0 ? [words.listed, ...listed.map((filePath) => `  ${filePath}`)] : []),
  ];
}
