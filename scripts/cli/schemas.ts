/**
 * `npm run schemas`: writes files for editors: schemas of the content's files (in Git), and names, snippets and types of this content (not
 * in Git).
 */
import { deriveEditorNames, deriveSchemas, writeChanged } from '../build/editorFiles/editorFiles.ts';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { readArguments, runCommand } from '../core/command.ts';
import { readConfig } from '../core/config.ts';
import { formatReport } from '../core/report.ts';

await runCommand(async () => {
  readArguments({ usage: 'Use: npm run schemas' });
  const config = readConfig();
  const { content, issues } = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
  if (!content) {
    process.stdout.write(formatReport(issues, 'text'));
    return 1;
  }
  const changed = await writeChanged(config.root, { ...(await deriveSchemas(config.root)), ...deriveEditorNames(content) });
  console.log(changed.length === 0 ? 'All schemas are as they should be.' : `Written:\n${changed.map((path) => `  ${path}`).join('\n')}`);
  return 0;
});
