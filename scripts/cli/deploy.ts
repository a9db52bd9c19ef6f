/**
 * `npm run deploy -- <folder> [--reload "systemctl reload nginx"]` puts the built site live; `-- <folder> --rollback` reverts the last
 * deployment.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFiles } from '../build/compress.ts';
import { finishSwap } from '../build/swap.ts';
import { withBuildLock } from '../build/withBuildLock.ts';
import { oneOf, readArguments, runCommand, UsageError } from '../core/command.ts';
import { type Config, readConfig } from '../core/config.ts';
import { explainFailure } from '../core/failure.ts';
import { IssuesError } from '../core/issuesError.ts';
import { formatReport, REPORT_FORMATS, type ReportFormat } from '../core/report.ts';
import { deploy } from '../hosting/deploy/deploy.ts';
import { readCurrent } from '../hosting/deploy/releases.ts';
import { rollback } from '../hosting/deploy/rollback.ts';
import { HOSTING_FILE, type Hosting } from '../hosting/hosting.ts';
import { SITE_FILES_FILE } from '../hosting/siteFiles.ts';
import { toLiveIssue } from '../hosting/smoke/rules.ts';

const DEFAULT_KEEP = 5;
const NO_PROBE = 'none';
const USAGE = `Use:   npm run deploy -- /srv/www.example.org [--reload "systemctl reload nginx"] [--probe https://www.example.org | ${NO_PROBE}]
                     [--keep ${DEFAULT_KEEP}] [--policy-unchanged] [--format=text|json|github]
       npm run deploy -- /srv/www.example.org --rollback [--reload "systemctl reload nginx"] [--probe https://www.example.org | ${NO_PROBE}]`;

function readOptions() {
  return readArguments({
    usage: USAGE,
    options: {
      keep: { type: 'string', default: String(DEFAULT_KEEP) },
      reload: { type: 'string' },
      probe: { type: 'string' },
      'policy-unchanged': { type: 'boolean' },
      rollback: { type: 'boolean' },
      format: { type: 'string', default: 'text' },
    },
    count: [1, 1],
  });
}

async function deployBuilt(
  config: Config,
  target: string,
  { values }: ReturnType<typeof readOptions>,
  format: ReportFormat,
): Promise<void> {
  const print = format === 'json' ? console.error : console.log;
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new UsageError(`--keep is "${values.keep}"; it must be a number of releases.\n\n${USAGE}`);
  const server = { target, reload: values.reload, probe: await readProbe(config, target, values.probe), print };
  if (values.rollback) {
    await rollback(server);
    return;
  }
  const { outDir, hostingDir, cacheDir } = config;
  const holdBuild = <T>(work: () => Promise<T>) =>
    withBuildLock(config, print, async () => {
      await finishSwap(outDir);
      // Whatever the build did (COMPRESSION=quick): files that go live are fetched often, so they are compressed well.
      const { total, uncached } = await compressFiles({ dir: outDir, cacheDir, level: 'best' });
      print(`${total} files compressed, ${uncached} of them newly.`);
      return work();
    });
  await deploy({ ...server, outDir, hostingDir, keep, holdBuild, policyUnchanged: values['policy-unchanged'] });
}

/**
 * The origin to check. Without --probe it is the site's own address, if there is a release that a server can serve; otherwise undefined.
 */
async function readProbe({ hostingDir }: Config, target: string, given: string | undefined): Promise<string | undefined> {
  if (given === NO_PROBE) return undefined;
  if (given !== undefined) {
    if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
      throw new UsageError(`"${given}" is no address of a server.\n\n${USAGE}`);
    return new URL(given).origin;
  }
  if ((await readCurrent(target)) === undefined) return undefined;
  return (JSON.parse(await readFile(join(hostingDir, HOSTING_FILE), 'utf8')) as Hosting).url;
}

/** The error message; a hint if a file is missing that every build writes. */
function explainMissing({ outDir, hostingDir }: Config, error: NodeJS.ErrnoException): string {
  const built = [outDir, ...[HOSTING_FILE, SITE_FILES_FILE].map((name) => join(hostingDir, name))];
  const isMissing = error.code === 'ENOENT' && built.includes(error.path ?? '');
  return isMissing ? 'There is no built site. Run "npm run build" first.' : explainFailure(error);
}

/** For tools: prints the issues that stopped the deployment, or one issue with the error message. */
function reportFailure(error: unknown, message: string, url: string, format: ReportFormat): void {
  if (error instanceof IssuesError) console.error(error.summary);
  const stopped = toLiveIssue({ ruleId: 'live-deployment', severity: 'error', url, message });
  process.stdout.write(formatReport(error instanceof IssuesError ? error.issues : [stopped], format, { grouped: true }));
}

await runCommand(async () => {
  const given = readOptions();
  const format = oneOf(USAGE, 'format', given.values.format, REPORT_FORMATS);
  const config = readConfig();
  const target = resolve(given.positionals[0] ?? '');
  try {
    await deployBuilt(config, target, given, format);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const message = error instanceof IssuesError ? error.message : explainMissing(config, error as NodeJS.ErrnoException);
    if (format === 'text') console.error(message);
    else reportFailure(error, message, target, format);
    return 1;
  }
  // For tools a success is an empty list, and nothing else is printed.
  if (format === 'json') process.stdout.write(formatReport([], format));
  return 0;
});
