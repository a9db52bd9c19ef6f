/** A proxy that returns the responses of a good server, some of them broken. It sends the good server one request for each request. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { listen } from '../../scripts/core/listen.ts';
import { ask, type RawRequest, type RawResponse } from '../../scripts/hosting/smoke/request.ts';
import type { Breakage } from './breakages/breakage.ts';

export interface BreakingServer {
  readonly url: string;
  /** What is broken from now on; nothing when undefined. */
  readonly breakWith: (breakage: Breakage | undefined) => void;
  readonly close: () => void;
}

/** Headers of the good answer that belong to its own connection or length. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

/** `goodUrl` and `olderUrl` are the origins of the release and of the one before. */
export async function startBreaking(goodUrl: string, olderUrl: string): Promise<BreakingServer> {
  const known = new Map<string, Promise<RawResponse>>();
  const askOnce = (url: string, rawRequest: RawRequest) => {
    const key = JSON.stringify([url, rawRequest]);
    const answer = known.get(key) ?? ask(url, rawRequest);
    known.set(key, answer);
    return answer;
  };
  let current: Breakage | undefined;
  const server = createServer((request, response) => {
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>;
    const rawRequest: RawRequest = { path: request.url ?? '', method: request.method ?? 'GET', headers };
    const [, isMeant, change] = current ?? [];
    const answering = askOnce(goodUrl, rawRequest).then((answer) =>
      isMeant?.(rawRequest) && change ? change(answer, () => askOnce(olderUrl, rawRequest)) : answer,
    );
    answering.then(
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name, value]) => value !== undefined && !OWN.includes(name));
        response.writeHead(answer.status, Object.fromEntries(kept) as OutgoingHttpHeaders).end(answer.body);
      },
      () => response.destroy(),
    );
  });
  const url = await listen(server, 0, '');
  return {
    url,
    breakWith(breakage) {
      current = breakage;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
