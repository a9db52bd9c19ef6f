/** Closes a server on a signal, so that no process keeps its port. Neighbour: start/endWithNpm.mjs, which ends a command with npm. */
import type { Server } from 'node:http';

/** How long pending responses may take after a signal, in milliseconds. */
const GRACE_MS = 400;

/** On SIGTERM, SIGINT or SIGHUP: accepts no more requests, waits for pending responses (GRACE_MS), closes every connection and exits. */
export function endOnSignal(server: Server): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!server.listening) return;
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      // A request that never ends would otherwise keep the process until Node's own limits.
      setTimeout(() => server.closeAllConnections(), GRACE_MS);
    });
  }
}
