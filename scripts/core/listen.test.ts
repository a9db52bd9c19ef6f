import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

let server: Server;
afterEach(() => server.close());

const addressOf = (listening: Server) => (listening.address() as AddressInfo).address;

it('a server listens on loopback by default', async () => {
  server = createServer();
  expect(await listen(server, 0, 'npm run dev')).toMatch(/^http:\/\/localhost:\d+$/);
  expect(addressOf(server)).toBe('127.0.0.1');
});

it('a server that HOST opens listens on all addresses', async () => {
  server = createServer();
  await listen(server, 0, 'npm run dev', '0.0.0.0');
  expect(addressOf(server)).toBe('0.0.0.0');
});

it.each(['no-address.invalid', '203.0.113.9'])('a HOST that is no address of this computer is named: %s', async (host) => {
  server = createServer();
  await expect(listen(server, 0, 'npm run dev', host)).rejects.toThrow(`HOST is "${host}", which is no address of this computer.`);
});

it('a port that another server has is named, with a free one to try', async () => {
  server = createServer();
  await listen(server, 0, 'npm run dev');
  const { port } = server.address() as AddressInfo;
  const refusal = await listen(createServer(), port, 'npm run dev').catch(({ message }: Error) => message);
  const [, free] = new RegExp(`^Port ${port} is taken\\. Try: PORT=(\\d+) npm run dev$`).exec(refusal) ?? [];
  const next = createServer();
  expect(await listen(next, Number(free), 'npm run dev')).toBe(`http://localhost:${free}`);
  next.close();
});
