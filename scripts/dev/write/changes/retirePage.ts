/** The action `retirePage`: what `npm run retire` does, after it has shown what will change. */
import { z } from 'zod';
import type { Outcome } from '../../../../src/model/deskChanges.ts';
import { isMoved } from '../../../../src/model/ledger.ts';
import { todayHere } from '../../../core/today.ts';
import { prepareRetire, reasonOf, writeRetire } from '../../../rules/writing/retirePage.ts';
import { RefusedError, refuse } from '../refused.ts';
import type { Action } from '../registry.ts';
import { carryOutSeen } from './carryOut.ts';
import { optional } from './forms.ts';
import { listAsMade } from './made.ts';

export const retirePage: Action<'retirePage'> = {
  request: z.strictObject({ pageId: z.string(), to: optional, why: optional, seen: z.string().optional() }),
  isWriting: true,
  run({ pageId, to, why, seen }, workshop) {
    if (to !== undefined && why !== undefined) throw new RefusedError((words) => words.pageAndReason);
    return carryOutSeen(workshop, seen, async () => {
      const { config, language } = workshop;
      const request = { pageId, to, reason: why ?? reasonOf(todayHere(), language) };
      const plan = await prepareRetire(config, request, await listAsMade(config.contentDir));
      if ('problem' in plan) {
        const { problem, unsaved } = plan;
        if (!unsaved) throw refuse(problem);
        throw new RefusedError((words) => words.unsavedPage({ page: pageId, files: unsaved.join(', ') }));
      }
      const outcome: Outcome = {
        kind: 'retirePage',
        isDone: false,
        pageId,
        files: plan.filePaths,
        addresses: plan.entries.map((entry) => ({
          pathname: entry.pathname,
          ...(isMoved(entry) ? { redirect: entry.redirect } : 'gone' in entry ? { gone: entry.gone } : {}),
        })),
        links: plan.turned.links.map(({ filePath, line, before, after }) => ({ place: `${filePath}:${line}`, before, after })),
        listed: [...new Set([...plan.turned.led, ...plan.turned.listed])],
      };
      return {
        outcome,
        async write() {
          await writeRetire(config, plan);
          return { ...outcome, isDone: true };
        },
      };
    });
  },
};
