/**
 * The HTTP client that sends every request of the site's scripts: JSON below one base address, with one retry for methods that change
 * nothing. It is our own code because it is part of the start script, which every visitor loads: with wretch and its retries that script
 * has 3,631 bytes (Brotli), and its budget is 3,072.
 */

/** Statuses after which a retry may succeed. */
const RETRIED: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Thrown for a response outside the 2xx range. */
export class HttpError extends Error {
  readonly status: number;

  constructor({ url, status }: Response) {
    super(`${url} answers ${status}.`);
    this.status = status;
  }
}

export interface Http {
  /** The status of a pathname after redirects, without its body. Rejects if the connection fails. */
  readonly status: (pathname: string) => Promise<number>;
  /** The JSON at a pathname that begins with `/`. Rejects with an HttpError, or with the browser's own error if the connection fails. */
  readonly get: <T>(pathname: string, options?: RequestInit) => Promise<T>;
}

/** Sends `body` as JSON, without a retry: the server may have processed a request whose response was lost. Rejects as `get` does. */
export type Send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  pathname: string,
  body: unknown,
  options?: RequestInit,
) => Promise<Response>;

/** Creates a client for addresses below `baseUrl`, which may end in a slash. */
export function createHttp(baseUrl: string): Http {
  const ask = createFetch(baseUrl);
  const fetchTwice = async (pathname: string, options?: RequestInit) => {
    const first = await ask(pathname, options).catch(() => undefined);
    return first && !RETRIED.includes(first.status) ? first : ask(pathname, options);
  };
  return {
    status: async (pathname) => (await fetchTwice(pathname, { method: 'HEAD', cache: 'no-store' })).status,
    get: async <T>(pathname: string, options?: RequestInit) => (await assertSuccess(await fetchTwice(pathname, options)).json()) as T,
  };
}

/** Creates a sender to addresses below `baseUrl`. Apart from the client, because the start script only reads. */
export function createSender(baseUrl: string): Send {
  const ask = createFetch(baseUrl);
  return async (method, pathname, body, options) => {
    const headers = { 'content-type': 'application/json' };
    return assertSuccess(await ask(pathname, { headers, ...options, method, body: JSON.stringify(body) }));
  };
}

function createFetch(baseUrl: string): (pathname: string, options?: RequestInit) => Promise<Response> {
  const base = baseUrl.replace(/\/$/, '');
  return (pathname, options) => fetch(base + pathname, options);
}

function assertSuccess(response: Response): Response {
  if (!response.ok) throw new HttpError(response);
  return response;
}

/** True for a status of a missing page: unknown (404) or removed (410). */
export function isMissing(status: unknown): status is 404 | 410 {
  return status === 404 || status === 410;
}
