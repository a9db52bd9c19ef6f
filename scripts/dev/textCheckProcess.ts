/** The process behind ./textCheck.ts: checks the whole content whenever it is told to, and answers with the findings. */
import { readConfig } from '../config.ts';
import { openCache } from '../content/cache.ts';
import { checkContent } from '../content/check.ts';
import { loadContent } from '../content/load.ts';
import { CONTENT_CODE } from '../manifest.ts';

process.on('message', async () => {
  const config = readConfig();
  const cache = openCache(config, 'content', CONTENT_CODE);
  const { content, issues } = await loadContent({ contentDir: config.contentDir, cache, showDrafts: true });
  process.send?.([...issues, ...(content ? checkContent(content, { texts: config.checkTexts }) : [])]);
});
// The server has gone.
process.on('disconnect', () => process.exit(0));
