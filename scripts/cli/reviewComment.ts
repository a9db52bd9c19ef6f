/** `npm run review:comment -- <file>`: posts a change report on a pull request. Runs in .github/workflows/comment.yml. */
import { readFile } from 'node:fs/promises';
import type { Answer } from '../../src/messages/answers.ts';
import { readArguments, runCommand, UsageError } from '../core/command.ts';
import { isReport, postReport } from '../translation/comment.ts';

const USAGE: Answer = ({ use }) => use.reviewComment;

await runCommand(async () => {
  const {
    GITHUB_API_URL: apiUrl = 'https://api.github.com',
    GITHUB_REPOSITORY: repository,
    GITHUB_TOKEN: token,
    PULL_REQUEST,
  } = process.env;
  const { positionals } = readArguments({ usage: USAGE, count: [1, 1] });
  const [file = ''] = positionals;
  const number = Number(PULL_REQUEST);
  if (!repository || !token || !(Number.isInteger(number) && number > 0)) throw new UsageError(USAGE);
  const body = await readFile(file, 'utf8');
  if (!isReport(body)) throw new UsageError((words) => words.noReport({ file }));
  console.log(await postReport({ apiUrl, repository, number, token }, body));
  return 0;
});
