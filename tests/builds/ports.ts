/** Ports that a test holds, or expects to be free. */
import { createServer, type Server } from 'node:net';

/** Whether a server could listen on the port now. */
export function isFree(port: number): Promise<boolean> {
  return holdPort(port).then(
    async (server) => {
      await new Promise((resolve) => server.close(resolve));
      return true;
    },
    () => false,
  );
}

/** Listens on the port until the server is closed. Rejects when somebody else listens there. */
export async function holdPort(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}
