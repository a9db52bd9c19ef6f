/** The data of the desk's view of proposals: what can be proposed, its report, and the proposals made before. */
import type { Issue } from './issue.ts';

/** A page, a passage or a register with changed texts, to be proposed or left out as a whole. */
export interface ProposeChoice {
  /** Its folder or file from the content folder: `pages/rent/kira-takip`, `facts.yaml`. Name of its box in the form. */
  readonly key: string;
  readonly kind: 'page' | 'passage' | 'file';
  /** Title of the page; else the name of the passage or file. */
  readonly name: string;
  /** Set if the page exists. */
  readonly pageId?: string | undefined;
  readonly languages: readonly { readonly code: string; readonly change: 'changed' | 'new' | 'gone' }[];
  /** True if what translations are based on, a sign-off or a comment has changed (review.yaml). */
  readonly hasRecord: boolean;
  readonly isChosen: boolean;
  /** Title of a proposal that already has these texts. */
  readonly proposedIn?: string | undefined;
}

export interface ProposeRemark {
  readonly by: string;
  /** YYYY-MM-DD; empty if unknown. */
  readonly on: string;
  readonly text: string;
  /** `Kira takibi, German, §3 "…"`; empty for a remark on the whole proposal. */
  readonly where: string;
}

export interface ProposalRow {
  /** `proposal/a-shorter-lead-1a2b3c4`. */
  readonly name: string;
  readonly title: string;
  readonly author: string;
  /** Day of its newest texts, YYYY-MM-DD. */
  readonly on: string;
  readonly contents: readonly Pick<ProposeChoice, 'key' | 'name' | 'pageId' | 'languages'>[];
  /** `newer`: sent, and continued since. */
  readonly state: 'unsent' | 'newer' | 'sent' | 'accepted';
  /** True when the folder has newer texts of the same files. */
  readonly isChangedSince: boolean;
  /** True when somebody has changed the branch where it was sent. */
  readonly isChangedByOthers: boolean;
  /** Address of the request for review, or of the form that opens it. */
  readonly href?: string | undefined;
  /** State of the request at its host, as last heard. */
  readonly request?: 'open' | 'closed' | 'merged' | undefined;
  readonly remarks: readonly ProposeRemark[];
}

export interface ProposeReport {
  /** The change report as HTML. */
  readonly html: string;
  /** Mistakes in exactly these texts; none may be left. */
  readonly mistakes: readonly Issue[];
  readonly warnings: number;
}

export interface ProposeData {
  readonly view: 'propose';
  /** Why nothing can be proposed; then there are no choices. */
  readonly problem?: string | undefined;
  /** What the writer should know, in sentences. */
  readonly notes: readonly string[];
  /** The proposal that is continued. */
  readonly into?: { readonly name: string; readonly title: string } | undefined;
  readonly choices: readonly ProposeChoice[];
  /** Git’s name for exactly the chosen texts; undefined if none are chosen. */
  readonly tree?: string | undefined;
  /** Undefined until it is written. */
  readonly report?: ProposeReport | undefined;
  /** Why the report cannot be written. */
  readonly failure?: string | undefined;
  readonly author: { readonly name: string; readonly email: string };
  /** Where proposals are sent: `github.com`; undefined without such a place. */
  readonly host?: string | undefined;
  readonly proposals: readonly ProposalRow[];
}
