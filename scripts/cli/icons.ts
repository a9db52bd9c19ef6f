/**
 * Writes the icons to public/. They are in Git, because they change once in years. Run it when the arch or a colour changes, which a test
 * beside scripts/build/emit/icon.ts detects:
 * node scripts/core/start/run.mjs scripts/cli/icons.ts
 */
import { writeIcons } from '../build/writeIcons.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';

await runCommand(async () => {
  readArguments({ usage: 'Use: node scripts/core/start/run.mjs scripts/cli/icons.ts' });
  await writeIcons(readConfig());
  return 0;
});
