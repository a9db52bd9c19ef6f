/** `npm run check`: reads and checks all content, and prints one report. `npm run manifest` (`--structure`) does not check the wording. */
import { buildManifest } from '../build/buildManifest.ts';
import { oneOf, readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { formatReport, REPORT_FORMATS } from '../core/report.ts';
import { fixTypography } from '../rules/fix.ts';
import { fixTextForm } from '../rules/fixForm.ts';
import { fixPartIds } from '../rules/fixPartIds.ts';

const USAGE = `Use: npm run check [-- --format=text|json|github] [-- --fix] [-- --structure]
--fix first fixes the form of files, ids of parts and typography; --structure leaves out what the words say.`;

await runCommand(async () => {
  const { values } = readArguments({
    usage: USAGE,
    options: { format: { type: 'string', default: 'text' }, fix: { type: 'boolean' }, structure: { type: 'boolean' } },
  });
  const format = oneOf(USAGE, 'format', values.format, REPORT_FORMATS);
  const config = { ...readConfig(), ...(values.structure && { checkTexts: false }) };
  if (values.fix) {
    const formed = await fixTextForm(config.contentDir);
    const named = await fixPartIds(config.contentDir);
    console.log(`Fixed: the form of ${formed} files, the ids of ${named}, the typography of ${await fixTypography(config.contentDir)}.`);
  }
  const { issues, manifest } = await buildManifest(config);
  process.stdout.write(formatReport(issues, format));
  return manifest ? 0 : 1;
});
