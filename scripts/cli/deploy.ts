/** `npm run deploy -- <folder> [--reload "systemctl reload nginx"]` puts the built site live; `-- <folder> --rollback` takes the last step back. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compressFiles } from '../build/compress.ts';
import { oneBuild } from '../build/oneBuild.ts';
import { finishSwap } from '../build/swap.ts';
import { type Config, readConfig } from '../core/config.ts';
import { explainFailure } from '../core/failure.ts';
import { IssuesError } from '../core/issuesError.ts';
import { formatReport, type ReportFormat, readFormat } from '../core/report.ts';
import { deploy } from '../hosting/deploy/deploy.ts';
import { readCurrent } from '../hosting/deploy/releases.ts';
import { rollback } from '../hosting/deploy/rollback.ts';
import { HOSTING_FILE, type Hosting } from '../hosting/hosting.ts';
import { SITE_FILES_FILE } from '../hosting/siteFiles.ts';
import { toLiveIssue } from '../hosting/smoke/rules.ts';

const DEFAULT_KEEP = 5;
const NO_PROBE = 'none';
const USAGE = `Usage: npm run deploy -- /srv/www.example.org [--reload "systemctl reload nginx"] [--probe https://www.example.org | ${NO_PROBE}]
                     [--keep ${DEFAULT_KEEP}] [--policy-unchanged] [--format=text|json|github]
       npm run deploy -- /srv/www.example.org --rollback [--reload "systemctl reload nginx"] [--probe https://www.example.org | ${NO_PROBE}]`;

async function main(config: Config): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      reload: { type: 'string' },
      probe: { type: 'string' },
      'policy-unchanged': { type: 'boolean' },
      rollback: { type: 'boolean' },
      format: { type: 'string' },
    },
  });
  format = readFormat(values.format);
  const print = format === 'json' ? console.error : console.log;
  const [given, ...others] = positionals;
  const keep = Number(values.keep ?? DEFAULT_KEEP);
  if (!given || others.length > 0 || !Number.isInteger(keep) || keep < 1) throw new Error(USAGE);
  const target = resolve(given);
  folder = target;
  const server = { target, reload: values.reload, probe: await readProbe(config, target, values.probe), print };
  if (values.rollback) {
    await rollback(server);
    return;
  }
  const { outDir, hostingDir, cacheDir } = config;
  const holdBuild = <T>(work: () => Promise<T>) =>
    oneBuild(config, print, async () => {
      await finishSwap(outDir);
      // A build compresses quickly; what goes live is fetched often enough to be compressed well.
      const { total, fresh } = await compressFiles({ dir: outDir, cacheDir, level: 'best' });
      print(`${total} files compressed, ${fresh} of them anew.`);
      return work();
    });
  await deploy({ ...server, outDir, hostingDir, keep, holdBuild, policyUnchanged: values['policy-unchanged'] });
}

/** The origin to ask. Without a word about it, the site's own address, once there is a release that a server could serve. */
async function readProbe({ hostingDir }: Config, target: string, given: string | undefined): Promise<string | undefined> {
  if (given === NO_PROBE) return undefined;
  if (given !== undefined) {
    if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
      throw new Error(`"${given}" is no address of a server.\n${USAGE}`);
    return new URL(given).origin;
  }
  if ((await readCurrent(target)) === undefined) return undefined;
  return (JSON.parse(await readFile(join(hostingDir, HOSTING_FILE), 'utf8')) as Hosting).url;
}

/** Success is an empty list for tools, whose output holds nothing else. */
function reportSuccess(): void {
  if (format === 'json') process.stdout.write(formatReport([], format));
}

/** As text one message; for tools the issues that stopped the deployment, or one that says what did. */
function reportFailure(error: NodeJS.ErrnoException): void {
  const isMissing = error.code === 'ENOENT' && MISSING.includes(error.path ?? '');
  const message = isMissing ? 'There is no built site. Run "npm run build" first.' : explainFailure(error);
  process.exitCode = 1;
  if (format === 'text') {
    console.error(error instanceof IssuesError ? error.message : message);
    return;
  }
  if (error instanceof IssuesError) console.error(error.summary);
  const stopped = toLiveIssue({ ruleId: 'live-deployment', severity: 'error', url: folder, message });
  process.stdout.write(formatReport(error instanceof IssuesError ? error.issues : [stopped], format, { grouped: true }));
}

const config = readConfig();
const MISSING = [config.outDir, ...[HOSTING_FILE, SITE_FILES_FILE].map((name) => join(config.hostingDir, name))];
let format: ReportFormat = 'text';
let folder = '';
await main(config).then(reportSuccess, reportFailure);
