/** `npm run search:report`: asks the search the questions of content/searches.yaml and prints the places of their pages, by language. */
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { formatReport } from '../core/report.ts';
import { formatJudged } from '../rules/search/formatJudged.ts';
import { judgeSearches } from '../rules/search/judgeSearches.ts';

const USAGE = 'Use: npm run search:report [-- <language>…]';

await runCommand(async () => {
  const { positionals } = readArguments({ usage: USAGE, count: [0, Number.POSITIVE_INFINITY] });
  const config = readConfig();
  const { content, issues } = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config), texts: false });
  if (!content) {
    process.stdout.write(formatReport(issues, 'text'));
    return 1;
  }
  for (const { code } of content.site.locales) {
    if (positionals.length > 0 && !positionals.includes(code)) continue;
    for (const line of formatJudged(code, judgeSearches(content, code))) console.log(line);
  }
  return 0;
});
