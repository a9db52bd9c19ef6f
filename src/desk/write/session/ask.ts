/** Sends an action to the development server. A server that was started again gets its new token by itself. */
import { ACTION_PATHNAME, type ActionName, type Actions, type Refused, TOKEN_HEADER } from '../../../model/writing.ts';
import { readWriteData } from './writeData.ts';

/** The server does not answer. */
export class ServerGone extends Error {}
/** The server refuses, in a writer's words. */
export class ActionRefused extends Error {}

export type Ask = <Name extends ActionName>(name: Name, request: Actions[Name]['request']) => Promise<Actions[Name]['answer']>;

/** `href`: address of the view, whose document has the token. */
export function createAsk(firstToken: string | undefined, href: string): Ask {
  let token = firstToken;
  return async (name, request) => {
    let response = await post(name, request, token);
    if (response.status === 403) {
      token = (await readWriteData(href).catch(() => undefined))?.data.token;
      response = await post(name, request, token);
    }
    if (response.ok) return response.json();
    if (response.status >= 502) throw new ServerGone();
    throw new ActionRefused(await reasonOf(response));
  };
}

async function post(name: string, request: object, token = ''): Promise<Response> {
  try {
    return await fetch(`${ACTION_PATHNAME}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify(request),
    });
  } catch {
    throw new ServerGone();
  }
}

async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    return (JSON.parse(text) as Refused).message;
  } catch {
    return text.trim().split('\n')[0] ?? '';
  }
}
