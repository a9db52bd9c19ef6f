/** Maintains the change report of a pull request as a single comment, which is created once and then updated. */
import wretch, { type Wretch, type WretchError } from 'wretch';
import { COMMENT_LIMIT, MARKER } from './report/markdown.ts';

/** The fields of a comment in GitHub's API that are used here. */
export interface IssueComment {
  readonly id: number;
  readonly body?: string | null | undefined;
  readonly user?: { readonly type?: string | undefined } | null | undefined;
}

export type Decision = { readonly action: 'create' } | { readonly action: 'update' | 'keep'; readonly id: number };

/**
 * Decides whether to create, update or leave the comment. A person who quotes the report begins a comment with `>`, not with the marker;
 * comments written by people are left alone in any case.
 */
export function decideComment(comments: readonly IssueComment[], body: string): Decision {
  const own = comments.find((comment) => comment.user?.type === 'Bot' && comment.body?.startsWith(MARKER));
  if (!own) return { action: 'create' };
  // GitHub returns texts with Windows line ends and without trailing spaces.
  const isSame = normalize(own.body ?? '') === normalize(body);
  return { action: isSame ? 'keep' : 'update', id: own.id };
}

/**
 * True for a text that begins with the marker and fits into a comment. The report comes from a run of the pull request's code: a text
 * without the marker would create a new comment on each run.
 */
export function isReport(text: string): boolean {
  return text.startsWith(MARKER) && text.length <= COMMENT_LIMIT;
}

export interface PullRequest {
  /** Base address of the API: `https://api.github.com`. */
  readonly apiUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly number: number;
  readonly token: string;
}

/** Returns a sentence that says what was done. Does nothing without the permission to comment; throws on any other failure. */
export async function postReport(pull: PullRequest, body: string): Promise<string> {
  const request = wretch(`${pull.apiUrl}/repos/${pull.repository}/issues`)
    .headers({ 'x-github-api-version': '2022-11-28' })
    .accept('application/vnd.github+json')
    .auth(`Bearer ${pull.token}`)
    .catcherFallback((error) => {
      error.message = `GitHub answers ${error.status}: ${error.message}`;
      throw error;
    });
  const decision = decideComment(await listComments(request, pull.number), body);
  try {
    if (decision.action === 'create') await request.post({ body }, `/${pull.number}/comments`).res();
    if (decision.action === 'update') await request.patch({ body }, `/comments/${decision.id}`).res();
  } catch (error) {
    if ((error as Partial<WretchError>).status === 403)
      return 'This run may not write comments; the report is in its summary and in a file.';
    throw error;
  }
  return { create: 'The report is a new comment.', update: 'The comment has been updated.', keep: 'The comment says it already.' }[
    decision.action
  ];
}

const PAGE_SIZE = 100;

async function listComments(request: Wretch, number: number): Promise<IssueComment[]> {
  const comments: IssueComment[] = [];
  for (let page = 1; ; page += 1) {
    const found = await request.get(`/${number}/comments?per_page=${PAGE_SIZE}&page=${page}`).json<IssueComment[]>();
    comments.push(...found);
    if (found.length < PAGE_SIZE) return comments;
  }
}

function normalize(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}
