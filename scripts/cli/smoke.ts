/**
 * `npm run smoke -- <url>`: requests a live site from outside, compares the answers with the build's model, and reports the differences.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneOf, readArguments, runCommand, UsageError } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { formatReport, REPORT_FORMATS } from '../core/report.ts';
import { HOSTING_FILE, type Hosting } from '../hosting/hosting.ts';
import { readSiteFiles, SITE_FILES_FILE } from '../hosting/siteFiles.ts';
import { checkDomain, isLoopback } from '../hosting/smoke/checkDomain.ts';
import { toLiveIssue } from '../hosting/smoke/rules.ts';
import { smokeSite } from '../hosting/smoke/smoke.ts';

const USAGE = 'Use: npm run smoke -- https://www.example.org [--format=text|json|github]';

/** Maximum number of entries in the text report. */
const MOST = 100;

async function main(): Promise<number> {
  const options = { format: { type: 'string', default: 'text' } } as const;
  const { values, positionals } = readArguments({ usage: USAGE, options, count: [1, 1] });
  const format = oneOf(USAGE, 'format', values.format, REPORT_FORMATS);
  const [given = ''] = positionals;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new UsageError(`"${given}" is no address of a site.\n\n${USAGE}`);
  const url = new URL(given).origin;
  const { hostingDir } = readConfig();
  const path = join(hostingDir, HOSTING_FILE);
  const built = await Promise.all([readFile(path, 'utf8'), readSiteFiles(hostingDir)]).catch(() => undefined);
  if (!built) {
    console.error(`There is no built site with ${path} and ${SITE_FILES_FILE}. Run "npm run build" on the commit that is live first.`);
    return 2;
  }
  const [text, files] = built;
  const hosting = JSON.parse(text) as Hosting;
  const startedAt = performance.now();
  const site = await smokeSite(url, { hosting, files }).catch((error: Error) => error);
  if (site instanceof Error) {
    const message = `No server answers at ${url}: ${site.message}`;
    const silent = toLiveIssue({ ruleId: 'live-unanswered', severity: 'error', url, message });
    process.stdout.write(formatReport([silent], format));
    return 1;
  }
  const issues = [...site.issues, ...(isLoopback(url) ? [] : await checkDomain(url))];
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  if (issues.length > 0 || format === 'json') process.stdout.write(formatReport(issues, format, { grouped: true, most: MOST }));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  // JSON output is for tools: one array and nothing else.
  (format === 'json' ? console.error : console.log)(
    `${hosting.addresses.length} addresses, ${Object.keys(files).length} files, ${site.requests} requests in ${seconds} s: ${errors} errors, ${issues.length - errors} warnings`,
  );
  return errors > 0 ? 1 : 0;
}

// Exit status 2 for a wrong use, because 1 means that the site is wrong.
await runCommand(main, { misused: 2 });
