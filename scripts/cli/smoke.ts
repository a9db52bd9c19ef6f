/** `npm run smoke -- <url>`: asks a live site from outside what the build's model promises, and says what differs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../core/config.ts';
import { HOSTING_FILE, type Hosting } from '../hosting/hosting.ts';
import { readSiteFiles, SITE_FILES_FILE } from '../hosting/siteFiles.ts';
import { checkDomain, isLoopback } from '../hosting/smoke/checkDomain.ts';
import { formatFindings, smokeSite } from '../hosting/smoke/smoke.ts';

const USAGE = 'Usage: npm run smoke -- https://www.example.org';

async function main(): Promise<number> {
  const [given = ''] = process.argv.slice(2);
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    console.error(USAGE);
    return 2;
  }
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
    console.error(`Nobody answers at ${url}: ${site.message}`);
    return 1;
  }
  const findings = [...site.findings, ...(isLoopback(url) ? [] : await checkDomain(url))];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (findings.length > 0) console.log(formatFindings(findings));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${hosting.addresses.length} addresses, ${Object.keys(files).length} files, ${site.requests} requests in ${seconds} s: ${errors} errors, ${findings.length - errors} warnings`,
  );
  return errors > 0 ? 1 : 0;
}

process.exitCode = await main();
