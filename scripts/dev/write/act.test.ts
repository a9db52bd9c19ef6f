import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Language } from '../../../src/messages/language.ts';
import { type ActionName, LONGEST_REQUEST } from '../../../src/model/writing.ts';
import { answerAction, runAction } from './act.ts';
import { RefusedError } from './refused.ts';
import { ACTIONS, type Action, actionAt, type Workshop } from './registry.ts';

const WORKSHOP = { config: { contentDir: '/nowhere' }, language: 'en' } as Workshop;

/** The language of the person who asks. */
let language: Language = 'en';

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => void answerAction('save', { ...WORKSHOP, language }, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

async function post(body: BodyInit): Promise<{ readonly status: number; readonly message: string }> {
  const response = await fetch(url, { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { status: response.status, message: ((await response.json()) as { message: string }).message };
}

it.each(['', '{', 'null', '[]', '{"filePath":"content/facts.yaml","text":1,"hash":""}', '{"filePath":"","text":"","hash":"","x":1}'])(
  'a request that makes no sense is refused in words: %s',
  async (body) => {
    expect(await post(body)).toEqual({ status: 400, message: expect.stringContaining('Load the page again') });
  },
);

it('a refusal comes with its words, in the language of the person', async () => {
  const body = JSON.stringify({ filePath: '/etc/passwd', text: '', hash: '' });
  expect(await post(body)).toEqual({ status: 404, message: 'The content has no such file.' });
  language = 'de';
  expect(await post(body)).toEqual({ status: 404, message: 'Die Inhalte haben keine solche Datei.' });
  language = 'en';
});

it('a failure shows nothing of this computer', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const body = JSON.stringify({ filePath: 'content/facts.yaml', text: '', hash: '' });
  const { status, message } = await post(body);
  expect(status).toBe(500);
  expect(message).not.toContain('nowhere');
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

it('a body that is longer than it says is refused while it comes', async () => {
  let sent = 0;
  const chunk = new Uint8Array(64 * 1024);
  const endless = new ReadableStream({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  const answer = await post(endless).catch((error: Error) => error.name);
  // The server ends the connection; whether the answer comes before that depends on the system.
  expect(answer).toEqual(answer === 'TypeError' ? 'TypeError' : { status: 413, message: expect.stringContaining('too long') });
  expect(sent).toBeLessThan(64 * LONGEST_REQUEST);
});

describe('actions', () => {
  it('that write run one after the other, also after a failure', async () => {
    const steps: string[] = [];
    const action = (name: string, isWriting: boolean): Action<ActionName> => ({
      request: z.any(),
      isWriting,
      async run() {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        steps.push(`${name} ends`);
        if (name === 'a') throw new RefusedError('no');
        return { state: 'saved', hash: '' };
      },
    });
    const runs = [runAction(action('a', true), {}, WORKSHOP), runAction(action('b', true), {}, WORKSHOP)];
    await Promise.allSettled(runs);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    steps.length = 0;
    await Promise.allSettled([runAction(action('b', true), {}, WORKSHOP), runAction(action('c', false), {}, WORKSHOP)]);
    expect(steps[0]).toBe('c begins');
  });

  it('have the names of the registry and no other', () => {
    expect(Object.keys(ACTIONS).map((name) => actionAt(`/_desk/do/${name}`))).toEqual(Object.keys(ACTIONS));
    for (const url of [
      '/_desk/do',
      '/_desk/do/',
      '/_desk/do/constructor',
      '/_desk/do/save/',
      '/_desk/do/save?x',
      '/_desk/do/%73ave',
      '/save',
    ])
      expect(actionAt(url), url).toBeUndefined();
  });
});
