/** Defines a rule: a small pure function of the complete content. Registered in check.ts and structureRules.ts. */
import type { Said } from '../../src/messages/findings.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content, PartScope } from '../content/load.ts';

export interface Rule {
  /** Also the anchor of its section in content/README.md and the folder name of its bad fixture. */
  readonly id: string;
  readonly check: (content: Content) => readonly Issue[];
  /**
   * The parts of the content that the rule can check one by one, with the same findings as for the complete content: its findings are then
   * kept until a part changes (./keptFindings.ts). Without it the rule runs again in every check, and so has to be quick.
   */
  readonly scopes?: readonly PartScope[];
}

/** The scopes of a rule that checks each text separately: texts of pages, and texts of registers and passages. */
export const EACH_TEXT: readonly PartScope[] = ['file', 'registers'];

/**
 * True if this content has the registers' own texts: parts with pages leave them to the part "registers", and while a page is written they
 * stay as they are.
 */
export function hasRegisters({ part, focus }: Content): boolean {
  return !focus && (part === undefined || part.scope === 'registers');
}

/** The pages that a rule checks page by page: all, or the one that somebody is writing. */
export function pagesToCheck({ pages, focus }: Pick<Content, 'pages' | 'focus'>): readonly Page[] {
  return focus ? [focus] : pages;
}

/** Makes an issue with severity `error`. `said` is made by `says` of src/messages/findings.ts. */
export function error(ruleId: string, { filePath, line, column }: Position, said: Said, related?: readonly Position[]): Issue {
  return { ruleId, severity: 'error', filePath, line, column, ...said, ...(related && { related }) };
}

/** Issues without repetition: a mistake in a passage is found on every page that shows the passage. */
export function withoutRepeats(issues: readonly Issue[]): readonly Issue[] {
  const keyOf = ({ filePath, line, column, message }: Issue) => [filePath, line, column, message].join('\0');
  return [...new Map(issues.map((issue) => [keyOf(issue), issue])).values()];
}

/** Makes an issue with severity `warning`. */
export function warning(ruleId: string, position: Position, said: Said, related?: readonly Position[]): Issue {
  return { ...error(ruleId, position, said, related), severity: 'warning' };
}
