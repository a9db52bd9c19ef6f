/** `npm run build`: builds the site. A failed build leaves the last one unchanged. */
import { writeFile } from 'node:fs/promises';
import type { Issue } from '../../src/model/issue.ts';
import { buildSite, type ReportIssues } from '../build/buildSite.ts';
import { oneOf, readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { formatSeconds, type Phase } from '../core/phases.ts';
import { formatReport, REPORT_FORMATS } from '../core/report.ts';

const USAGE = `Use: npm run build [-- --format=text|json|github] [-- --stats=<file>]
--stats writes time and memory as JSON, for the benchmark.`;

await runCommand(
  async () => {
    const options = { format: { type: 'string', default: 'text' }, stats: { type: 'string' } } as const;
    const { values } = readArguments({ usage: USAGE, options });
    const format = oneOf(USAGE, 'format', values.format, REPORT_FORMATS);
    const config = readConfig();
    const startedAt = performance.now();
    const found: Issue[] = [];
    // JSON output is for tools: one array and nothing else.
    const print = format === 'json' ? console.error : console.log;
    const report: ReportIssues = (issues, reportOptions) => {
      found.push(...issues);
      if (format !== 'json') print(formatReport(issues, format, reportOptions));
    };
    print('Building the site');
    const { ok, phases } = await buildSite(config, print, report);
    if (format === 'json') process.stdout.write(formatReport(found, format));
    if (values.stats) await writeStats(values.stats, phases, performance.now() - startedAt);
    if (ok) print(`Done in ${formatSeconds(performance.now() - startedAt)}: ${config.outDir}`);
    return ok ? 0 : 1;
  },
  { context: 'The build stopped; the last good site stays as it was. ' },
);

/** Writes the figures for the benchmark: processor time and peak memory of the process, including threads. */
async function writeStats(path: string, phases: readonly Phase[], wallMs: number): Promise<void> {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const stats = { wallMs, cpuMs: (userCPUTime + systemCPUTime) / 1000, maxRssMiB: maxRSS / 1024, phases };
  await writeFile(path, JSON.stringify(stats));
}
