/** Decides who signs off pages: the person of Git's name, with the rights that content/people.yaml gives. Neighbour: scripts/cli/signoff.ts. */
import type { Answer, AnswerWords } from '../../../src/messages/answers.ts';
import { COMMENT_WORDS } from '../../../src/messages/comments.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Person } from '../../../src/model/person.ts';
import { nearestName } from '../../content/nearestName.ts';
import { PEOPLE_FILE } from '../../content/registers/people.ts';
import { UsageError } from '../../core/command.ts';

export interface Signer {
  /** The lawyer who has read the pages. */
  readonly by: string;
  /** Git's name, where it is another person's. */
  readonly recordedBy?: string | undefined;
}

/** `by` is the name on the command line, `gitName` the name in Git. Throws a UsageError if the person may not sign one of the pages. */
export function chooseSigner(
  people: readonly Person[],
  pages: readonly Page[],
  { by, gitName }: { readonly by: string | undefined; readonly gitName: string | undefined },
): Signer {
  if (gitName === undefined) throw new UsageError((_, language) => COMMENT_WORDS[language].unknownPerson);
  const name = by ?? gitName;
  const person = people.find((candidate) => candidate.name === name);
  const { signs } = person ?? {};
  if (!signs) {
    const signers = people.flatMap((one) => (one.signs ? [one.name] : []));
    const who = { file: PEOPLE_FILE, name, near: nearestName(name, signers) };
    throw new UsageError((words) => `${person ? words.nothingToSign(who) : words.noPerson(who)} ${words.whoMaySign}`);
  }
  if (name !== gitName && !signs.recordedBy?.includes(gitName))
    throw new UsageError((words) => words.notFor({ file: PEOPLE_FILE, name, own: gitName }));
  const refused = pages.flatMap(({ filePath: file, localeCode: code, area }): Answer[] => [
    ...(signs.languages.includes(code) ? [] : [(words: AnswerWords) => words.thisLanguage({ file, code })]),
    ...(signs.areas === undefined || signs.areas.includes(area) ? [] : [(words: AnswerWords) => words.thisArea({ file, area })]),
  ]);
  if (refused.length > 0)
    throw new UsageError((words, language) =>
      [words.mayNotSign({ file: PEOPLE_FILE, name }), ...refused.map((why) => why(words, language))].join('\n'),
    );
  return { by: name, ...(name !== gitName && { recordedBy: gitName }) };
}
