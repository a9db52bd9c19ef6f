/** Tests the answer's time and ETag against what nginx computes from the same file. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendFile } from './sendFile.ts';

let dir = '';
let server: Server;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'send-'));
  server = createServer((request, response) => sendFile(request, response, dir, { status: 200, filePath: 'de.html' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

it('cuts the time of a file to whole seconds, as nginx does, instead of rounding it', async () => {
  writeFileSync(join(dir, 'de.html'), '<p>Scheidung</p>');
  utimesSync(join(dir, 'de.html'), 1_700_000_000.9998, 1_700_000_000.9998);
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/de`);
  expect(answer.headers.get('last-modified')).toBe('Tue, 14 Nov 2023 22:13:20 GMT');
  expect(answer.headers.get('etag')).toBe(`"${(1_700_000_000).toString(16)}-10"`);
});
