/** The one form for everything that is wrong: in the content, in the built site, on a live site, before the launch. Neighbour: scripts/core/report.ts. */

export type Severity = 'error' | 'warning';

/** A place in a file. Lines and columns start at 1. */
export interface Position {
  /** Path relative to the project root, with forward slashes: content/pages/divorce/tanimatenfiz/de.mdx. */
  readonly filePath: string;
  readonly line: number;
  readonly column: number;
}

/** A text as plain data: its key, and the values that it names. */
export interface FindingText {
  readonly key: string;
  readonly values?: unknown;
}

/** What is wrong, wherever it is. */
export interface Finding {
  /** Id of the rule; also the anchor of its section in a README. */
  readonly ruleId: string;
  readonly severity: Severity;
  /** What the rule found and what it expects, in a writer's words. English; src/messages writes it in other languages. */
  readonly message: string;
  /** How to fix it. */
  readonly fix: string;
  /** Key and values of message and fix in src/messages. Absent in findings for operators, which are in English only. */
  readonly text?: FindingText | undefined;
  /** The part of the place that is wrong: an element of a document as it is written there, or a header. */
  readonly part?: string | undefined;
  /** Where the rule is explained: path and anchor. Without it, the rule's section in content/README.md. */
  readonly help?: string | undefined;
  /** Other places that belong to the finding, such as the second file of a conflict, or the source of a built document. */
  readonly related?: readonly Position[];
}

/** Something wrong in a file: of the content or of the built site. */
export interface Issue extends Position, Finding {
  /** Other files that the finding is about, such as a missing one: a check of one of these files alone shows the finding too. */
  readonly about?: readonly string[];
  /** For the write view, which can apply fixes. Reports do not show it. */
  readonly mending?: Mending | undefined;
}

/** Where the wrong words are, and how to fix them. Offsets count in the text as content/decode.ts returns it. */
export interface Mending {
  /** The wrong words; if absent, the word or the marked text at the position. */
  readonly words?: { readonly from: number; readonly to: number } | undefined;
  /** Edits that fix it, if that is certain. */
  readonly edits?: readonly FileEdit[] | undefined;
  /** Fixes between which a person must choose, the likeliest first. */
  readonly choices?: readonly MendingChoice[] | undefined;
}

export interface MendingChoice {
  /** What is chosen, in a few words. */
  readonly label: string;
  readonly edits: readonly FileEdit[];
}

/** Replaces a range of a file's text, in UTF-16 code units; `to` is exclusive. */
export interface FileEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Something wrong with the answer of a running site. */
export interface LiveIssue extends Finding {
  /** The address or host that was asked; of a deployment that did not come so far, its folder. */
  readonly url: string;
  /** The encoding that was asked for, such as br; absent where none was. */
  readonly encoding?: string | undefined;
}

export type AnyIssue = Issue | LiveIssue;

/** Orders issues by file or address, then line, then column, then rule, so that reports are stable. */
export function compareIssues(a: AnyIssue, b: AnyIssue): number {
  return (
    compareText(nameOf(a), nameOf(b)) ||
    lineOf(a) - lineOf(b) ||
    columnOf(a) - columnOf(b) ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.message, b.message)
  );
}

/** The file or the address. */
export function nameOf(issue: AnyIssue): string {
  return 'url' in issue ? issue.url : issue.filePath;
}

function lineOf(issue: AnyIssue): number {
  return 'url' in issue ? 0 : issue.line;
}

function columnOf(issue: AnyIssue): number {
  return 'url' in issue ? 0 : issue.column;
}

/** Compares by code unit, so that the order is the same on every machine and locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
