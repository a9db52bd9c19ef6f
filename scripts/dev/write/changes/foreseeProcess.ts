/** The process behind ./foreseeFact.ts: tries the change of one fact in a copy of the content, answers, and ends. */
import { answerIn } from '../../../../src/messages/answers.ts';
import { inLanguage } from '../../../../src/messages/findings.ts';
import type { Issue } from '../../../../src/model/issue.ts';
import { prepareFact, tryFact } from '../../../rules/writing/setFact.ts';
import type { Foreseen, ForeseeRequest } from './foreseeFact.ts';

process.once('message', (request: ForeseeRequest) => {
  void foresee(request).then((answer) => process.send?.(answer, () => process.exit()));
});

async function foresee({ folders, change, language }: ForeseeRequest): Promise<Foreseen> {
  const prepared = await prepareFact(folders, change, language);
  const tried = 'problem' in prepared ? prepared : await tryFact(folders, prepared);
  if ('problem' in tried) return { refusal: answerIn(language, tried.problem) };
  const translate = (issue: Issue) => inLanguage(issue, language);
  return { left: tried.left.map(translate), launch: tried.launch.map(translate) };
}
