/** Asks the remote and its host for news of proposals, and keeps the answers while the server runs. */
import { listBranches } from './branches.ts';
import type { Repository } from './repository.ts';
import { type RequestNews, readRequest } from './request.ts';
import { fetchNews, readHost } from './send.ts';

const news = new Map<string, RequestNews>();

/** What the host has said last about a proposal's request; undefined if nobody has asked. */
export function newsOf(name: string): RequestNews | undefined {
  return news.get(name);
}

/** Fetches the remote's branches, and asks for the requests of sent proposals. Says how that went. */
export async function askForNews(repository: Repository): Promise<string> {
  const { done, notSent } = repository.words;
  const host = await readHost(repository);
  if (!host) return done.noNews({ why: notSent.noRemote });
  const failure = await fetchNews(repository);
  if (failure !== undefined) return done.noNews({ why: failure });
  for (const { name, sent } of await listBranches(repository)) {
    const found = sent === undefined ? undefined : await readRequest(repository, host, name);
    if (found) news.set(name, found);
  }
  return done.news;
}
