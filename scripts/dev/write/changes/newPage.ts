/** The action `newPage`: what `npm run new` does. The page's id is made from its title where none is given. */
import { z } from 'zod';
import type { Outcome } from '../../../../src/model/deskChanges.ts';
import { CONTENT_LABEL } from '../../../content/read.ts';
import { toSlug } from '../../../content/toSlug.ts';
import { todayHere } from '../../../core/today.ts';
import { preparePage, writePage } from '../../../rules/writing/makePage.ts';
import { RefusedError, refuse } from '../refused.ts';
import type { Action } from '../registry.ts';
import { carryOutSeen } from './carryOut.ts';
import { optional } from './forms.ts';
import { rememberMade } from './made.ts';

export const newPage: Action<'newPage'> = {
  request: z.strictObject({ area: z.string(), title: optional, pageId: optional, pageKind: optional, seen: z.string().optional() }),
  isWriting: true,
  run({ area, title, pageId = toSlug(title ?? ''), pageKind, seen }, workshop) {
    const { config } = workshop;
    if (pageId === '') throw new RefusedError((words) => words.noTitle);
    return carryOutSeen(workshop, seen, async () => {
      const prepared = await preparePage(config, { target: `${area}/${pageId}`, kind: pageKind, title, today: todayHere() });
      if ('problem' in prepared) throw refuse(prepared.problem);
      const files = [...prepared.texts.keys()].map((path) => `${CONTENT_LABEL}/${path}`);
      const { kind, addresses } = prepared;
      const outcome: Outcome = { kind: 'newPage', isDone: false, pageId, pageKind: kind, addresses, files };
      return {
        outcome,
        async write() {
          await writePage(config, prepared);
          rememberMade(prepared.texts);
          return { ...outcome, isDone: true };
        },
      };
    });
  },
};
