import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { FAILED, openTextCheck, type TextFindings } from './textCheck.ts';

beforeEach(async () => {
  vi.stubEnv('CONTENT_DIR', await makeContent());
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('says when a check has failed, and checks again after the next edit and after a stop', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const done: TextFindings[] = [];
  const check = openTextCheck((findings) => done.push(findings));
  // Its process reads the port as well, and ends with an error.
  vi.stubEnv('PORT', 'none');
  check.start(1);
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(FAILED), 60_000);
  vi.stubEnv('PORT', undefined);
  check.start(2);
  await vi.waitFor(() => expect(done.map(({ version }) => version)).toEqual([2]), 60_000);
  check.stop();
  check.start(3);
  await vi.waitFor(() => expect(done.map(({ version }) => version)).toEqual([2, 3]), 60_000);
  check.stop();
  expect(error).toHaveBeenCalledTimes(1);
});
