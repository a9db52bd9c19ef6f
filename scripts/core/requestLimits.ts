/** Limits the duration of a request to the development and preview servers. Node's own limits are minutes. */
import type { Server, ServerOptions } from 'node:http';

/** Options for `createServer`, in milliseconds. A slow phone sends its headers in a second; an incomplete request is closed with 408. */
export const REQUEST_LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions;

/** A connection without traffic for so long is closed. Every answer takes less. */
const IDLE_MS = 120_000;

/** Closes idle connections. */
export function closeIdle(server: Server): void {
  server.setTimeout(IDLE_MS);
}
