/**
 * Writes the heading fonts to public/fonts. They are in Git, because they change once in years. Run it when letters or weights change:
 * node scripts/core/start/run.mjs scripts/cli/fonts.ts
 */
import { writeFonts } from '../build/fonts/writeFonts.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';

await runCommand(async () => {
  readArguments({ usage: 'Use: node scripts/core/start/run.mjs scripts/cli/fonts.ts' });
  for (const line of await writeFonts(readConfig().root)) console.log(line);
  return 0;
});
