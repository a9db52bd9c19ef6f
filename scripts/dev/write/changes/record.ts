/** The actions `record` and `confirm`: what `npm run status -- --record` and `-- --confirm` do. */
import { z } from 'zod';
import type { Changed } from '../../../../src/model/deskChanges.ts';
import { readUserName } from '../../../core/git.ts';
import { todayHere } from '../../../core/today.ts';
import { findNamed, openReview } from '../../../translation/openReview.ts';
import { recordNamed } from '../../../translation/updateRecords.ts';
import { RefusedError } from '../refused.ts';
import type { Action, Workshop } from '../registry.ts';
import { carryOut } from './carryOut.ts';
import { list, optional } from './forms.ts';
import { toNotes } from './notes.ts';

/** One form serves both actions: `by` is the name of who confirms. */
const request = z.strictObject({ filePath: z.string(), parts: list.optional(), by: optional });

export const record: Action<'record'> = {
  request,
  isWriting: true,
  run: (named, workshop) => update(named, workshop),
};

export const confirm: Action<'confirm'> = {
  request,
  isWriting: true,
  async run({ by, ...named }, workshop) {
    const name = by ?? (await readUserName(workshop.config.contentDir));
    if (name === undefined) throw new RefusedError((words) => words.noName);
    return update(named, workshop, { by: name, on: todayHere() });
  },
};

function update(
  { filePath, parts }: { readonly filePath: string; readonly parts?: readonly string[] | undefined },
  workshop: Workshop,
  confirmation?: Parameters<typeof recordNamed>[2],
): Promise<Changed> {
  return carryOut(workshop, async () => {
    const review = await openReview(workshop.config);
    const name = parts && parts.length > 0 ? `${filePath}#${parts.join(',')}` : filePath;
    const { notes, isRefused } = await recordNamed(review, findNamed(review.content, [name]), confirmation, workshop.language);
    return { kind: 'noted', isDone: true, isRefused, notes: toNotes(review.content, notes) };
  });
}
