/** Defines which computers can reach our local servers, and under which host names. Other names are refused, to prevent DNS rebinding. */
import { isIP, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Default address that a server listens on. Other computers cannot reach it. */
export const LOOPBACK = '127.0.0.1';
const LOOPBACK_NAMES: readonly string[] = ['localhost', LOOPBACK, '::1'];
const ALL_ADDRESSES: readonly string[] = ['0.0.0.0', '::'];

/** True when other computers can reach a server that listens on `host`. */
export function isOpen(host: string): boolean {
  return !LOOPBACK_NAMES.includes(host);
}

/**
 * True when the `Host` header of a request names a server that listens on `host`. The port is ignored, because forwarding may change it.
 */
export function namesServer(header: string, host: string): boolean {
  const [, address, word] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  const name = (address ?? word ?? '').toLowerCase();
  if (LOOPBACK_NAMES.includes(name)) return true;
  // An IP address is safe, because DNS cannot redirect it.
  return ALL_ADDRESSES.includes(host) ? isIP(name) !== 0 : name === host.toLowerCase();
}

/** URL of a server for people on this computer. */
export function buildServerUrl(host: string, port: number): string {
  if (!isOpen(host) || ALL_ADDRESSES.includes(host)) return `http://localhost:${port}`;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

/** A line with the URLs for phones in the same network; empty when HOST does not open the server to all of it. */
export function describeNetwork(host: string, url: string): string {
  if (!ALL_ADDRESSES.includes(host)) return '';
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const urls = all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${new URL(url).port}`);
  return `Open to everybody in this network: ${urls.join(' ')}`;
}

/** True when a request comes from this computer. */
export function isFromHere({ remoteAddress = '', localAddress }: Pick<Socket, 'remoteAddress' | 'localAddress'>): boolean {
  return remoteAddress === localAddress || remoteAddress === '::1' || /^(?:::ffff:)?127\./.test(remoteAddress);
}
