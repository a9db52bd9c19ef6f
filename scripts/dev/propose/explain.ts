/** Explains in a writer's words why Git has failed here; send.ts explains failures of the network. */
import type { Language } from '../../../src/messages/language.ts';
import { PROPOSING_WORDS } from '../../../src/messages/propose.ts';
import { ProposeRefusal } from './refusal.ts';
import { CommandFailure, withoutPassword } from './runGit.ts';

/** The message for the writer; other errors are thrown again. */
export function explain(error: unknown, language: Language): string {
  if (error instanceof ProposeRefusal) return error.message;
  if (error instanceof CommandFailure) return explainGit(error, language);
  throw error;
}

/** Git's messages are English here. */
export function explainGit({ why, stderr }: Pick<CommandFailure, 'why' | 'stderr'>, language: Language): string {
  const { refusals } = PROPOSING_WORDS[language];
  if (why === 'missing') return refusals.gitMissing;
  if (/No space left|quota/i.test(stderr)) return refusals.diskFull;
  if (/aborted by (?:the )?(?:reference-transaction )?hook/.test(stderr)) {
    const said = saying(stderr.split('\n').filter((line) => !/^(?:fatal|error):/.test(line)));
    return refusals.hook({ message: said || 'reference-transaction' });
  }
  if (/Permission denied|Read-only|insufficient permission|unable to create/i.test(stderr)) return refusals.noWriting;
  if (/'refs\/heads\/proposal' exists/.test(stderr)) return refusals.nameTaken;
  if (/is at [0-9a-f]+ but expected|already exists|cannot lock ref|unable to resolve/.test(stderr)) return refusals.changedBranch;
  return refusals.other({ message: saying([stderr.replace(/^fatal: /, '')]) || why });
}

/** What a program has said, in one sentence of at most 200 characters, without a full stop. Git asks some hooks several times. */
export function saying(lines: readonly string[]): string {
  const said = [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
  const text = withoutPassword(said.join(' '));
  return (text.length > 200 ? `${text.slice(0, 200).replace(/\s\S*$/, '')} …` : text).replace(/[.\s]+$/, '');
}
