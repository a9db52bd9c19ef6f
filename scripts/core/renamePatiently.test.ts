import { describe, expect, it } from 'vitest';
import { renamePatiently } from './renamePatiently.ts';

const failure = (code: string) => Object.assign(new Error(`${code}: no`), { code });

/** Refuses so many times, as Windows does while somebody reads. */
function refusing(code: string, times: number) {
  const calls: string[] = [];
  const renameOnce = async (from: unknown, to: unknown) => {
    calls.push(`${from} ${to}`);
    if (calls.length <= times) throw failure(code);
  };
  return { calls, renameOnce };
}

describe('a renaming', () => {
  it('is tried again while somebody reads', async () => {
    const { calls, renameOnce } = refusing('EPERM', 2);
    await renamePatiently('dist-next', 'dist', renameOnce);
    expect(calls).toEqual(['dist-next dist', 'dist-next dist', 'dist-next dist']);
  });

  it('is not tried again where waiting helps nothing', async () => {
    const { calls, renameOnce } = refusing('ENOENT', 1);
    await expect(renamePatiently('a', 'b', renameOnce)).rejects.toThrow('ENOENT');
    expect(calls).toHaveLength(1);
  });

  it('fails with the system’s own words in the end', async () => {
    await expect(renamePatiently('a', 'b', refusing('EBUSY', 100).renameOnce)).rejects.toThrow('EBUSY: no');
  });
});
