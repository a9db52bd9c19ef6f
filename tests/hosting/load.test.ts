/** A short load test, in the long run; `npm run load` is the complete one. */
import { expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { needProgram } from '../missing.ts';
import { runLoad } from './load.ts';

it.runIf(isLong && needProgram('nginx', 'changes of releases under load'))(
  'changes of releases under load lose nothing and mix nothing',
  async () => {
    const figures = await runLoad({ swaps: 5, reloads: 2, connections: 10, idle: 200 }, () => {});
    expect(figures).toMatchObject({ lost: 0, wrong: 0, complaints: [], slowReaderWhole: true, idleAnswered: 10, brokenRefused: true });
    expect(figures.requests).toBeGreaterThan(100);
    expect(figures.releasesSeen).toBeGreaterThanOrEqual(5);
  },
);
