/**
 * The process behind ./textCheck.ts: checks all words of the content, or those of one text that is not saved yet, and answers with the
 * findings.
 */
import { constants, setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Issue } from '../../src/model/issue.ts';
import { openContentCache } from '../content/contentCache.ts';
import { loadContent } from '../content/load.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import { readConfig } from '../core/config.ts';
import { checkTexts } from '../rules/check.ts';
import { checkDraftWords } from '../rules/draft.ts';
import { openFindings } from '../rules/keptFindings.ts';
import { type ContentReader, openContentReader } from './contentReader.ts';
import type { DraftFindings, TextFindings, TextRequest } from './textCheck.ts';

// The writer's page has priority over the word check.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let latest = 0;

process.on('message', (request: TextRequest) => {
  if ('draft' in request) {
    drafting = drafting.then(() => checkDraft(request));
    return;
  }
  latest = request.version;
  void check(request.version);
});

/** Stops between two rules when a new check was requested. */
async function check(version: number): Promise<void> {
  const config = readConfig();
  const cache = openContentCache(config);
  const { content } = await loadContent({ contentDir: config.contentDir, cache, showDrafts: true });
  const issues: Issue[] = [];
  for (const found of content ? checkTexts(content, openFindings(config)) : []) {
    await setImmediate();
    if (version !== latest) return;
    issues.push(...found);
  }
  process.send?.({ version, issues } satisfies TextFindings);
}

let drafting = Promise.resolve();
/** Opened for the first text, and kept, because reading the content again for each text would take longer than checking it. */
let reader: ContentReader | undefined;

async function checkDraft({ draft, path, text }: Extract<TextRequest, { readonly draft: number }>): Promise<void> {
  const known = reader;
  reader ??= openReader();
  await reader.read(known ? await reader.findMissed() : ['']);
  const reading = await reader.readAs(path, text);
  const issues = reading?.content && reading.page ? checkDraftWords(reading.content, reading.page, `${CONTENT_LABEL}/${path}`) : [];
  process.send?.({ draft, issues } satisfies DraftFindings);
}

function openReader(): ContentReader {
  const config = readConfig();
  return openContentReader({ contentDir: config.contentDir, cache: openContentCache(config), texts: true });
}
