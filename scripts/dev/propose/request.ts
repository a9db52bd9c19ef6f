/** Opens and reads requests for review with the programs of GitHub and GitLab, where they are installed and logged in. */

import { z } from 'zod';
import { gitEnvironment } from '../../core/git.ts';
import type { RemoteHost } from './remoteHost.ts';
import type { Repository } from './repository.ts';
import { CommandFailure, runProgram } from './runGit.ts';

export interface RequestText {
  readonly title: string;
  readonly reason: string;
}

/** What a person has said in the request. */
export interface RequestRemark {
  readonly by: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly text: string;
}

/** A request for review as its host tells it. */
export interface RequestNews {
  readonly href: string;
  readonly state: 'open' | 'closed' | 'merged';
  readonly remarks: readonly RequestRemark[];
}

const LIMIT_MS = 15_000;

/** The address of the new request; undefined where the program is missing, not logged in, or refuses. */
export async function openRequest(
  { topLevel, main }: Repository,
  { kind }: RemoteHost,
  { branch, title, reason }: RequestText & { readonly branch: string },
): Promise<string | undefined> {
  const body = reason || title;
  const printed =
    kind === 'github'
      ? await ask(topLevel, 'gh', ['pr', 'create', '--head', branch, '--base', main, '--title', title, '--body', body])
      : kind === 'gitlab'
        ? await ask(topLevel, 'glab', [
            'mr',
            'create',
            '--source-branch',
            branch,
            '--target-branch',
            main,
            '--title',
            title,
            '--description',
            body,
            '--yes',
          ])
        : undefined;
  return printed?.match(/https:\/\/\S+/g)?.at(-1);
}

/** Undefined where no program answers, or where there is no request for this branch. */
export async function readRequest({ topLevel }: Repository, { kind }: RemoteHost, branch: string): Promise<RequestNews | undefined> {
  if (kind === 'github') {
    const fields = 'url,state,comments,reviews';
    return readJson(await ask(topLevel, 'gh', ['pr', 'view', branch, '--json', fields]), fromGithub);
  }
  if (kind !== 'gitlab') return undefined;
  const found = readJson(await ask(topLevel, 'glab', ['mr', 'view', branch, '--output', 'json']), fromGitlab);
  if (!found) return undefined;
  const notes = await ask(topLevel, 'glab', ['api', `projects/:id/merge_requests/${found.iid}/notes?sort=asc&per_page=50`]);
  return { ...found.news, remarks: readJson(notes, gitlabNotes) ?? [] };
}

const githubRemark = z.object({ author: z.object({ login: z.string() }).nullish(), body: z.string().nullish() });
const fromGithub = z
  .object({
    url: z.url({ protocol: /^https$/ }),
    state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
    comments: z.array(githubRemark.extend({ createdAt: z.string() })).default([]),
    reviews: z.array(githubRemark.extend({ submittedAt: z.string().nullish() })).default([]),
  })
  .transform(({ url, state, comments, reviews }): RequestNews => {
    const all = [
      ...comments.map((own) => ({ ...own, at: own.createdAt })),
      ...reviews.map((own) => ({ ...own, at: own.submittedAt ?? '' })),
    ];
    const remarks = all.map(({ author, at, body }) => ({ by: author?.login ?? '', on: at.slice(0, 10), text: body?.trim() ?? '' }));
    return {
      href: url,
      state: ({ OPEN: 'open', CLOSED: 'closed', MERGED: 'merged' } as const)[state],
      remarks: remarks.filter(({ text }) => text).sort((a, b) => (a.on < b.on ? -1 : 1)),
    };
  });

const fromGitlab = z
  .object({ iid: z.number().int(), web_url: z.url({ protocol: /^https$/ }), state: z.enum(['opened', 'closed', 'locked', 'merged']) })
  .transform(({ iid, web_url: href, state }) => ({
    iid,
    news: { href, state: state === 'merged' ? ('merged' as const) : state === 'opened' ? ('open' as const) : ('closed' as const) },
  }));
const gitlabNotes = z
  .array(z.object({ author: z.object({ name: z.string() }), created_at: z.string(), body: z.string(), system: z.boolean().default(false) }))
  .transform((notes): RequestRemark[] =>
    notes.filter(({ system }) => !system).map(({ author, created_at: at, body }) => ({ by: author.name, on: at.slice(0, 10), text: body })),
  );

function readJson<Value>(text: string | undefined, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/** What the program prints; undefined where it is missing or fails. It asks for nothing. */
async function ask(cwd: string, program: 'gh' | 'glab', args: readonly string[]): Promise<string | undefined> {
  const env = {
    ...gitEnvironment(),
    GIT_TERMINAL_PROMPT: '0',
    GH_PROMPT_DISABLED: '1',
    NO_PROMPT: '1',
    NO_COLOR: '1',
    GH_NO_UPDATE_NOTIFIER: '1',
  };
  try {
    return (await runProgram(program, args, cwd, { env, timeoutMs: LIMIT_MS })).stdout;
  } catch (error) {
    if (error instanceof CommandFailure) return undefined;
    throw error;
  }
}
