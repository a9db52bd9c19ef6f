/**
 * `npm run facts`: `-- --set` changes a fact in the register and in all sentences; `-- --collect` writes the wordings in which the pages
 * quote each fact into content/facts.yaml, for a lawyer to accept.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { readTypedValue } from '../content/quantity/typedValue.ts';
import { day } from '../content/schema/text.ts';
import { readArguments, runCommand, UsageError } from '../core/command.ts';
import { type Config, readConfig } from '../core/config.ts';
import { formatReport } from '../core/report.ts';
import { todayHere } from '../core/today.ts';
import { collectPhrases, writePhrases } from '../rules/collectPhrases.ts';
import { explainValue } from '../rules/writing/factRegister.ts';
import { setFact } from '../rules/writing/setFact.ts';

const USAGE = `Use:
  npm run facts -- --set <fact> <value> --basis "<source>" --reviewed <day>   shows every sentence before and after
  npm run facts -- --set <fact> <value> --basis "<source>" --reviewed <day> --write   changes them
  npm run facts -- --collect   writes the wordings of the pages into the register
For example: npm run facts -- --set objection-period P120D --basis "TMK 166/3" --reviewed 2026-11-22
A range has two values: P8M/P1Y. --basis may be there several times. --as "de: drei Monaten = vier Monaten" gives words that no rule can write.`;

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
  if (value === undefined) throw new UsageError(`The new value is missing.\n\n${USAGE}`);
  const typed = readTypedValue(value);
  if ('wrong' in typed) throw new UsageError(`${explainValue(typed.wrong)}\n\n${USAGE}`);
  if (reviewed === undefined) throw new UsageError(`The day of the legal review is missing: --reviewed ${todayHere()}\n\n${USAGE}`);
  if (!day.safeParse(reviewed).success || reviewed > todayHere())
    throw new UsageError(`"${reviewed}" is no day up to today, such as ${todayHere()}.`);
  const { ok, text } = await setFact(readConfig(), { id, value: typed.value, basis, reviewed, wordings, write });
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
  console.log(
    after === before ? 'The register has all wordings already.' : 'content/facts.yaml has the wordings of the pages. Read the change.',
  );
  return 0;
}
