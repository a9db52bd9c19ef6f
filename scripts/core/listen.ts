/** Starts servers on ports. If a port is taken, the error names a free one. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildServerUrl, LOOPBACK } from './ownHosts.ts';

/** Number of following ports to try. */
const TRIES = 50;
/** Many systems reserve lower ports for the administrator. */
const FIRST_OPEN_PORT = 1024;
const LAST_PORT = 65_535;

/**
 * Starts the server on `port` of the address `host` and resolves to its URL. Throws when the port is not available; the message contains
 * `command` with a free port.
 */
export async function listen(server: Server, port: number, command: string, host = LOOPBACK): Promise<string> {
  try {
    return buildServerUrl(host, await open(server, port, host));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_ADDRESS.includes(code))
      throw new Error(`HOST is "${host}", which is no address of this computer. Unset HOST, or see scripts/README.md.`);
    const reason = REASONS[code];
    if (!reason) throw error;
    const free = await findFree(port, host);
    throw new Error(`Port ${port} ${reason}.${free === undefined ? '' : ` Try: PORT=${free} ${command}`}`);
  }
}

const REASONS: Readonly<Record<string, string>> = { EADDRINUSE: 'is taken', EACCES: 'is not open to this user' };
const NO_ADDRESS: readonly string[] = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/** Throws like `listen` if the port is not available, before time is spent on a build. */
export async function expectFree(port: number, command: string, host: string): Promise<void> {
  const server = createServer();
  await listen(server, port, command, host);
  await close(server);
}

async function findFree(taken: number, host: string): Promise<number | undefined> {
  const first = Math.max(taken + 1, FIRST_OPEN_PORT);
  for (let port = first; port < Math.min(first + TRIES, LAST_PORT + 1); port += 1) {
    const server = createServer();
    const isFree = await open(server, port, host).then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await close(server);
    return port;
  }
  return undefined;
}

function open(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
