/** Short answers of the development server, and what stands at the head of all of them. */
import type { ServerResponse } from 'node:http';

/** No other website may show, read or take for something else what the server answers. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** An answer that takes longer is given up: a cold start on a slow computer takes half of it. */
const LIMIT_MS = 60_000;

/** Sets the common headers, and answers with 503 when nothing has been answered in time. */
export function beginAnswer(response: ServerResponse, limitMs = LIMIT_MS): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const timer = setTimeout(() => {
    if (response.headersSent) response.destroy();
    else sendText(response, 503, 'The answer took too long.');
  }, limitMs);
  response.on('close', () => clearTimeout(timer));
}

export function sendText(response: ServerResponse, status: number, message: string): void {
  send(response, status, 'text/plain; charset=utf-8', `${message}\n`);
}

/** `body` comes into a document of its own. */
export function sendHtml(response: ServerResponse, status: number, body: string): void {
  const head = '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Development server</title>';
  send(response, status, 'text/html; charset=utf-8', `${head}\n${body}\n</html>\n`);
}

/** Does nothing where an answer has been given already, such as that it took too long. */
export function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
