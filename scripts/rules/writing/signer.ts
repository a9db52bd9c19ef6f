/** Decides who signs off pages: the person of Git's name, with the rights that content/people.yaml gives. Neighbour: scripts/cli/signoff.ts. */
import type { Page } from '../../../src/model/page.ts';
import type { Person } from '../../../src/model/person.ts';
import { didYouMean } from '../../content/nearestName.ts';
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
  if (gitName === undefined) throw new UsageError('Git does not know who you are. Type: git config user.name "<your name>"');
  const name = by ?? gitName;
  const person = people.find((candidate) => candidate.name === name);
  const { signs } = person ?? {};
  if (!signs) {
    const guess = didYouMean(
      name,
      people.flatMap((one) => (one.signs ? [one.name] : [])),
    );
    const why = person ? `${PEOPLE_FILE} gives "${name}" nothing to sign.` : `${PEOPLE_FILE} has no person "${name}".`;
    throw new UsageError(`${why}${guess} Somebody who may sign has "signs:" there, with languages and areas.`);
  }
  if (name !== gitName && !signs.recordedBy?.includes(gitName))
    throw new UsageError(
      `You are "${gitName}" in Git and may not sign for "${name}". ${PEOPLE_FILE} can allow it: recordedBy: [${gitName}] under "signs:" of "${name}".`,
    );
  const refused = pages.flatMap(({ filePath, localeCode, area }) => [
    ...(signs.languages.includes(localeCode) ? [] : [`${filePath}: the language ${localeCode}`]),
    ...(signs.areas === undefined || signs.areas.includes(area) ? [] : [`${filePath}: the area ${area}`]),
  ]);
  if (refused.length > 0)
    throw new UsageError([`Nothing is signed off: "${name}" may not sign this (${PEOPLE_FILE}):`, ...refused].join('\n'));
  return { by: name, ...(name !== gitName && { recordedBy: gitName }) };
}
