/** Sends a request exactly as written, which fetch would tidy, follows nothing, and keeps the answer. */
import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Of the body. */
  readonly hash: string;
}

const TIMEOUT_MS = 15_000;

/** `url` is an origin. Rejects when there is no connection or no answer in 15 seconds. */
export function ask(url: string, { path, method = 'GET', headers = {} }: Question): Promise<Answer> {
  const { protocol, hostname, port } = new URL(url);
  const options = { hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, headers: { connection: 'close', ...headers } };
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
    outgoing.on('error', reject);
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error(`No answer to ${path} in ${TIMEOUT_MS / 1000} seconds.`)));
    outgoing.end();
  });
}
