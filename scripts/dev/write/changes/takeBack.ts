/** The action `takeBack`: gives files back the bytes that a change of this server has replaced, if they are still as it left them. */
import { z } from 'zod';
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
      if (!changes) throw new RefusedError('This change is not remembered any more. Git has the earlier texts.', 410);
      const touched = await findTouched(contentDir, changes);
      if (touched.length > 0) {
        const names = touched.map((path) => `content/${path}`).join(', ');
        throw new RefusedError(`Nothing is taken back: somebody has changed ${names} since.`, 409);
      }
      await putBack(contentDir, changes);
      forget(id);
      return { kind: 'noted', isDone: true, notes: [{ text: 'Taken back: everything is as it was before.' }] };
    }),
};
