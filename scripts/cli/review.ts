/** `npm run review -- <base>[..<head>]`: says what a change does to the site, for people who do not read diffs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Content } from '../content/load.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import { type Config, readConfig } from '../core/config.ts';
import { checkAsked } from '../rules/checkAsked.ts';
import { type ChangeReport, deriveChangeReport } from '../translation/changeReport.ts';
import { listChangedFiles, ReviewError, resolveRange } from '../translation/gitTree.ts';
import { HTML_NAME, REPORT_DIR } from '../translation/report/files.ts';
import { emitHtml } from '../translation/report/html.ts';
import { emitMarkdown } from '../translation/report/markdown.ts';
import { nameStates, readStates, siteRootOf } from '../translation/states.ts';
import { summarize } from '../translation/summary.ts';

const USE = `Use: npm run review -- <base>[..<head>] [--out ${REPORT_DIR}/${HTML_NAME}]\nExample: npm run review -- main`;

/** Compares two states of the content. Throws a ReviewError when Git cannot give them. */
export async function reviewChange(config: Config, asked: string): Promise<ChangeReport> {
  const root = siteRootOf(config);
  const range = await resolveRange(root, asked);
  const names = await nameStates(root, range);
  const changedFiles = await listChangedFiles(root, range);
  const folder = `${basename(config.contentDir)}/`;
  const named = changedFiles.map((name) => (name.startsWith(folder) ? `${CONTENT_LABEL}/${name.slice(folder.length)}` : name));
  const check = (content: Content) => checkAsked(content, { texts: config.checkTexts });
  return deriveChangeReport(await readStates(config, range, names, check), names, named);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: `${REPORT_DIR}/${HTML_NAME}` } },
  });
  const [asked] = positionals;
  if (asked === undefined || positionals.length > 1) {
    console.error(USE);
    return 1;
  }
  const config = readConfig();
  const report = await reviewChange(config, asked);
  const htmlPath = resolve(config.root, values.out);
  const markdownPath = htmlPath.replace(/(?:\.html)?$/, '.md');
  await mkdir(dirname(htmlPath), { recursive: true });
  await writeFile(htmlPath, emitHtml(report));
  await writeFile(markdownPath, emitMarkdown(report));
  console.log(`${report.beforeName}\n  → ${report.afterName}\n`);
  for (const { tone, text } of summarize(report)) console.log(`${tone === 'warning' ? '!' : '·'} ${text}`);
  console.log(`\nTo read: ${htmlPath}\nFor a pull request: ${markdownPath}`);
  return report.changes ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await main().catch((error: unknown) => {
    if (!(error instanceof ReviewError)) throw error;
    console.error(`${error.message}\n\n${USE}`);
    return 1;
  });
}
