/** `npm run review -- <base>[..<head>]`: reports what a change does to the site, for people who do not read diffs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Answer } from '../../src/messages/answers.ts';
import { CHANGE_REPORT_WORDS } from '../../src/messages/changes.ts';
import { oneOf, readArguments, runCommand } from '../core/command.ts';
import { namedLanguage, readConfig } from '../core/config.ts';
import { reviewRange } from '../rules/reviewChange.ts';
import { resolveRange } from '../translation/gitTree.ts';
import { HTML_NAME, REPORT_DIR } from '../translation/report/files.ts';
import { emitHtml } from '../translation/report/html.ts';
import { emitMarkdown } from '../translation/report/markdown.ts';
import { gitRootOf } from '../translation/states.ts';
import { summarize } from '../translation/summary.ts';

const HTML_PATH = `${REPORT_DIR}/${HTML_NAME}`;
const USAGE: Answer = ({ use }) => use.review({ file: HTML_PATH });

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { out: { type: 'string', default: HTML_PATH }, languages: { type: 'string' } },
    count: [1, 1],
  });
  const [asked = ''] = positionals;
  const config = readConfig();
  const { reportIn, reportLanguage = 'en' } = await reviewRange(config, await resolveRange(gitRootOf(config), asked));
  // The report for a pull request is in the site's report language; the terminal and the file are in this computer's language, if it names one.
  const [report, forRequest] = [reportIn(namedLanguage() ?? reportLanguage), reportIn(reportLanguage)];
  const codes = report.changes?.locales.map(({ code }) => code);
  const chosen = values.languages?.split(',').map((code) => (codes ? oneOf(USAGE, 'languages', code.trim(), codes) : code));
  const htmlPath = resolve(config.root, values.out);
  const markdownPath = htmlPath.replace(/(?:\.html)?$/, '.md');
  await mkdir(dirname(htmlPath), { recursive: true });
  await writeFile(htmlPath, emitHtml(report, chosen));
  await writeFile(markdownPath, emitMarkdown(forRequest, chosen));
  const words = CHANGE_REPORT_WORDS[report.language];
  console.log(`${report.beforeName}\n  → ${report.afterName}\n`);
  for (const { tone, text, items = [] } of summarize(report))
    console.log([`${tone === 'warning' ? '!' : '·'} ${text}`, ...items].join('\n    '));
  console.log(`\n${words.toRead({ file: htmlPath })}\n${words.forPullRequest({ file: markdownPath })}`);
  return report.changes ? 0 : 1;
});
