/** `npm run sbom`: writes sbom.cdx.json, the list of all packages of the lock file. Needs no network. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSupplyChain } from '../build/supply/lockFile.ts';
import { settleSbom } from '../build/supply/sbom.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';

await runCommand(async () => {
  readArguments({ usage: 'Use: npm run sbom' });
  const { root } = readConfig();
  const { name, packages } = await readSupplyChain(root);
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    // On Windows npm is a shell script.
    shell: process.platform === 'win32',
  });
  await writeFile(join(root, 'sbom.cdx.json'), settleSbom(stdout, name));
  console.log(`sbom.cdx.json lists ${packages.length} packages.`);
  return 0;
});
