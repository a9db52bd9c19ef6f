/** `npm run schemas`: writes what editors read: schemas of the content's files (in Git), and names, snippets and types of this content (not in Git). */
import { pathToFileURL } from 'node:url';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { type Config, readConfig } from '../core/config.ts';
import { formatReport } from '../core/report.ts';
import { deriveEditorNames, deriveSchemas, writeChanged } from '../dev/editorFiles/editorFiles.ts';

async function main(config: Config): Promise<void> {
  const { content, issues } = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
  if (!content) {
    process.stdout.write(formatReport(issues, 'text'));
    process.exitCode = 1;
    return;
  }
  const changed = await writeChanged(config.root, { ...(await deriveSchemas(config.root)), ...deriveEditorNames(content) });
  console.log(changed.length === 0 ? 'All schemas are as they should be.' : `Written:\n${changed.map((path) => `  ${path}`).join('\n')}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(readConfig());
