/** The process behind ./textCheck.ts: checks all words of the content whenever it is told to, and answers with the findings. */
import { constants, setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Issue } from '../../src/model/issue.ts';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { readConfig } from '../core/config.ts';
import { checkTexts } from '../rules/check.ts';
import type { TextFindings } from './textCheck.ts';

// An edit that comes meanwhile has the processor to itself: words can wait, the writer's page cannot.
setPriority(constants.priority.PRIORITY_LOW);

let latest = 0;

process.on('message', (version: number) => {
  latest = version;
  void check(version);
});

/** Gives up between two rules when it has been told to begin anew. */
async function check(version: number): Promise<void> {
  const config = readConfig();
  const cache = openContentCache(config);
  const { content } = await loadContent({ contentDir: config.contentDir, cache, showDrafts: true });
  const issues: Issue[] = [];
  for (const found of content ? checkTexts(content) : []) {
    await setImmediate();
    if (version !== latest) return;
    issues.push(...found);
  }
  process.send?.({ version, issues } satisfies TextFindings);
}
