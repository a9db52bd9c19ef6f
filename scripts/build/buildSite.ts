/** Builds the site: read and check, prerender, emit, verify, compress, swap. A failed build leaves the previous site unchanged. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildManifestPathname, deriveBuildManifest } from '../../src/model/buildManifest.ts';
import { type Deployment, LATEST_PATHNAME } from '../../src/model/deployment.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Labels } from '../../src/model/label.ts';
import { deriveLanguageOffer, offerPathname } from '../../src/model/languageOffer.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { deriveTitles, titlesPathname } from '../../src/model/nearestTitles.ts';
import { hashText } from '../core/cache.ts';
import type { Config } from '../core/config.ts';
import { pathInside } from '../core/paths.ts';
import { createPhases, type Phase } from '../core/phases.ts';
import { formatReport, type ReportOptions } from '../core/report.ts';
import { deriveHosting } from '../hosting/hosting.ts';
import { writeHosts } from '../hosting/hosts/write.ts';
import { hashSiteFiles, listSite, writeSiteFiles } from '../hosting/siteFiles.ts';
import { formatPublication } from '../translation/publication.ts';
import { buildManifest } from './buildManifest.ts';
import { compressFiles } from './compress.ts';
import { emitRobots, emitSitemaps } from './emit/sitemap.ts';
import { type Palette, readPalette } from './emit/tokens.ts';
import { emitWebManifest, webManifestPathname } from './emit/webManifest.ts';
import { copyFlags } from './flags.ts';
import { clearLeftovers } from './leftovers.ts';
import { writeMarkdownFiles } from './markdown/markdownFiles.ts';
import { type PrerenderResult, prerender } from './prerender.ts';
import { writeQrCodes } from './qrCodes.ts';
import { writeSearches } from './searches.ts';
import { emitShellFiles, type ShellFiles, writeShellFiles } from './shellFiles.ts';
import { drawSocialImages, writeSocialImages } from './social/images.ts';
import { finishSwap, prepareStaging, stagingDirOf, swap } from './swap.ts';
import { sweepCache } from './sweep.ts';
import { writeThirdParty } from './thirdParty.ts';
import { verifyDist } from './verify/verify.ts';
import { withBuildLock } from './withBuildLock.ts';

/** Receives the issues of the content, and later those of the built site, where one mistake may appear in many documents. */
export type ReportIssues = (issues: readonly Issue[], options?: ReportOptions) => void;

export interface BuildResult {
  readonly ok: boolean;
  readonly phases: readonly Phase[];
}

/**
 * Builds into OUT_DIR, after any running build of this project. Passes issues of content or site to `report`; throws on any other failure.
 */
export function buildSite(
  config: Config,
  print: (line: string) => void,
  report: ReportIssues = (issues, options) => print(formatReport(issues, 'text', options)),
): Promise<BuildResult> {
  process.env.NODE_ENV = 'production';
  return withBuildLock(config, print, () => buildAlone(config, print, report));
}

async function buildAlone(given: Config, print: (line: string) => void, report: ReportIssues): Promise<BuildResult> {
  const cacheUses = new Set<string>();
  const config = { ...given, cacheUses };
  await finishSwap(config.outDir);
  await clearLeftovers(config);
  const phases = createPhases(print);
  const { issues, manifest, content, articles, headAssets, publication, socialCards, qrCodes } = await phases.run(
    'read',
    () => buildManifest(config, { compile: true }),
    ({ content: read, issues: found }) => `${read?.pages.length ?? 0} pages, ${read?.uncachedCount ?? 0} changed, ${found.length} findings`,
  );
  if (issues.length > 0) report(issues);
  for (const line of publication ? formatPublication(publication) : []) print(line);
  if (!manifest || !content || !articles || !headAssets) return { ok: false, phases: phases.done };

  await prepareStaging(config.outDir, config.hostingDir);
  const stagingDir = stagingDirOf(config.outDir);
  const shellFiles = emitShellFiles(manifest, content.labels);
  const cards = [...(socialCards?.values() ?? [])];
  const drawing = drawSocialImages(config, cards);
  // Awaited below; if rendering fails before, its error is the one to report.
  drawing.catch(() => {});
  const prerendered = await phases.run(
    'prerender',
    () => prerender({ config, manifest, labels: content.labels, articles, headAssets, shellFiles, stagingDir }),
    ({ count, uncachedCount }) => `${count} documents, ${uncachedCount} changed`,
  );
  await phases.run('emit', async () => {
    await cp(join(config.root, 'public'), stagingDir, { recursive: true });
    await writeShellFiles(stagingDir, shellFiles);
    await copyFlags(stagingDir, manifest.site);
    await writeThirdParty(stagingDir);
    await writeQrCodes(qrCodes?.values() ?? [], stagingDir);
    const searches = await writeSearches(stagingDir, manifest, content.pages);
    const emitted = emitDeployment(prerendered, shellFiles, manifest, searches);
    await writeEmitted({ dir: stagingDir, palette: readPalette(config) }, manifest, content.labels, emitted);
    await writeHosts(stagingDirOf(config.hostingDir), deriveHosting(manifest, prerendered));
  });
  await phases.run(
    'markdown',
    () => writeMarkdownFiles(config, manifest, stagingDir),
    ({ total, uncached }) => `${total} Markdown files, ${uncached} changed`,
  );
  await phases.run(
    'images',
    async () => {
      const drawn = await drawing;
      await writeSocialImages(config, cards, stagingDir);
      return drawn;
    },
    (drawn) => `${cards.length} social images, ${drawn} drawn`,
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
    print(`\nThe built site is wrong; ${config.outDir} stays unchanged.\n`);
    report(findings, { grouped: true });
    return { ok: false, phases: phases.done };
  }
  await phases.run(
    'compress',
    async () => {
      const { cacheDir, compression: level } = config;
      const compressed = await compressFiles({ dir: stagingDir, cacheDir, cacheUses, level, cachedNames: prerendered.cachedNames });
      await writeSiteFiles(stagingDirOf(config.hostingDir), hashSiteFiles(stagingDir, await listSite(stagingDir)));
      return compressed;
    },
    ({ total, uncached }) => `${total} files, ${uncached} changed`,
  );
  await swap(config.outDir, config.hostingDir);
  sweepCache(cacheUses);
  return { ok: true, phases: phases.done };
}

/** The latest-build file, which open tabs request, and the build manifests that it lists: text by pathname. */
function emitDeployment(
  { appPathname, startPathname, scripts, styles }: PrerenderResult,
  shellFiles: ShellFiles,
  manifest: Manifest,
  searches: Deployment['searches'],
): Record<string, string> {
  const manifests = manifest.site.locales.map(({ code }) => {
    const text = JSON.stringify(deriveBuildManifest(manifest, code));
    return { code, pathname: buildManifestPathname(hashText(text).slice(0, 8)), text };
  });
  const deployment: Deployment = {
    app: appPathname,
    shells: Object.fromEntries([...shellFiles].map(([code, { pathname }]) => [code, pathname])),
    manifests: Object.fromEntries(manifests.map(({ code, pathname }) => [code, pathname])),
    searches,
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
