/** Runs before all tests: collects their temporary files in one folder, and removes it at the end. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variables that name the temporary folder: on Linux and macOS the first, on Windows the others. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'] as const;

export default function useOwnFolder(): () => void {
  const before = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]));
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tests-'));
  for (const name of VARIABLES) process.env[name] = folder;
  return () => {
    for (const name of VARIABLES) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
