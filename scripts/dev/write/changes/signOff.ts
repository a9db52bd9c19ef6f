/** The action `signOff`: what `npm run signoff` does, for one page in one language, today. */
import { z } from 'zod';
import { todayHere } from '../../../core/today.ts';
import { signOffNamed } from '../../../rules/writing/signOff.ts';
import type { Action } from '../registry.ts';
import { carryOut } from './carryOut.ts';
import { optional } from './forms.ts';

export const signOff: Action<'signOff'> = {
  request: z.strictObject({ filePath: z.string(), by: optional }),
  isWriting: true,
  run: ({ filePath, by }, workshop) =>
    carryOut(workshop, async () => {
      const { config, language } = workshop;
      const { notes } = await signOffNamed(config, [filePath], { by, on: todayHere(), language });
      return { kind: 'noted', isDone: true, notes: notes.map(({ text }) => ({ text })) };
    }),
};
