/** Sends short answers of the development server, and sets the headers of all answers. */
import type { ServerResponse } from 'node:http';

/** Prevents other websites from framing or reading the answers, and browsers from guessing media types. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Time limit of an answer, in milliseconds: a cold start on a slow computer takes half of it. */
const LIMIT_MS = 60_000;

/**
 * Time limit of an action, which only the desk's own pages can ask for. A change of a fact checks all content twice: half a minute of
 * processor time, and minutes on a busy computer. An action that is given up may have changed the content all the same.
 */
export const ACTION_LIMIT_MS = 600_000;

/** Sets the common headers, and answers with 503 after the time limit. */
export function beginAnswer(response: ServerResponse, limitMs = LIMIT_MS): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  limitAnswer(response, limitMs);
  response.on('close', () => clearTimeout(timers.get(response)));
}

const timers = new WeakMap<ServerResponse, ReturnType<typeof setTimeout>>();

/** Sets another time limit, from now on. */
export function limitAnswer(response: ServerResponse, limitMs: number): void {
  clearTimeout(timers.get(response));
  const end = () => {
    if (response.headersSent) response.destroy();
    else sendText(response, 503, 'The answer took too long.');
  };
  timers.set(response, setTimeout(end, limitMs));
}

export function sendText(response: ServerResponse, status: number, message: string): void {
  send(response, status, 'text/plain; charset=utf-8', `${message}\n`);
}

export function sendJson(response: ServerResponse, status: number, value: object): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

/** Wraps `body` in a document. */
export function sendHtml(response: ServerResponse, status: number, body: string): void {
  const head = '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Development server</title>';
  send(response, status, 'text/html; charset=utf-8', `${head}\n${body}\n</html>\n`);
}

/** Does nothing when an answer has already been sent, such as after the time limit. */
export function send(response: ServerResponse, status: number, type: string, body: string | Buffer, location?: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...(location !== undefined && { location }) }).end(body);
}
