/** Starts servers on ports; where a port is taken, says so and names a free one. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formServerUrl, LOOPBACK } from './ownHosts.ts';

/** So many ports after the taken one are tried. */
const TRIES = 50;
/** Below it many systems let the administrator only. */
const FIRST_OPEN_PORT = 1024;
const LAST_PORT = 65_535;

/**
 * Resolves to the server's address. `command` is what people type to start it; throws what they can type instead when they may not use the
 * port. `host` is the address to listen on.
 */
export async function listen(server: Server, port: number, command: string, host = LOOPBACK): Promise<string> {
  try {
    return formServerUrl(host, await open(server, port, host));
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

/** Throws as `listen` does, before time is spent on what will be served. */
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
