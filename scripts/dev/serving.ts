/** Answers the requests that door.ts allows: pages and the desk, their modules and files through Vite, positions for the editor. */
import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { EDITOR_PATHNAME } from '../../src/model/desk.ts';
import type { Config } from '../core/config.ts';
import { isFromHere } from '../core/ownHosts.ts';
import { pathInside } from '../core/paths.ts';
import { hasFile } from '../hosting/serve/hasFile.ts';
import { answer } from './answer.ts';
import { chosenLanguage, languageOfRequest } from './desk/language.ts';
import { PAGE_MODULES } from './desk/pageModules.ts';
import { type Refusal, refuse } from './door.ts';
import { answerEditor } from './editor.ts';
import type { LiveSite } from './liveSite.ts';
import type { Modules } from './modules.ts';
import { ACTION_LIMIT_MS, beginAnswer, limitAnswer, send, sendHtml, sendJson, sendText } from './send.ts';
import { actionAt } from './write/registry.ts';
import { refuseStranger } from './write/stranger.ts';

export interface Served {
  readonly config: Config;
  readonly vite: ViteDevServer;
  readonly modules: Modules;
  readonly site: LiveSite;
}

export async function serve(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  beginAnswer(response);
  const refusal = refuse(request, served.config.host) ?? refuseStranger(request, served.config);
  if (refusal) return sendRefusal(refusal, request, response);
  try {
    await serveAllowed(served, request, response);
  } catch (error) {
    sendFailure(served.vite, error, request, response);
  }
}

async function serveAllowed(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { config, vite, modules, site } = served;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const action = request.method === 'POST' ? actionAt(url.pathname) : undefined;
  if (action) {
    limitAnswer(response, ACTION_LIMIT_MS);
    // Imported on demand, so that writers who only open pages do not wait for it.
    const { answerAction } = await import('./write/act.ts');
    return answerAction(action, { ...served, language: languageOfRequest(request.headers) }, request, response);
  }
  if (url.pathname === EDITOR_PATHNAME) return answerEditor(vite, config.contentDir, request, response);
  const isPublic = isPublicFile(join(config.root, 'public'), url.pathname);
  if (isPublic || isPageModule(vite, url)) {
    if (isPublic) request.url = url.pathname;
    vite.middlewares(request, response, () => sendText(response, 404, 'There is no such file.'));
    return;
  }
  const choice = chosenLanguage(url);
  if (choice) {
    response.setHeader('set-cookie', choice.cookie);
    return send(response, 302, 'text/plain; charset=utf-8', '', choice.location);
  }
  await takeTurn();
  if (request.socket.destroyed) return;
  const { status, type, body, location } = await answer(
    { modules, compile: site.compile, readAgain: site.readAgain },
    config,
    site.get(),
    url,
    languageOfRequest(request.headers),
  );
  send(response, status, type, body, location);
}

let turns = Promise.resolve();

/**
 * Starts at most one page per turn of the event loop, so that the server notices closed connections in between. Otherwise a flood of
 * 24,000 requests occupied it for minutes after their sender had disconnected.
 */
function takeTurn(): Promise<void> {
  turns = turns.then(() => setImmediate());
  return turns;
}

const ENTRIES: ReadonlySet<string> = new Set(Object.values(PAGE_MODULES));
/** Parameters that Vite appends to a module's address. Others, such as `raw`, would return files in another form. */
const VITES_PARAMETER = /^(?:t|v|import|direct)(?:=[\w-]*)?$/;

/** True for a module that a document references, or that such a module imports: Vite has the imports of every module that it has served. */
function isPageModule(vite: ViteDevServer, { pathname, search }: URL): boolean {
  const path = decodeURI(pathname);
  const isKnown = ENTRIES.has(path) || vite.environments.client.moduleGraph.urlToModuleMap.has(path);
  const parameters = search === '' ? [] : search.slice(1).split('&');
  return isKnown && parameters.every((parameter) => VITES_PARAMETER.test(parameter));
}

/** False for links that lead out of the folder. */
function isPublicFile(publicDir: string, pathname: string): boolean {
  const path = decodeURI(pathname).slice(1);
  return hasFile(publicDir, path) && pathInside(realpathSync(publicDir), realpathSync(join(publicDir, path))) !== undefined;
}

function sendRefusal({ status, message, isLink, asks }: Refusal, { url = '' }: IncomingMessage, response: ServerResponse): void {
  // Does not wait for the rest of a refused request.
  response.setHeader('connection', 'close');
  if (asks) response.setHeader('www-authenticate', asks);
  if (actionAt(url)) {
    sendJson(response, status, { message });
    return;
  }
  if (!isLink) {
    sendText(response, status, message);
    return;
  }
  const href = url.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  sendHtml(response, status, `<p>${message} If you followed a link: <a href="${href}">go on</a>.</p>`);
}

/** The stack is shown on this computer only; others just learn that there was an error. */
function sendFailure(vite: ViteDevServer, failure: unknown, { socket }: IncomingMessage, response: ServerResponse): void {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  vite.ssrFixStacktrace(error);
  const text = error.stack ?? error.message;
  const isHere = isFromHere(socket);
  if (!isHere) console.error(text);
  sendText(response, 500, isHere ? text : 'The server failed. Its terminal says why.');
}
