/** The action `words`: checks the words of a text that is not saved yet with dictionaries, in the process that has them open. */
import { z } from 'zod';
import { CONTENT_LABEL } from '../../content/read.ts';
import { expectShort, findFile } from './contentFile.ts';
import { toFindings } from './findings.ts';
import { RefusedError } from './refused.ts';
import type { Action } from './registry.ts';

export const words: Action<'words'> = {
  request: z.strictObject({ filePath: z.string(), text: z.string() }),
  isWriting: false,
  async run({ filePath, text }, { config, site, language }) {
    await findFile(config.contentDir, filePath);
    expectShort(text);
    if (!config.checkTexts) return { findings: [] };
    const issues = await site.checkDraft(filePath.slice(CONTENT_LABEL.length + 1), text);
    if (!issues) throw new RefusedError((words) => words.uncheckedWords, 503);
    return { findings: toFindings(issues, text, language) };
  },
};
