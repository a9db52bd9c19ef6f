/** Whether the server writes for those who open the desk, and why not. Neighbour: ./stranger.ts, which refuses the requests. */
import type { DeskWriting } from '../../../src/model/desk.ts';
import type { Config } from '../../core/config.ts';
import { mayWrite } from '../../core/mayWrite.ts';
import { isOpen } from '../../core/ownHosts.ts';
import { NO_PASSWORD } from './stranger.ts';
import { TOKEN } from './token.ts';

export function deriveWriting({ host, deskPassword, contentDir }: Pick<Config, 'host' | 'deskPassword' | 'contentDir'>): DeskWriting {
  if (isOpen(host) && deskPassword === undefined) return { refusal: NO_PASSWORD.message };
  if (!mayWrite(contentDir))
    return { refusal: 'This computer does not allow the desk to write in content/. Ask whoever looks after the computer.' };
  return { token: TOKEN };
}
