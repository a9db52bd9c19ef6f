/** The HTTP client: JSON bodies, and one retry of a reading method when a status or the line says that the next attempt may do. */
import wretch from 'wretch';
import { retry } from 'wretch/middlewares';

const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Asks below `baseUrl` for pathnames that begin with `/`. Rejects with a WretchError, which carries the status, after the retry. */
export function createHttp(baseUrl: string) {
  return wretch(baseUrl.replace(/\/$/, ''), { credentials: 'same-origin' }).middlewares([
    retry({
      maxAttempts: 1,
      delayTimer: 0,
      retryOnNetworkError: true,
      resolveWithLatestResponse: true,
      skip: (_url, { method }) => method !== 'GET' && method !== 'HEAD',
      until: (response) => response !== undefined && response !== null && !RETRIED.has(response.status),
    }),
  ]);
}
