/** Builds the site: read and check, prerender, emit, verify, compress, swap. A build that fails leaves the last one as it was. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildManifestPathname, deriveBuildManifest } from '../../src/model/buildManifest.ts';
import { type Deployment, LATEST_PATHNAME } from '../../src/model/deployment.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Labels } from '../../src/model/label.ts';
import { deriveLanguageOffer, offerPathname } from '../../src/model/languageOffer.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { deriveTitles, titlesPathname } from '../../src/model/nearestTitles.ts';
import { compressFiles } from '../build/compress.ts';
import { emitRobots, emitSitemaps } from '../build/emit/sitemap.ts';
import { type Palette, readPalette } from '../build/emit/tokens.ts';
import { emitWebManifest, webManifestPathname } from '../build/emit/webManifest.ts';
import { copyFlags } from '../build/flags.ts';
import { clearLeftovers } from '../build/leftovers.ts';
import { writeMarkdownTwins } from '../build/markdown/twins.ts';
import { oneBuild } from '../build/oneBuild.ts';
import { type PrerenderResult, prerender } from '../build/prerender.ts';
import { emitShellFiles, type ShellFiles, writeShellFiles } from '../build/shellFiles.ts';
import { writeSocialImages } from '../build/social/images.ts';
import { finishSwap, prepareStaging, stagingDirOf, swap } from '../build/swap.ts';
import { sweepCache } from '../build/sweep.ts';
import { writeThirdParty } from '../build/thirdParty.ts';
import { verifyDist } from '../build/verify/verify.ts';
import { hashText } from '../core/cache.ts';
import { type Config, readConfig } from '../core/config.ts';
import { explainFailure } from '../core/failure.ts';
import { pathInside } from '../core/paths.ts';
import { createPhases, formatSeconds, type Phase } from '../core/phases.ts';
import { formatReport, type ReportOptions, readFormat } from '../core/report.ts';
import { deriveHosting } from '../hosting/hosting.ts';
import { writeHosts } from '../hosting/hosts/write.ts';
import { hashSiteFiles, listSite, writeSiteFiles } from '../hosting/siteFiles.ts';
import { buildManifest } from './check.ts';

/** Gets what is wrong with the content; later what is wrong with the built site, where one mistake may be in many documents. */
export type ReportIssues = (issues: readonly Issue[], options?: ReportOptions) => void;

export interface BuildResult {
  readonly ok: boolean;
  readonly phases: readonly Phase[];
}

/**
 * Builds into OUT_DIR, after a build of this project that is running already. What is wrong with content or site goes to `report`;
 * anything else throws.
 */
export function buildSite(
  config: Config,
  print: (line: string) => void,
  report: ReportIssues = (issues, options) => print(formatReport(issues, 'text', options)),
): Promise<BuildResult> {
  process.env.NODE_ENV = 'production';
  return oneBuild(config, print, () => buildAlone(config, print, report));
}

async function buildAlone(given: Config, print: (line: string) => void, report: ReportIssues): Promise<BuildResult> {
  const cacheUses = new Set<string>();
  const config = { ...given, cacheUses };
  await finishSwap(config.outDir);
  await clearLeftovers(config);
  const phases = createPhases(print);
  const { issues, manifest, content, articles, headAssets, withheld, socialCards } = await phases.run(
    'read',
    () => buildManifest(config, { compile: true, withhold: true }),
    ({ content: read, issues: found }) => `${read?.pages.length ?? 0} pages, ${read?.freshCount ?? 0} changed, ${found.length} findings`,
  );
  if (issues.length > 0) report(issues);
  for (const { filePath, reason } of withheld ?? []) print(`  withheld      ${filePath} (${reason})`);
  if (!manifest || !content || !articles || !headAssets) return { ok: false, phases: phases.done };

  await prepareStaging(config.outDir, config.hostingDir);
  const stagingDir = stagingDirOf(config.outDir);
  const shellFiles = emitShellFiles(manifest, content.labels);
  const prerendered = await phases.run(
    'prerender',
    () => prerender({ config, manifest, labels: content.labels, articles, headAssets, shellFiles, stagingDir }),
    ({ count, freshCount }) => `${count} documents, ${freshCount} changed`,
  );
  await phases.run('emit', async () => {
    await cp(join(config.root, 'public'), stagingDir, { recursive: true });
    await writeShellFiles(stagingDir, shellFiles);
    await copyFlags(stagingDir, manifest.site);
    await writeThirdParty(stagingDir);
    const emitted = emitDeployment(prerendered, shellFiles, manifest);
    await writeEmitted({ dir: stagingDir, palette: readPalette(config) }, manifest, content.labels, emitted);
    await writeHosts(stagingDirOf(config.hostingDir), deriveHosting(manifest, prerendered));
  });
  await phases.run(
    'markdown',
    () => writeMarkdownTwins(config, manifest, stagingDir),
    ({ total, fresh }) => `${total} twins, ${fresh} changed`,
  );
  await phases.run(
    'images',
    () => writeSocialImages(config, [...(socialCards?.values() ?? [])], stagingDir),
    ({ total, fresh }) => `${total} social images, ${fresh} drawn`,
  );
  const findings = await phases.run(
    'verify',
    () => {
      const label = pathInside(config.root, stagingDir) ?? stagingDir;
      return verifyDist(stagingDir, manifest, { headAssets, label, checkTexts: config.checkTexts });
    },
    (found) => `${found.length} findings`,
  );
  if (findings.length > 0) {
    print(`\nThe built site is wrong; ${config.outDir} stays as it was.\n`);
    report(findings, { grouped: true });
    return { ok: false, phases: phases.done };
  }
  await phases.run(
    'compress',
    async () => {
      const { cacheDir, compression: level } = config;
      const compressed = await compressFiles({ dir: stagingDir, cacheDir, cacheUses, level, keptNames: prerendered.keptNames });
      await writeSiteFiles(stagingDirOf(config.hostingDir), hashSiteFiles(stagingDir, await listSite(stagingDir)));
      return compressed;
    },
    ({ total, fresh }) => `${total} files, ${fresh} changed`,
  );
  await swap(config.outDir, config.hostingDir);
  sweepCache(cacheUses);
  return { ok: true, phases: phases.done };
}

