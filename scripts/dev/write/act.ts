/** Carries out an action of the write view: reads the request, runs the action, answers with JSON. Neighbour: ./registry.ts. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WRITING_WORDS } from '../../../src/messages/writing.ts';
import { type ActionName, LONGEST_REQUEST } from '../../../src/model/writing.ts';
import { sendJson } from '../send.ts';
import { RefusedError } from './refused.ts';
import { ACTIONS, type Action, type Workshop } from './registry.ts';

/** `../door.ts` has let the request in. */
export async function answerAction(
  name: ActionName,
  workshop: Workshop,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { language } = workshop;
  try {
    const body = parse(await readBody(request));
    sendJson(response, 200, await runAction(await ACTIONS[name](), body, workshop));
  } catch (error) {
    if (!(error instanceof RefusedError)) console.error(error);
    const [status, message] =
      error instanceof RefusedError ? [error.status, error.messageIn(language)] : [500, WRITING_WORDS[language].failed];
    // The rest of a body that is too long is not awaited.
    if (status === 413) response.setHeader('connection', 'close');
    sendJson(response, status, { message });
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** Actions that write run one after the other, so that the second of two saves sees the bytes of the first. */
export async function runAction(action: Action<ActionName>, body: unknown, workshop: Workshop): Promise<object> {
  const { success, data } = action.request.safeParse(body);
  if (!success) throw new RefusedError((words) => words.notUnderstood, 400);
  if (!action.isWriting) return action.run(data, workshop);
  const run = turn.then(() => action.run(data, workshop));
  turn = run.catch(() => {});
  return run;
}

/** Throws as soon as the body is too long, whatever its header says. */
async function readBody(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > LONGEST_REQUEST) throw new RefusedError((words) => words.tooLong, 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RefusedError((words) => words.notUnderstood, 400);
  }
}
