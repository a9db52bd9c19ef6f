/** The development server with HOST: phones in the network see pages, but nothing else of the computer. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type DevServer, START_LIMIT_MS, startDevServer } from './devServer.ts';
import { edit, makeWarmProject } from './project.ts';
import { addressesOfNetwork, ask, listenToVite } from './requests.ts';

let dir = '';
let server: DevServer;

beforeAll(async () => {
  dir = await makeWarmProject(inject('cacheDir'), 'whole');
  server = await startDevServer(dir, '0.0.0.0');
}, START_LIMIT_MS);

afterAll(async () => {
  server?.stop();
  if (dir) await rm(dir, { recursive: true, force: true });
});

it('prints the addresses for phones, which are answered', async () => {
  const { port, printed } = server;
  for (const address of addressesOfNetwork()) {
    expect(printed()).toContain(`http://${address}:${port}`);
    expect((await fetch(`http://${address}:${port}/kira-takip`)).status).toBe(200);
  }
});

it('answers to no name of a stranger, and to no other website', async () => {
  const { port } = server;
  const host = `192.0.2.2:${port}`;
  expect((await ask(port, { target: '/', headers: { host } })).status).toBe(200);
  expect((await ask(port, { target: '/', headers: { host: 'evil.example' } })).status).toBe(403);
  expect((await ask(port, { target: '/', headers: { host, origin: 'https://evil.example' } })).status).toBe(403);
});

it('lets nobody write, here or elsewhere, without a password', async () => {
  const { port } = server;
  for (const host of [`localhost:${port}`, ...addressesOfNetwork().map((address) => `${address}:${port}`)]) {
    expect((await fetch(`http://${host}/_desk/write`)).status, host).toBe(403);
  }
});

it('sends edits to open pages, but no errors in code, which contain paths of the computer', async () => {
  const { port, printed } = server;
  const socket = await listenToVite(port, `192.0.2.2:${port}`);
  await expect.poll(socket.heard, { timeout: 20_000 }).toContain('"event":"content:changed"');
  await edit(dir, 'src/desk/overlay.ts', "const TAG = 'content-mistakes';", "const TAG = 'content-mistakes;");
  await ask(port, { target: '/src/desk/refresh.ts' });
  const { status, body } = await ask(port, { target: '/src/desk/overlay.ts' });
  expect(status).toBe(404);
  expect(body).not.toContain(dir);
  await expect.poll(printed, { timeout: 20_000 }).toContain('overlay.ts');
  await edit(dir, 'content/pages/rent/kira-takip/tr.mdx', 'Belgeleri toplarız.', 'Belgeleri hemen toplarız.');
  await expect.poll(() => socket.heard().match(/"version":2/g)?.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(socket.heard()).not.toContain(dir);
  socket.close();
});
