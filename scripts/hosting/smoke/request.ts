/** Sends a request exactly as written, which fetch would normalize, follows no redirect, and returns the answer. */
import { createHash } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';

export interface RawRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent: encoded if `content-encoding` says so. */
  readonly body: Buffer;
  /** Hash of the body. */
  readonly hash: string;
}

const TIMEOUT_MS = 15_000;

/** `url` is an origin. Rejects when the connection fails, or after 15 seconds of silence. */
export function ask(url: string, rawRequest: RawRequest): Promise<RawResponse> {
  return send(url, rawRequest, undefined);
}

export interface Connection {
  readonly ask: (rawRequest: RawRequest) => Promise<RawResponse>;
  /** Closes the connections. */
  readonly close: () => void;
}

/** Sends many requests to one origin over few connections: on the internet a connection costs more than a request. */
export function openConnection(url: string): Connection {
  const agent = url.startsWith('https:') ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  return { ask: (rawRequest) => send(url, rawRequest, agent), close: () => agent.destroy() };
}

async function send(url: string, rawRequest: RawRequest, agent: Agent | undefined): Promise<RawResponse> {
  let outgoing: ClientRequest | undefined;
  try {
    return await sendOnce(url, rawRequest, agent, (request) => {
      outgoing = request;
    });
  } catch (error) {
    // A server may close a keep-alive connection at the moment at which it is reused (Node.js, request.reusedSocket).
    if (!outgoing?.reusedSocket || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return sendOnce(url, rawRequest, undefined, () => {});
  }
}

function sendOnce(
  url: string,
  { path, method = 'GET', headers = {} }: RawRequest,
  agent: Agent | undefined,
  onRequest: (request: ClientRequest) => void,
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(url);
  const connection = agent ? 'keep-alive' : 'close';
  const options = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, agent, headers: { connection, ...headers } };
  return new Promise((resolve, reject) => {
    const take = (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const hash = createHash('sha256').update(body).digest('hex').slice(0, 16);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, hash });
      });
    };
    const outgoing = protocol === 'https:' ? requestHttps(options, take) : requestHttp(options, take);
    onRequest(outgoing);
    outgoing.on('error', reject);
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error(`No answer to ${path} in ${TIMEOUT_MS / 1000} seconds.`)));
    outgoing.end();
  });
}
