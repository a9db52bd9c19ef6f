/** Puts findings under their words: from positions in the text as the rules read it to offsets in the text as the writer's browser has it. */
import { inLanguage } from '../../../src/messages/findings.ts';
import type { Language } from '../../../src/messages/language.ts';
import { WRITING_WORDS } from '../../../src/messages/writing.ts';
import { compareIssues, type FileEdit, type Issue } from '../../../src/model/issue.ts';
import type { TextFinding } from '../../../src/model/writing.ts';
import { normalizeText } from '../../content/decode.ts';

/** In the order of the text. `typed` is the text as it was sent. */
export function toFindings(issues: readonly Issue[], typed: string, language: Language): TextFinding[] {
  const [read] = normalizeText(typed);
  const offsetIn = read === typed ? (offset: number) => offset : mapOffsets(typed);
  const starts = [0, ...[...read.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const toEdit = ({ from, to, insert }: FileEdit): FileEdit => ({ from: offsetIn(from), to: offsetIn(to), insert });
  return [...issues].sort(compareIssues).map((issue) => {
    const { ruleId, severity, message, mending, ...spoken } = inLanguage(issue, language);
    const fix = fixInView(issue, language) ?? spoken.fix;
    const { from, to } = mending?.words ?? wordAt(read, Math.min((starts[issue.line - 1] ?? read.length) + issue.column - 1, read.length));
    return {
      ...{ from: offsetIn(from), to: offsetIn(to), ruleId, severity, message, fix },
      edits: mending?.edits?.map(toEdit),
      choices: mending?.choices?.map(({ label, edits }) => ({ label, edits: edits.map(toEdit) })),
    };
  });
}

/** The fix of a finding for which the view has a button, where the finding itself names a command; undefined for all others. */
function fixInView({ text }: Issue, language: Language): string | undefined {
  const { fixes } = WRITING_WORDS[language];
  const values = (text?.values ?? {}) as { readonly file: string; readonly line: number; readonly right: string };
  if (text?.key === 'part-missing') return fixes.missing(values);
  if (text?.key === 'translation-outdated') return fixes.outdated;
  return text?.key === 'typography' ? fixes.typography(values) : undefined;
}

/** A fact with its mark, another element, a link, a word, or one character. */
const WORD = /<(\w+)\b[^<>\n]*>[^<\n]*<\/\1>|<[^<>\n]*>|\[[^\]\n]*\]\([^)\n]*\)|[\p{L}\p{N}\p{M}'’-]+|[^\n]/uy;

function wordAt(text: string, from: number): { readonly from: number; readonly to: number } {
  WORD.lastIndex = from;
  return { from, to: from + (WORD.exec(text)?.[0].length ?? 0) };
}

/** Reading joins CR LF, letters that consist of several characters, and drops a byte order mark (normalizeText). */
function mapOffsets(typed: string): (offset: number) => number {
  const offsets: number[] = [];
  for (const { 0: piece, index } of typed.matchAll(/\r\n|.\p{M}*/gsu)) {
    const [read] = index === 0 && piece.startsWith('\ufeff') ? [''] : normalizeText(piece);
    for (let at = 0; at < read.length; at += 1) offsets.push(index + Math.min(at, piece.length - 1));
  }
  return (offset) => offsets[offset] ?? typed.length;
}
