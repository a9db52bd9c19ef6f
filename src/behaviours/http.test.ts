import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttp, createSender, type Http, type Send } from './http.ts';

let server: Server;
let asked: { readonly url: string; readonly method: string; readonly type: string; readonly body: string }[];
/** Status of each response; the last one repeats. 0 fails the connection. */
let statuses: readonly number[];
let http: Http;
let send: Send;

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const status = statuses[asked.length] ?? statuses.at(-1) ?? 200;
    asked.push({ url: request.url ?? '', method: request.method ?? '', type: request.headers['content-type'] ?? '', body });
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const base = `http://localhost:${(server.address() as AddressInfo).port}/base/`;
  http = createHttp(base);
  send = createSender(base);
});
afterEach(() => void server.close());

describe('the HTTP client', () => {
  // proves: calls.retry-statuses
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('tries a reading method once more on %i', async (failing) => {
    statuses = [failing];
    await expect(http.get('/page.json')).rejects.toMatchObject({ status: failing });
    expect(asked).toHaveLength(2);
    await expect(http.status('/page')).resolves.toBe(failing);
    expect(asked).toHaveLength(4);
  });

  // proves: calls.retry-line
  it('takes the second answer when the line fails at first, and gives up when it fails again', async () => {
    statuses = [0, 200];
    await expect(http.get('/page.json')).resolves.toEqual({ ok: true });
    expect(asked).toHaveLength(2);
    asked = [];
    statuses = [0];
    await expect(http.get('/page.json')).rejects.toThrow(TypeError);
    expect(asked).toHaveLength(2);
  });

  // proves: calls.retry-others
  it.each([400, 401, 403, 404, 410, 422, 501])('takes %i for an answer', async (failing) => {
    statuses = [failing];
    await expect(http.get('/page.json')).rejects.toMatchObject({ status: failing });
    expect(asked).toHaveLength(1);
  });

  // proves: calls.retry-mutating
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never repeats %s', async (method) => {
    statuses = [503];
    await expect(send(method, '/report', { a: 1 })).rejects.toMatchObject({ status: 503 });
    statuses = [0];
    await expect(send(method, '/report', { a: 1 })).rejects.toThrow(TypeError);
    expect(asked).toHaveLength(2);
  });

  // proves: calls.json, calls.base-url
  it('speaks JSON below its base address', async () => {
    statuses = [200];
    await send('POST', '/report', { a: 1 });
    expect(asked).toEqual([{ url: '/base/report', method: 'POST', type: 'application/json', body: '{"a":1}' }]);
  });
});
