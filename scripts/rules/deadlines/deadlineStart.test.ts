/** What is offered for a deadline without its first day names the day, and stands where the sentence needs it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../../content/load.ts';
import { deadlineStart } from './deadlineStart.ts';

const FACT = '<Fact id="objection">7\u00a0gün</Fact>';
const DAY = 'tebliğ edildiği günden itibaren';

it.each([
  [`İtiraz süresi ${FACT}`, `İtiraz süresi ${DAY} ${FACT}`],
  [`İtiraz süresi en az ${FACT}`, `İtiraz süresi ${DAY} en az ${FACT}`],
  [`İtiraz süresi, yani en geç ${FACT}`, `İtiraz süresi, yani ${DAY} en geç ${FACT}`],
])('%s', async (sentence, mended) => {
  const contentDir = await makeContent('bad/deadline-start');
  const path = join(contentDir, 'pages/rent/kira-takip/tr.mdx');
  const before = await readFile(path, 'utf8');
  const text = before.replace(/(?<=^description: ).*$/m, `${sentence} olarak belirlidir.`);
  await writeFile(path, text);
  const { content } = await loadContent({ contentDir });
  const issue = content && deadlineStart.check(content).find(({ filePath, line }) => filePath.endsWith('kira-takip/tr.mdx') && line === 6);
  const [choice, ...others] = issue?.mending?.choices ?? [];
  expect([choice?.label, others]).toEqual([DAY, []]);
  const [edit] = choice?.edits ?? [];
  expect(edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to)).toContain(`description: ${mended} olarak`);
});
