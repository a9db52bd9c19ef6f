/** `npm run links`: asks every address of content/links.yaml. Needs a network. The exit status is 1 if one is lost or does not answer. */

import type { Issue } from '../../src/model/issue.ts';
import { openContentCache } from '../content/contentCache.ts';
import { readRegistry } from '../content/load.ts';
import { LINKS_FILE } from '../content/registers/countries.ts';
import { createYamlParser } from '../content/yaml.ts';
import { oneOf, readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { counted } from '../core/counted.ts';
import { formatReport, REPORT_FORMATS } from '../core/report.ts';
import { askLinks } from '../hosting/links/askLinks.ts';

const USAGE = 'Use: npm run links [-- --format=text|json|github]';

await runCommand(async () => {
  const { values } = readArguments({ usage: USAGE, options: { format: { type: 'string', default: 'text' } } });
  const format = oneOf(USAGE, 'format', values.format, REPORT_FORMATS);
  const config = readConfig();
  const issues: Issue[] = [];
  const cache = openContentCache(config);
  const registry = await readRegistry(config.contentDir, createYamlParser(cache), issues, { cache, texts: false });
  const { links } = registry ?? {};
  if (!registry || issues.some(({ filePath }) => filePath === LINKS_FILE)) {
    process.stdout.write(formatReport(issues, format));
    return 1;
  }
  const asked = Object.entries(links?.entries ?? {}).map(([id, { url }]) => ({
    id,
    url,
    position: links?.yaml.positionOf([id, 'url']) ?? { filePath: LINKS_FILE, line: 1, column: 1 },
  }));
  const { issues: found, unanswered } = await askLinks(asked, { userAgent: `link check of ${registry.site.url}` });
  if (unanswered === asked.length && unanswered > 1) console.error('No address answers: this computer has no network, or it is closed.');
  process.stdout.write(formatReport(found, format));
  if (format === 'text') console.log(`${counted(asked.length, 'address', 'addresses')} asked.`);
  return found.some(({ severity }) => severity === 'error') ? 1 : 0;
});
