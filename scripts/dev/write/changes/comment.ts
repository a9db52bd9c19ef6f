/** The action `comment`: what `npm run comment` does: leaves, answers and closes a comment at a part of a page. */
import { z } from 'zod';
import { type CommentAction, commentAt } from '../../../translation/writing/comment.ts';
import { RefusedError } from '../refused.ts';
import type { Action } from '../registry.ts';
import { carryOut } from './carryOut.ts';
import { optional } from './forms.ts';

const numberOfComment = z.coerce.number().int().positive();

export const comment: Action<'comment'> = {
  request: z.discriminatedUnion('say', [
    z.strictObject({ say: z.literal('comment'), filePath: z.string(), part: z.string(), text: z.string() }),
    z.strictObject({ say: z.literal('answer'), filePath: z.string(), number: numberOfComment, text: z.string() }),
    z.strictObject({ say: z.literal('close'), filePath: z.string(), number: numberOfComment, text: optional }),
  ]),
  isWriting: true,
  run: (request, workshop) =>
    carryOut(workshop, async () => {
      const { say, filePath } = request;
      if (say === 'close' && request.text !== undefined) throw new RefusedError((words) => words.typedAnswer);
      const action: CommentAction = say === 'close' ? { kind: say } : { kind: say, text: request.text };
      // Every page has a title. The number finds a comment, also one whose part is gone.
      const part = say === 'comment' ? request.part : 'title';
      const { config, language } = workshop;
      const number = say === 'comment' ? undefined : request.number;
      const said = await commentAt(config, `${filePath}#${part}`, action, { number, language });
      return { kind: 'noted', isDone: true, notes: [{ text: said.join('\n') }] };
    }),
};
