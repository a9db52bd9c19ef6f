/** `npm run launch-check`: lists what is open before the site goes public. The exit status is 1 while a blocker is open. */
import type { Answer } from '../../src/messages/answers.ts';
import { openContentCache } from '../content/contentCache.ts';
import { oneOf, readArguments, runCommand } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { formatReport, REPORT_FORMATS } from '../core/report.ts';
import { checkLaunch } from '../translation/launch/checkLaunch.ts';

const USAGE: Answer = ({ use }) => use.launchCheck;

await runCommand(async () => {
  const { values } = readArguments({ usage: USAGE, options: { format: { type: 'string', default: 'text' } } });
  const format = oneOf(USAGE, 'format', values.format, REPORT_FORMATS);
  const config = readConfig();
  const { text, issues, isReady } = await checkLaunch(config.contentDir, openContentCache(config), readLanguage());
  process.stdout.write(format === 'text' ? text : formatReport(issues, format));
  return isReady ? 0 : 1;
});
