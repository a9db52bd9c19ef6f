/**
 * The action `foreseeFact`: what the check and the launch check will find after the change of a fact, as the command's trial says it. It tries
 * the change in a copy of the content, in a separate process, because that takes seconds. Neighbours: ./setFact.ts; ./foreseeProcess.ts.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../../../src/messages/language.ts';
import type { Issue } from '../../../../src/model/issue.ts';
import type { ContentFolders } from '../../../core/config.ts';
import type { FactChange } from '../../../rules/writing/setFact.ts';
import { RefusedError } from '../refused.ts';
import type { Action } from '../registry.ts';
import { factRequest, readChange } from './setFact.ts';

/** What the process is asked for. */
export interface ForeseeRequest {
  readonly folders: ContentFolders;
  readonly change: FactChange;
  readonly language: Language;
}

/** Findings that are new after the change, in the reader's language, or why there is no answer. */
export type Foreseen = { readonly left: readonly Issue[]; readonly launch: readonly Issue[] } | { readonly refusal: string };

/** Exports of src/desk/renderOutcome.tsx, which scripts do not import. */
interface ForeseenModule {
  renderForeseen(shown: { readonly language: Language; readonly left: readonly Issue[]; readonly launch: readonly Issue[] }): string;
}

const RUN = fileURLToPath(new URL('../../../core/start/run.mjs', import.meta.url));
const END_WITH_PARENT = new URL('../../../core/start/endWithParent.mjs', import.meta.url).href;
const PROCESS = fileURLToPath(new URL('./foreseeProcess.ts', import.meta.url));

export const foreseeFact: Action<'foreseeFact'> = {
  request: factRequest,
  isWriting: false,
  async run(asked, { config: { root, cacheDir, contentDir }, modules, language }) {
    const change = readChange(asked);
    const foreseen = await runProcess({ folders: { root, cacheDir, contentDir }, change, language });
    if ('refusal' in foreseen) throw new RefusedError(foreseen.refusal);
    const { renderForeseen } = (await modules.load('src/desk/renderOutcome.tsx')) as ForeseenModule;
    return { isDone: false, html: renderForeseen({ language, ...foreseen }) };
  },
};

function runProcess(request: ForeseeRequest): Promise<Foreseen> {
  return new Promise((resolve, reject) => {
    const child = fork(RUN, [PROCESS], { execArgv: [...process.execArgv, '--import', `${END_WITH_PARENT}?${process.pid}`] });
    child.on('message', (answer) => resolve(answer as Foreseen));
    child.on('error', reject);
    child.on('exit', () => reject(new RefusedError((words) => words.failed, 500)));
    child.send(request);
  });
}
