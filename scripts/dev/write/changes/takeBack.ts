/** The action `takeBack`: gives files back the bytes that a change of this server has replaced, if they are still as it left them. */
import { z } from 'zod';
import { WRITING_WORDS } from '../../../../src/messages/writing.ts';
import { RefusedError } from '../refused.ts';
import type { Action } from '../registry.ts';
import { carryOut } from './carryOut.ts';
import { findTouched, putBack } from './folder.ts';
import { forget, recall } from './remembered.ts';

export const takeBack: Action<'takeBack'> = {
  request: z.strictObject({ id: z.string() }),
  isWriting: true,
  run: ({ id }, workshop) =>
    carryOut(workshop, async () => {
      const { contentDir } = workshop.config;
      const changes = recall(id);
      if (!changes) throw new RefusedError((words) => words.forgotten, 410);
      const touched = await findTouched(contentDir, changes);
      if (touched.length > 0) {
        const names = touched.map((path) => `content/${path}`).join(', ');
        throw new RefusedError((words) => words.touched({ files: names }), 409);
      }
      await putBack(contentDir, changes);
      forget(id);
      return { kind: 'noted', isDone: true, notes: [{ text: WRITING_WORDS[workshop.language].takenBack }] };
    }),
};
