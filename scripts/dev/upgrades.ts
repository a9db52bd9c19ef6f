/** Passes WebSocket upgrades of the server's own pages to Vite, which then checks its token, and refuses all others. */
import { createServer, type Server, STATUS_CODES } from 'node:http';
import { refuse } from './door.ts';

const PROTOCOLS: readonly (string | undefined)[] = ['vite-hmr', 'vite-ping'];

/** A server object for Vite in place of `server`. It does not listen; it only receives the permitted upgrades. */
export function guardUpgrades(server: Server, host: string): Server {
  const guarded = createServer();
  server.on('upgrade', (request, socket, head) => {
    // The other side may reset the connection.
    socket.on('error', () => {});
    const isVites = request.headers.upgrade?.toLowerCase() === 'websocket' && PROTOCOLS.includes(request.headers['sec-websocket-protocol']);
    const status = refuse(request, host)?.status ?? (isVites && request.url?.split('?')[0] === '/' ? undefined : 400);
    if (status === undefined) guarded.emit('upgrade', request, socket, head);
    else socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  return guarded;
}
