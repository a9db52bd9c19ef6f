/** `npm run dependencies`: prints what the project depends on, with version, licence and purpose. */
import { readPurposes, readSupplyChain } from '../build/supply/lockFile.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';

await runCommand(async () => {
  readArguments({ usage: 'Use: npm run dependencies' });
  const { root } = readConfig();
  const { direct, packages } = await readSupplyChain(root);
  const purposes = await readPurposes(root);
  const rows = direct.map((name) => {
    const own = packages.find((candidate) => candidate.name === name);
    return [`${name} ${own?.version ?? ''}`, own?.license ?? '', purposes.get(name) ?? ''] as const;
  });
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const [name, license, purpose] of rows) console.log(`${name.padEnd(widths[0] ?? 0)}  ${license.padEnd(widths[1] ?? 0)}  ${purpose}`);
  const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name, version }) => `${name} ${version}`);
  console.log(
    `\n${direct.length} direct, ${packages.length} in all. With an install script, which is not run (.npmrc): ${scripts.join(', ') || 'none'}.`,
  );
  return 0;
});
