import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../core/listen.ts';
import { beginAnswer, limitAnswer, send, sendText } from './send.ts';

let server: Server | undefined;
afterEach(() => server?.close());

function serve(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_, response) => {
    beginAnswer(response, 50);
    answer(response);
  });
  return listen(server, 0, '');
}

it('an answer that takes too long is given up, and may still come without harm', async () => {
  let answered: ServerResponse | undefined;
  const response = await fetch(
    await serve((late) => {
      answered = late;
    }),
  );
  expect(response.status).toBe(503);
  expect(await response.text()).toBe('The answer took too long.\n');
  if (answered) send(answered, 200, 'text/plain', 'late');
});

it('an answer may be given more time, which counts from then on', async () => {
  const given: ServerResponse[] = [];
  const address = await serve((late) => {
    limitAnswer(late, 200);
    given.push(late);
    if (given.length === 1) setTimeout(() => sendText(late, 200, 'late'), 100);
  });
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address)).status).toBe(503);
});

it('an answer that stops half-way is cut off', async () => {
  const response = await fetch(await serve((half) => half.writeHead(200, { 'content-length': 100 }).write('half')));
  await expect(response.text()).rejects.toThrow();
});

it('no other website shows an answer, reads it or takes it for something else', async () => {
  const { headers } = await fetch(await serve((response) => sendText(response, 200, 'x')));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
