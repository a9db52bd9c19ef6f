/**
 * `npm run facts`: `-- --set` changes a fact in the register and in all sentences; `-- --collect` writes the wordings in which the pages
 * quote each fact into content/facts.yaml, for a lawyer to accept.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANSWER_WORDS, type Answer } from '../../src/messages/answers.ts';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { readTypedValue } from '../content/quantity/typedValue.ts';
import { day } from '../content/schema/text.ts';
import { misuse, readArguments, runCommand, UsageError } from '../core/command.ts';
import { type Config, readConfig, readLanguage } from '../core/config.ts';
import { formatReport } from '../core/report.ts';
import { todayHere } from '../core/today.ts';
import { collectPhrases, writePhrases } from '../rules/collectPhrases.ts';
import { setFact } from '../rules/writing/setFact.ts';

const USAGE: Answer = ({ use }) => use.facts;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: {
      collect: { type: 'boolean', default: false },
      set: { type: 'string' },
      basis: { type: 'string', multiple: true, default: [] },
      reviewed: { type: 'string' },
      as: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
    },
    count: [0, 1],
  });
  const { set: id, reviewed, basis, as: wordings, write } = values;
  const [value] = positionals;
  if (values.collect === (id !== undefined) || (values.collect && value !== undefined)) throw new UsageError(USAGE);
  if (id === undefined) return collect(readConfig());
  if (value === undefined) throw misuse(USAGE, (words) => words.valueNeeded);
  const today = todayHere();
  const typed = readTypedValue(value);
  if ('wrong' in typed) throw misuse(USAGE, (words) => words.noValue({ value: typed.wrong }));
  if (reviewed === undefined) throw misuse(USAGE, (words) => words.dayNeeded({ today }));
  if (!day.safeParse(reviewed).success || reviewed > today) throw new UsageError((words) => words.noDay({ day: reviewed, today }));
  const change = { id, value: typed.value, basis, reviewed, wordings, write };
  const { ok, text } = await setFact(readConfig(), change, readLanguage());
  process.stdout.write(text);
  return ok ? 0 : 1;
});

async function collect(config: Config): Promise<number> {
  const { content, issues } = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
  if (!content) {
    process.stdout.write(formatReport(issues, 'text'));
    return 1;
  }
  const path = join(config.contentDir, 'facts.yaml');
  const before = await readFile(path, 'utf8');
  const after = writePhrases(before, collectPhrases(content));
  if (after !== before) await writeFile(path, after);
  const words = ANSWER_WORDS[readLanguage()];
  console.log(after === before ? words.allWordings : words.wordingsWritten);
  return 0;
}
