/** Explains in a writer's words why Git has failed here; send.ts explains failures of the network. */
import { CommandFailure, withoutPassword } from './runGit.ts';
import { ProposeRefusal, REFUSALS } from './words.ts';

/** The message for the writer; other errors are thrown again. */
export function explain(error: unknown): string {
  if (error instanceof ProposeRefusal) return error.message;
  if (error instanceof CommandFailure) return explainGit(error);
  throw error;
}

/** Git's messages are English here. */
export function explainGit({ why, stderr }: Pick<CommandFailure, 'why' | 'stderr'>): string {
  if (why === 'missing') return REFUSALS.gitMissing;
  if (/No space left|quota/i.test(stderr)) return REFUSALS.diskFull;
  if (/aborted by (?:the )?(?:reference-transaction )?hook/.test(stderr)) {
    const said = saying(stderr.split('\n').filter((line) => !/^(?:fatal|error):/.test(line)));
    return REFUSALS.hook(said || 'reference-transaction');
  }
  if (/Permission denied|Read-only|insufficient permission|unable to create/i.test(stderr)) return REFUSALS.noWriting;
  if (/'refs\/heads\/proposal' exists/.test(stderr)) return REFUSALS.nameTaken;
  if (/is at [0-9a-f]+ but expected|already exists|cannot lock ref|unable to resolve/.test(stderr)) return REFUSALS.changedBranch;
  return REFUSALS.other(saying([stderr.replace(/^fatal: /, '')]) || why);
}

/** What a program has said, in one sentence of at most 200 characters, without a full stop. Git asks some hooks several times. */
export function saying(lines: readonly string[]): string {
  const said = [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
  const text = withoutPassword(said.join(' '));
  return (text.length > 200 ? `${text.slice(0, 200).replace(/\s\S*$/, '')} …` : text).replace(/[.\s]+$/, '');
}
