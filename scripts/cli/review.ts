/** `npm run review -- <base>[..<head>]`: reports what a change does to the site, for people who do not read diffs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { oneOf, readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { reviewChange } from '../rules/reviewChange.ts';
import { HTML_NAME, REPORT_DIR } from '../translation/report/files.ts';
import { emitHtml } from '../translation/report/html.ts';
import { emitMarkdown } from '../translation/report/markdown.ts';
import { summarize } from '../translation/summary.ts';

const HTML_PATH = `${REPORT_DIR}/${HTML_NAME}`;
const USAGE = `Use: npm run review -- <base>[..<head>] [--languages de,tr] [--out ${HTML_PATH}]\nFor example: npm run review -- main`;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { out: { type: 'string', default: HTML_PATH }, languages: { type: 'string' } },
    count: [1, 1],
  });
  const [asked = ''] = positionals;
  const config = readConfig();
  const report = await reviewChange(config, asked);
  const codes = report.changes?.locales.map(({ code }) => code);
  const chosen = values.languages?.split(',').map((code) => (codes ? oneOf(USAGE, 'languages', code.trim(), codes) : code));
  const htmlPath = resolve(config.root, values.out);
  const markdownPath = htmlPath.replace(/(?:\.html)?$/, '.md');
  await mkdir(dirname(htmlPath), { recursive: true });
  await writeFile(htmlPath, emitHtml(report, chosen));
  await writeFile(markdownPath, emitMarkdown(report, chosen));
  console.log(`${report.beforeName}\n  → ${report.afterName}\n`);
  for (const { tone, text } of summarize(report)) console.log(`${tone === 'warning' ? '!' : '·'} ${text}`);
  console.log(`\nTo read: ${htmlPath}\nFor a pull request: ${markdownPath}`);
  return report.changes ? 0 : 1;
});
