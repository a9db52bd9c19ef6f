/** The HTTP client: JSON bodies, and ofetch's retries on 408, 409, 425, 429, 500, 502, 503 and 504 (one for reading methods, none for others). */
import { ofetch } from 'ofetch';

/** Fetches JSON below `baseUrl`. Rejects with ofetch's FetchError after the retry. */
export function createHttp(baseUrl: string) {
  return ofetch.create({ baseURL: baseUrl, credentials: 'same-origin' });
}
