/** How long and how large a request may be, for the development server and the preview. Node's own limits are minutes. */
import type { Server, ServerOptions } from 'node:http';

/** For `createServer`; milliseconds. Headers of a slow phone take a second; a request that brings no end is closed with 408. */
export const REQUEST_LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions;

/** A connection on which nothing is sent or taken for so long is closed: longer than any answer takes. */
const IDLE_MS = 120_000;

/** Closes connections that stand still. */
export function closeIdle(server: Server): void {
  server.setTimeout(IDLE_MS);
}
