/** Requests that no HTTP client would send: with another host name, with paths that are not normalized, incomplete. */

import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

export interface RawRequest {
  /** As in the request line. */
  readonly target: string;
  readonly method?: string;
  /** On top of the server's own `host`; undefined leaves a header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
}

export interface Answer {
  /** 0 where the server closed the connection without an answer. */
  readonly status: number;
  /** In small letters. */
  readonly headers: string;
  readonly body: string;
}

/** Headers with which a WebSocket of Vite begins. */
export const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol': 'vite-hmr',
} as const;

/** Much longer than any answer takes, for machines that do other work meanwhile. */
const LIMIT_MS = 60_000;

/** Sends a request to a server of this computer as it is written. Rejects when nothing comes for `limitMs`. */
export function ask(port: number, { target, method = 'GET', headers = {}, body = '' }: RawRequest, limitMs = LIMIT_MS): Promise<Answer> {
  const all: RawRequest['headers'] = { host: `localhost:${port}`, connection: 'close', ...headers };
  if (body) Object.assign(all, { 'content-length': String(Buffer.byteLength(body)) });
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\r\n`]));
  // HTTP/1.0 has no duty to name the host.
  const version = all.host === undefined ? 'HTTP/1.0' : 'HTTP/1.1';
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(`${method} ${target} ${version}\r\n${lines.join('')}\r\n${body}`));
    let text = '';
    const end = () => {
      resolve(parse(text));
      socket.destroy();
    };
    socket.setTimeout(limitMs, () => socket.destroy(new Error(`${method} ${target}: no answer.`)));
    socket.on('data', (chunk) => {
      text += chunk.toString();
      // A socket that was upgraded stays open.
      if (/^HTTP\/1\.1 101.*\r\n\r\n/s.test(text)) end();
    });
    // What was sent too much is answered by a reset, after the answer.
    socket.on('error', (error) => (text ? end() : reject(error)));
    socket.on('close', end);
  });
}

/** Opens a WebSocket as Vite's client does. Resolves to what it hears, which grows; its first message comes with the connection. */
export async function listenToVite(
  port: number,
  host = `localhost:${port}`,
): Promise<{ readonly heard: () => string; readonly close: () => void }> {
  const { body } = await ask(port, { target: '/@vite/client', headers: { host } });
  const token = /wsToken = "([^"]+)"/.exec(body)?.[1] ?? '';
  const lines = Object.entries({ host, origin: `http://${host}`, ...UPGRADE }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, 'localhost', () => socket.write(`GET /?token=${token} HTTP/1.1\r\n${lines.join('')}\r\n`));
  let heard = '';
  socket.on('error', () => {});
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      resolve();
    });
  });
  return { heard: () => heard, close: () => socket.destroy() };
}

/** Begins a request that never comes to its end. Resolves, once the server has it, to the promise of its answer. */
export async function askWithoutEnd(port: number): Promise<{ readonly answer: Promise<Answer> }> {
  const socket: Socket = connect(port, 'localhost');
  const answer = new Promise<Answer>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(parse(text)));
  });
  await new Promise<void>((resolve) => socket.write('GET / HTTP/1.1\r\nhost: x\r\n', () => resolve()));
  // So that the server has it, too.
  await pause(100);
  return { answer };
}

/** Addresses by which other computers would reach this one. */
export function addressesOfNetwork(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function parse(text: string): Answer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), headers: head.toLowerCase(), body: rest.join('\r\n\r\n') };
}

/** Sends so many requests over 40 connections and leaves without waiting for an answer. */
export async function flood(port: number, target: string, count: number): Promise<void> {
  const request = `GET ${target} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`;
  const connections = 40;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(port, 'localhost');
          socket.on('error', reject);
          // The first part of an answer says that the server has read the requests.
          socket.once('data', () => socket.destroy());
          socket.once('close', () => resolve());
          socket.write(request.repeat(count / connections));
        }),
    ),
  );
}
