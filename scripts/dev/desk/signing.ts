/** Derives what a sign-off of a page would record now, or why nobody can sign it. Writes nothing. */
import { ANSWER_WORDS } from '../../../src/messages/answers.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { SigningData } from '../../../src/model/deskParts.ts';
import type { Page } from '../../../src/model/page.ts';
import { UsageError } from '../../core/command.ts';
import { chooseSigner } from '../../rules/writing/signer.ts';
import { reasonsAgainst } from '../../rules/writing/signOff.ts';
import { commitOf } from '../../translation/commitOf.ts';
import { partsOf } from '../../translation/ownParts.ts';
import { deriveSeen, statutesOf } from '../../translation/signOff.ts';
import { describeFact } from './facts.ts';
import type { DeskSource } from './source.ts';

/** `gitName`: the name that Git knows. */
export async function deriveSigning(source: DeskSource, page: Page, gitName: string | undefined): Promise<SigningData> {
  const { content, config, issues, today, language } = source;
  const words = ANSWER_WORDS[language];
  const { people } = content.site;
  const names = [gitName, ...people.flatMap(({ name }) => (name === gitName ? [] : [name]))];
  const tried = names.map((by) => trySigner(() => chooseSigner(people, [page], { by, gitName }).by, language));
  const signers = tried.flatMap((attempt) => ('name' in attempt ? [attempt.name] : []));
  const [own] = tried;
  const reasons = reasonsAgainst(content, page, issues, language).map((reason) => words.notSigned({ reasons: [reason] }));
  return {
    refusals: [...(signers.length === 0 && own && 'refusal' in own ? [own.refusal] : []), ...reasons],
    signers,
    on: today,
    commit: await commitOf(content, config.contentDir, [page]),
    parts: partsOf(page).length,
    words: partsOf(page).reduce(
      (sum, { lines }) =>
        sum +
        countWords(
          lines
            .flat()
            .map(({ text }) => text)
            .join(' '),
        ),
      0,
    ),
    facts: Object.keys(deriveSeen(page, content.facts).facts).map((id) => {
      const fact = content.facts.find((own) => own.id === id);
      // A rule is an English sentence for editors.
      return fact && fact.condition === undefined ? `${describeFact(fact, language)} (${id})` : id;
    }),
    statutes: statutesOf(page, content.facts).filter((statute) => statute !== 'practice'),
  };
}

function trySigner(choose: () => string, language: Language): { readonly name: string } | { readonly refusal: string } {
  try {
    return { name: choose() };
  } catch (error) {
    if (error instanceof UsageError) return { refusal: error.messageIn(language) };
    throw error;
  }
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
