/** Rule unwritten: template placeholders ⟪…⟫ must be replaced by words. A draft may contain them, but a published page may not. */

import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { hasGuidance } from '../content/pages/guidance.ts';
import { error, type Rule, warning } from './rule.ts';

export const unwritten: Rule = { id: 'unwritten', check };

/** Placeholders of content/outlines are between these characters, which are on no keyboard and in no text. */
const GUIDANCE = /⟪(?<words>[^⟫\n]*)⟫?|⟫/g;

/** Files with placeholders. Other rules ignore them, because issues about placeholders do not help. */
export function unfinishedFiles({ files }: Pick<Content, 'files'>): ReadonlySet<string> {
  return new Set(files.filter(({ text }) => hasGuidance(text)).map(({ filePath }) => filePath));
}

function check({ files, pages, fileOf }: Content): Issue[] {
  const drafts = new Set(pages.filter((page) => fileOf.get(page)?.local.draft).map((page) => page.filePath));
  return files.flatMap(({ filePath, text }) => {
    const parts = [...text.matchAll(GUIDANCE)].map((match) => {
      const before = text.slice(0, match.index).split('\n');
      return { words: match.groups?.words ?? '', position: { filePath, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
    });
    const [first] = parts;
    if (!first) return [];
    if (drafts.has(filePath)) {
      return [warning('unwritten', first.position, says('unwritten.draft', { parts: parts.length, words: first.words }))];
    }
    return parts.map(({ words, position }) => error('unwritten', position, says('unwritten.page', { words })));
  });
}
