/** `npm run review:comment -- <file>`: posts a change report on a pull request. Runs in the hosting's workflow (.github/workflows/comment.yml). */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isReport, postReport } from '../translation/comment.ts';

const { GITHUB_API_URL: apiUrl = 'https://api.github.com', GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, PULL_REQUEST } = process.env;
const number = Number(PULL_REQUEST);
const [file] = parseArgs({ allowPositionals: true }).positionals;

if (!repository || !token || !(Number.isInteger(number) && number > 0) || !file) {
  console.error(
    'GITHUB_REPOSITORY, GITHUB_TOKEN and PULL_REQUEST (its number) say where the report goes, and the argument which file it is; the workflow sets them.',
  );
  process.exitCode = 1;
} else {
  const body = await readFile(file, 'utf8');
  if (isReport(body)) console.log(await postReport({ apiUrl, repository, number, token }, body));
  else {
    console.error(`${file} is no change report that fits a comment.`);
    process.exitCode = 1;
  }
}
