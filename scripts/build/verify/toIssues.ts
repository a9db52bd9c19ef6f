/**
 * Converts findings of the built site to issues, with the position in the HTML and the source of the document. Neighbours: finding.ts;
 * locate.ts.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Issue } from '../../../src/model/issue.ts';
import { BUILT_RULES, type BuiltFinding } from './finding.ts';
import { type ElementPosition, locate } from './locate.ts';

const HELP = 'scripts/build/verify/README.md';

/** `dir` is the built site's folder, `label` its name in the report. */
export async function toIssues(dir: string, label: string, findings: readonly BuiltFinding[]): Promise<Issue[]> {
  const texts = new Map<string, Promise<string>>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFile(join(dir, file), 'utf8').catch(() => '');
    texts.set(file, text);
    return text;
  };
  return Promise.all(
    findings.map(async ({ ruleId, message, at, file, source }) => {
      const position: Partial<ElementPosition> = (at && locate(await read(file), at)) ?? {};
      return {
        filePath: `${label}/${file}`,
        line: position.line ?? 1,
        column: position.column ?? 1,
        ruleId,
        severity: 'error' as const,
        message,
        fix: BUILT_RULES[ruleId],
        part: position.tag,
        help: `${HELP}#${ruleId}`,
        related: source === undefined ? [] : [{ filePath: source, line: 1, column: 1 }],
      };
    }),
  );
}
