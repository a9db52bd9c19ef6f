/**
 * What the desk's write view and the development server say to each other: one POST per action, JSON in both directions. Neighbours:
 * scripts/dev/write (the server's side), src/desk/write (the browser's side).
 */
import type { ChangeActions } from './deskChanges.ts';
import type { FileEdit, MendingChoice, Severity } from './issue.ts';

/** An action is a POST to this address and its name: `/_desk/do/save`. */
export const ACTION_PATHNAME = '/_desk/do';

/** Header with the token that the server made at its start. Other websites cannot read the token, so they cannot write. */
export const TOKEN_HEADER = 'x-desk-token';

/** Longest body of a request, in bytes. */
export const LONGEST_REQUEST = 1024 * 1024;

/** Offsets into the file's text, in UTF-16 code units as JavaScript and CodeMirror count them; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A replacement of a range of the file's text. */
export type TextEdit = FileEdit;

/** A fix that only a person can choose: `divorce-joint-application: for the application of both spouses`. */
export type TextChoice = MendingChoice;

/** A finding under its words. */
export interface TextFinding extends TextRange {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly message: string;
  readonly fix: string;
  /** Edits that fix it. Present only if the fix is certain, such as a fact's words, a first day or typography. */
  readonly edits?: readonly TextEdit[] | undefined;
  /** Fixes between which only a person can choose, the likeliest first: which fact a figure states. Never together with `edits`. */
  readonly choices?: readonly TextChoice[] | undefined;
}

/** A file of the content as the server has read it. */
export interface OpenFile {
  /** `content/pages/inheritance/reddi-miras/de.mdx`. */
  readonly filePath: string;
  /**
   * With the line endings that the file has, but without a byte order mark. A save keeps the mark, and the line endings of a file whose text
   * comes back with line feeds only.
   */
  readonly text: string;
  /** SHA-256 of the file's bytes, in hexadecimal digits: a save must name the version that it changes. */
  readonly hash: string;
}

/** Each action: what the browser sends, and the server's answer. Every answer may instead be a `Refused`, with an HTTP status from 400 on. */
export interface Actions extends ChangeActions {
  /** Checks a text that is not saved yet, as if it were. */
  readonly check: {
    readonly request: { readonly filePath: string; readonly text: string };
    readonly answer: {
      readonly findings: readonly TextFinding[];
      /** What readers will see in the page's root element (`#root`); undefined while the text cannot be read. */
      readonly html?: string | undefined;
    };
  };
  /** Checks the words of such a text with dictionaries. A separate action, because it takes longer; its findings add to those of `check`. */
  readonly words: {
    readonly request: { readonly filePath: string; readonly text: string };
    readonly answer: { readonly findings: readonly TextFinding[] };
  };
  /**
   * Writes the file if it still has the bytes of `hash`, and returns the written `text` if new parts of the source got ids.
   */
  readonly save: {
    readonly request: { readonly filePath: string; readonly text: string; readonly hash: string };
    readonly answer:
      | { readonly state: 'saved'; readonly hash: string; readonly text?: string | undefined }
      /** Nothing is written: the file has other bytes now, or, without `file`, was deleted or renamed. */
      | { readonly state: 'changed'; readonly file: OpenFile | undefined };
  };
  /** Makes or continues a proposal, and sends it where that is possible. */
  readonly propose: {
    readonly request: {
      readonly title: string;
      readonly reason: string;
      readonly author: { readonly name: string; readonly email: string };
      /** Keys of the choices (deskPropose.ts). */
      readonly keys: readonly string[];
      /** `tree` of the view: exactly these texts have been read. */
      readonly seen: string;
      /** Name of the proposal that is continued. */
      readonly into?: string | undefined;
    };
    readonly answer: ProposalAnswer;
  };
  /** Sends a proposal that was not sent, or not with its newest texts. */
  readonly proposalSend: { readonly request: { readonly name: string }; readonly answer: ProposalAnswer };
  /** Takes a proposal back; one that was accepted only goes from the list. */
  readonly proposalBack: { readonly request: { readonly name: string }; readonly answer: ProposalAnswer };
  /** Asks the remote and its host what has become of the proposals. */
  readonly proposalNews: { readonly request: Readonly<Record<string, never>>; readonly answer: ProposalAnswer };
}

/** What was done and what comes next. */
export interface ProposalAnswer {
  readonly message: string;
  /** Where the request for review is, or is opened. */
  readonly href?: string | undefined;
}

export type ActionName = keyof Actions;

/** Why an action was not carried out, in a writer's words. */
export interface Refused {
  readonly message: string;
}
