/** The process behind ./textCheck.ts: checks all words of the content on each message, and answers with the findings. */
import { constants, setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Issue } from '../../src/model/issue.ts';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { readConfig } from '../core/config.ts';
import { checkTexts } from '../rules/check.ts';
import type { TextFindings } from './textCheck.ts';

// The writer's page has priority over the word check.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let latest = 0;

process.on('message', (version: number) => {
  latest = version;
  void check(version);
});

/** Stops between two rules when a new check was requested. */
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
