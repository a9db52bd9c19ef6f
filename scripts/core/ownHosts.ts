/** Which computers reach a server of ours, and by which names. A name that the DNS of somebody else leads here is refused (DNS rebinding). */
import { isIP, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Where a server listens unless HOST names another address: no other computer reaches it. */
export const LOOPBACK = '127.0.0.1';
const LOOPBACK_NAMES: readonly string[] = ['localhost', LOOPBACK, '::1'];
const ALL_ADDRESSES: readonly string[] = ['0.0.0.0', '::'];

/** True where other computers reach a server that listens on `host`. */
export function isOpen(host: string): boolean {
  return !LOOPBACK_NAMES.includes(host);
}

/** Whether the `Host` header of a request names a server that listens on `host`. Its port does not matter: a forwarded one is another. */
export function namesServer(header: string, host: string): boolean {
  const [, address, word] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  const name = (address ?? word ?? '').toLowerCase();
  if (LOOPBACK_NAMES.includes(name)) return true;
  // No DNS leads an address elsewhere.
  return ALL_ADDRESSES.includes(host) ? isIP(name) !== 0 : name === host.toLowerCase();
}

/** The address of a server for the people of this computer. */
export function formServerUrl(host: string, port: number): string {
  if (!isOpen(host) || ALL_ADDRESSES.includes(host)) return `http://localhost:${port}`;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/** A line with the addresses for phones in the same network; empty where HOST does not open the server to all of it. */
export function describeNetwork(host: string, url: string): string {
  if (!ALL_ADDRESSES.includes(host)) return '';
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const urls = all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${new URL(url).port}`);
  return `Open to everybody in this network: ${urls.join(' ')}`;
}

/** Whether a request comes from this computer. */
export function isFromHere({ remoteAddress = '', localAddress }: Pick<Socket, 'remoteAddress' | 'localAddress'>): boolean {
  return remoteAddress === localAddress || remoteAddress === '::1' || /^(?:::ffff:)?127\./.test(remoteAddress);
}
