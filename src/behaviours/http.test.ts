import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from './http.ts';

let server: Server;
let asked: { readonly url: string; readonly method: string; readonly body: string }[];
let status: number;
let http: ReturnType<typeof createHttp>;

beforeEach(async () => {
  asked = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ url: request.url ?? '', method: request.method ?? '', body });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  http = createHttp(`http://localhost:${(server.address() as AddressInfo).port}/base/`);
});
afterEach(() => void server.close());

describe('the HTTP client', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('tries a reading method once more on %i', async (failing) => {
    status = failing;
    await expect(http.get('/page.json').json()).rejects.toMatchObject({ status: failing });
    expect(asked).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501])('takes %i for an answer', async (failing) => {
    status = failing;
    await expect(http.get('/page.json').json()).rejects.toMatchObject({ status: failing });
    expect(asked).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeats %s', async (method) => {
    status = 503;
    await expect(http.json({ a: 1 }).fetch(method, '/report').json()).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(1);
  });

  it('speaks JSON below its base address', async () => {
    status = 200;
    await expect(http.post({ a: 1 }, '/report').json()).resolves.toEqual({ ok: true });
    expect(asked).toEqual([{ url: '/base/report', method: 'POST', body: '{"a":1}' }]);
  });
});
