/**
 * Carries out a change of the desk's forms, and answers with its outcome. Nothing stays half done: after a failure every file is as it was.
 * Neighbours: the actions in this folder; ./remembered.ts, which keeps what they replaced.
 */
import { createHash } from 'node:crypto';
import { inLanguage } from '../../../../src/messages/findings.ts';
import type { Language } from '../../../../src/messages/language.ts';
import type { Changed, Outcome } from '../../../../src/model/deskChanges.ts';
import { UsageError } from '../../../core/command.ts';
import { explainFailure } from '../../../core/failure.ts';
import { deriveLocales } from '../../desk/locales.ts';
import { RefusedError } from '../refused.ts';
import type { Workshop } from '../registry.ts';
import { rememberWritten } from '../written.ts';
import { compareFolders, putBack, readFolder } from './folder.ts';
import { remember } from './remembered.ts';

/** A change that is possible, and what it would do. */
export interface Plan {
  readonly outcome: Outcome;
  readonly write: () => Promise<Outcome>;
}

/** Exports of src/desk/renderOutcome.tsx, which scripts do not import. */
interface OutcomeModule {
  renderOutcome(shown: {
    readonly language: Language;
    readonly locales: ReturnType<typeof deriveLocales>;
    readonly outcome: Outcome;
    readonly seen?: string | undefined;
    readonly isOther?: boolean | undefined;
    readonly takeBack?: string | undefined;
  }): string;
}

/** Shows what the change would do; carries it out if `seen` says that the person has read exactly this. */
export async function carryOutSeen(workshop: Workshop, seen: string | undefined, prepare: () => Promise<Plan>): Promise<Changed> {
  const { outcome, write } = await refusing(prepare);
  const hash = createHash('sha256').update(JSON.stringify(outcome)).digest('hex');
  if (seen === hash) return carryOut(workshop, write);
  return { isDone: false, html: await render(workshop, outcome, { seen: hash, isOther: seen !== undefined }) };
}

/** Does the work, and brings the desk up to date. */
export async function carryOut(workshop: Workshop, work: () => Promise<Outcome>): Promise<Changed> {
  const { site, config } = workshop;
  const before = await readFolder(config.contentDir);
  const outcome = await refusing(work).catch(async (error: unknown) => {
    await putBack(config.contentDir, compareFolders(before, await readFolder(config.contentDir)));
    throw error;
  });
  const changes = compareFolders(before, await readFolder(config.contentDir));
  for (const { path } of changes) site.touch(path);
  await rememberWritten(
    config,
    changes.map(({ path }) => path),
  );
  const [last] = changes;
  if (last) await site.readNow(last.path);
  return { isDone: true, html: await render(workshop, outcome, { takeBack: changes.length > 0 ? remember(changes) : undefined }) };
}

/** Throws what a command refuses, in its words, and what the computer refuses, in words. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    if (error instanceof UsageError) throw new RefusedError((_, language) => error.messageIn(language));
    if (error instanceof Error && 'syscall' in error)
      throw new RefusedError((words) => words.unchanged({ why: explainFailure(error) }), 507);
    throw error;
  }
}

async function render(
  { site, modules, language }: Workshop,
  outcome: Outcome,
  more: { readonly seen?: string; readonly isOther?: boolean; readonly takeBack?: string | undefined },
): Promise<string> {
  const { renderOutcome } = (await modules.load('src/desk/renderOutcome.tsx')) as OutcomeModule;
  const { snapshot } = site.get();
  return renderOutcome({
    language,
    locales: snapshot ? deriveLocales(snapshot.content.site, language) : [],
    outcome: withFindingsIn(outcome, language),
    ...more,
  });
}

function withFindingsIn(outcome: Outcome, language: Language): Outcome {
  return 'findings' in outcome ? { ...outcome, findings: outcome.findings.map((finding) => inLanguage(finding, language)) } : outcome;
}
