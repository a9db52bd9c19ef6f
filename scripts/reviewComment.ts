/** `npm run review:comment`: posts .review/report.md on a pull request. Runs in the hosting's workflow (.github/workflows/check.yml). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { postReport } from './review/comment.ts';
import { MARKDOWN_NAME, REPORT_DIR } from './review/report/files.ts';

const { GITHUB_API_URL: apiUrl = 'https://api.github.com', GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, PULL_REQUEST } = process.env;
const number = Number(PULL_REQUEST);

if (!repository || !token || !Number.isInteger(number)) {
  console.error('GITHUB_REPOSITORY, GITHUB_TOKEN and PULL_REQUEST (its number) say where the report goes; the workflow sets them.');
  process.exitCode = 1;
} else {
  const body = await readFile(join(readConfig().root, REPORT_DIR, MARKDOWN_NAME), 'utf8');
  console.log(await postReport({ apiUrl, repository, number, token }, body));
}
