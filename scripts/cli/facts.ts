/** `npm run facts -- --collect`: writes the wordings in which the pages quote each fact into content/facts.yaml, for a lawyer to accept. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { readArguments, runCommand, UsageError } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { formatReport } from '../core/report.ts';
import { collectPhrases, writePhrases } from '../rules/collectPhrases.ts';

const USAGE = 'Use: npm run facts -- --collect';

await runCommand(async () => {
  const { values } = readArguments({ usage: USAGE, options: { collect: { type: 'boolean' } } });
  if (!values.collect) throw new UsageError(USAGE);
  const config = readConfig();
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
});
