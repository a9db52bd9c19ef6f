/** Opens positions in content files in the person's own editor. Only files of the content folder, only for this computer, only by POST. */
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { EDITOR_PATHNAME } from '../../src/model/desk.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import { isFromHere } from '../core/ownHosts.ts';
import { pathInside } from '../core/paths.ts';
import { sendHtml, sendText } from './send.ts';

/** `content/pages/…/de.mdx:14:3`, the notation of editors and reports. */
const PLACE = /^([^:]+):(\d{1,7}):(\d{1,7})$/;

/** The file on this computer, with line and column; undefined when it is no file of the content. */
export async function findPosition(contentDir: string, position: string): Promise<string | undefined> {
  const [, filePath = '', line, column] = PLACE.exec(position) ?? [];
  const [label, ...names] = filePath.split('/');
  if (label !== CONTENT_LABEL || names.some((name) => name.startsWith('.'))) return undefined;
  try {
    // The target of a link inside the folder may be anywhere.
    const [dir, file] = await Promise.all([realpath(contentDir), realpath(join(contentDir, ...names))]);
    if (pathInside(dir, file) === undefined || !(await stat(file)).isFile()) return undefined;
    return `${file}:${line}:${column}`;
  } catch {
    return undefined;
  }
}

/** A POST opens the file; a GET, from a browser without scripts, shows a button that sends the POST. */
export async function answerEditor(
  vite: ViteDevServer,
  contentDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isFromHere(request.socket)) return sendText(response, 403, 'Files open on the computer that runs "npm run dev" only.');
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams.get('file') ?? '';
  const position = await findPosition(contentDir, asked);
  if (position === undefined) return sendText(response, 404, 'The content has no such file.');
  if (request.method !== 'POST') return sendHtml(response, 200, BUTTON);
  // Vite knows the editors and how to pass a line to each of them.
  request.url = `${EDITOR_PATHNAME}?file=${encodeURIComponent(position)}`;
  response.statusCode = 204;
  vite.middlewares(request, response);
}

const BUTTON = '<form method="post"><button>Open the file in your editor</button></form>';
