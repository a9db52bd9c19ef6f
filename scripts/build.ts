/** Builds the site: check, compile, prerender, emit, verify, compress, swap. A build that fails leaves the last one as it was. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../src/model/manifest.ts';
import { compileArticles } from './build/articles.ts';
import { compressFiles } from './build/compress.ts';
import { createPhases, formatSeconds, type Phase } from './build/phases.ts';
import { prerender } from './build/prerender.ts';
import { emitShellFiles, writeShellFiles } from './build/shellFiles.ts';
import { prepareStaging, swap } from './build/swap.ts';
import { type Config, readConfig } from './config.ts';
import { openCache } from './content/cache.ts';
import { formatReport } from './content/report.ts';
import { deriveHosting, HOSTING_FILE } from './emit/hosting.ts';
import { emitRobots, emitSitemap } from './emit/sitemap.ts';
import { buildManifest, CONTENT_CODE } from './manifest.ts';
import { verifyDist } from './verify/verify.ts';

export interface BuildResult {
  readonly ok: boolean;
  readonly phases: readonly Phase[];
}

/** Builds into OUT_DIR. Mistakes in the content are printed as one report; anything else throws. */
export async function buildSite(config: Config, print: (line: string) => void): Promise<BuildResult> {
  process.env.NODE_ENV = 'production';
  const phases = createPhases(print);
  const { issues, manifest, content } = await phases.run(
    'check',
    () => buildManifest(config),
    (result) => `${result.content?.pages.length ?? 0} pages, ${result.issues.length} findings`,
  );
  if (issues.length > 0) print(formatReport(issues, 'text'));
  if (!manifest || !content) return { ok: false, phases: phases.done };

  const stagingDir = await prepareStaging(config.outDir);
  const cache = openCache(config.root, 'articles', CONTENT_CODE);
  await phases.run(
    'compile',
    () => compileArticles(content, cache, config.generatedDir),
    ({ compiled, total }) => `${compiled} of ${total} articles changed`,
  );
  const shellFiles = emitShellFiles(manifest, content.labels);
  await phases.run(
    'prerender',
    () => prerender({ config, manifest, shellFiles, stagingDir }),
    (count) => `${count} documents`,
  );
  await phases.run('emit', async () => {
    await writeShellFiles(stagingDir, shellFiles);
    await writeEmitted(stagingDir, manifest);
  });
  const findings = await phases.run(
    'verify',
    () => verifyDist(stagingDir, manifest),
    (found) => `${found.length} findings`,
  );
  if (findings.length > 0) {
    print(`\nThe built site is wrong; ${config.outDir} stays as it was.\n${findings.map((finding) => `  ${finding}`).join('\n')}`);
    return { ok: false, phases: phases.done };
  }
  await phases.run(
    'compress',
    () => compressFiles(stagingDir),
    (count) => `${count} files`,
  );
  await swap(config.outDir);
  return { ok: true, phases: phases.done };
}

async function writeEmitted(dir: string, manifest: Manifest): Promise<void> {
  const files: [string, string][] = [
    ['sitemap.xml', emitSitemap(manifest)],
    ...manifest.site.locales.map(({ code }): [string, string] => [`${code}/sitemap.xml`, emitSitemap(manifest, code)]),
    ['robots.txt', emitRobots(manifest)],
    [HOSTING_FILE, JSON.stringify(deriveHosting(manifest))],
  ];
  for (const [name, text] of files) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
}

async function main(): Promise<void> {
  const config = readConfig();
  const startedAt = performance.now();
  console.log('Building the site');
  const { ok } = await buildSite(config, console.log);
  if (ok) console.log(`Done in ${formatSeconds(performance.now() - startedAt)}: ${config.outDir}`);
  process.exitCode = ok ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
