/** Runs with every test file. Files that share a process must not leave false timers, globals or variables to the next one. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
