/** Sends a request exactly as written, which fetch would tidy, and keeps of the answer what the suites compare. */
import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';

export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly hash: string;
}

export function ask(url: string, { path, method = 'GET', headers = {} }: Question): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers: { connection: 'close', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          hash: createHash('sha256').update(body).digest('hex').slice(0, 16),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.setTimeout(10_000, () => outgoing.destroy(new Error(`No answer to ${path}`)));
    outgoing.end();
  });
}
