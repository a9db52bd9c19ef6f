/** The action `renamePage`: what `npm run rename` does, after it has shown what will change. */
import { z } from 'zod';
import { answerIn } from '../../../../src/messages/answers.ts';
import type { Outcome } from '../../../../src/model/deskChanges.ts';
import { prepareRename, writeRename } from '../../../rules/writing/renamePage.ts';
import { refuse } from '../refused.ts';
import type { Action } from '../registry.ts';
import { carryOutSeen } from './carryOut.ts';

export const renamePage: Action<'renamePage'> = {
  request: z.strictObject({ pageId: z.string(), newId: z.string().trim(), seen: z.string().optional() }),
  isWriting: true,
  run: ({ pageId, newId, seen }, workshop) =>
    carryOutSeen(workshop, seen, async () => {
      const { config, language } = workshop;
      const prepared = await prepareRename(config, pageId, newId);
      if ('problem' in prepared) throw refuse(prepared.problem);
      const { addresses, note, touched } = prepared;
      const outcome = { kind: 'renamePage', from: pageId, to: newId, addresses, note: answerIn(language, note), files: touched } as const;
      return {
        outcome: { ...outcome, isDone: false, findings: [] },
        write: async (): Promise<Outcome> => ({ ...outcome, isDone: true, findings: await writeRename(config, prepared) }),
      };
    }),
};
