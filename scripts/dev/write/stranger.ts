/** Decides who may write while HOST opens the server to other computers. Neighbour: ../door.ts. */
import type { IncomingMessage } from 'node:http';
import { WRITING_WORDS } from '../../../src/messages/writing.ts';
import { deskHref } from '../../../src/model/desk.ts';
import type { Config } from '../../core/config.ts';
import { isFromHere, isOpen } from '../../core/ownHosts.ts';
import type { Refusal } from '../door.ts';
import { actionAt } from './registry.ts';
import { isSameSecret } from './token.ts';

type Asked = Pick<IncomingMessage, 'url' | 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localAddress'>;
};

/**
 * Refuses the write view and its actions to other computers without the password, and to everybody while the server is open to them and has
 * no password. Undefined for all other requests.
 */
export function refuseStranger({ url = '', headers, socket }: Asked, { host, deskPassword }: Pick<Config, 'host' | 'deskPassword'>) {
  const [pathname = ''] = url.split('?');
  if (pathname !== deskHref('write') && !actionAt(pathname)) return undefined;
  if (deskPassword === undefined) return isOpen(host) || !isFromHere(socket) ? NO_PASSWORD : undefined;
  return isFromHere(socket) || isPassword(headers.authorization, deskPassword) ? undefined : WRONG_PASSWORD;
}

const NO_PASSWORD: Refusal = {
  status: 403,
  message: WRITING_WORDS.en.noPassword,
};
const WRONG_PASSWORD: Refusal = {
  status: 401,
  message: 'Writing needs the password of the desk.',
  asks: 'Basic realm="The desk", charset="UTF-8"',
};

/** Any user name will do. */
function isPassword(authorization: string | undefined, password: string): boolean {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? [];
  const [, given = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return isSameSecret(given, password);
}