/** The latest-build file, which open tabs ask for, and the build manifests that it names: text by pathname. */
function emitDeployment(
  { appPathname, startPathname, scripts, styles }: PrerenderResult,
  shellFiles: ShellFiles,
  manifest: Manifest,
): Record<string, string> {
  const manifests = manifest.site.locales.map(({ code }) => {
    const text = JSON.stringify(deriveBuildManifest(manifest, code));
    return { code, pathname: buildManifestPathname(hashText(text).slice(0, 8)), text };
  });
  const deployment: Deployment = {
    app: appPathname,
    shells: Object.fromEntries([...shellFiles].map(([code, { pathname }]) => [code, pathname])),
    manifests: Object.fromEntries(manifests.map(({ code, pathname }) => [code, pathname])),
    build: hashText(JSON.stringify([startPathname, scripts, styles, manifest])).slice(0, 16),
  };
  return { [LATEST_PATHNAME]: JSON.stringify(deployment), ...Object.fromEntries(manifests.map(({ pathname, text }) => [pathname, text])) };
}

async function writeEmitted(
  { dir, palette }: { dir: string; palette: Palette },
  manifest: Manifest,
  labels: Labels,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const codes = manifest.site.locales.map(({ code }) => code);
  const files: Record<string, string> = {
    ...emitSitemaps(manifest),
    ...Object.fromEntries(codes.map((code) => [offerPathname(code), JSON.stringify(deriveLanguageOffer(code, labels[code] ?? {}))])),
    ...Object.fromEntries(codes.map((code) => [titlesPathname(code), JSON.stringify(deriveTitles(manifest, code))])),
    ...Object.fromEntries(codes.map((code) => [webManifestPathname(manifest, code), emitWebManifest(manifest, code, palette)])),
    'robots.txt': emitRobots(manifest),
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
}

/** What the benchmark reads: the whole process's processor time and peak memory, threads included. */
async function writeStats(path: string, phases: readonly Phase[], wallMs: number): Promise<void> {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const stats = { wallMs, cpuMs: (userCPUTime + systemCPUTime) / 1000, maxRssMiB: maxRSS / 1024, phases };
  await writeFile(path, JSON.stringify(stats));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { format: { type: 'string' }, stats: { type: 'string' } } });
  const format = readFormat(values.format);
  const config = readConfig();
  const startedAt = performance.now();
  const found: Issue[] = [];
  // The output of JSON is for a tool: one array, and nothing beside it.
  const print = format === 'json' ? console.error : console.log;
  const report: ReportIssues = (issues, options) => {
    found.push(...issues);
    if (format !== 'json') print(formatReport(issues, format, options));
  };
  print('Building the site');
  const { ok, phases } = await buildSite(config, print, report);
  if (format === 'json') process.stdout.write(formatReport(found, format));
  if (values.stats) await writeStats(values.stats, phases, performance.now() - startedAt);
  if (ok) print(`Done in ${formatSeconds(performance.now() - startedAt)}: ${config.outDir}`);
  process.exitCode = ok ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main().catch((error: unknown) => {
    console.error(explainFailure(error, 'The build stopped; the last good site stays as it was. '));
    process.exitCode = 1;
  });
}
