/** Whether the server writes for those who open the desk, and why not. Neighbour: ./stranger.ts, which refuses the requests. */
import type { Language } from '../../../src/messages/language.ts';
import { WRITING_WORDS } from '../../../src/messages/writing.ts';
import type { DeskWriting } from '../../../src/model/desk.ts';
import type { Config } from '../../core/config.ts';
import { mayWrite } from '../../core/mayWrite.ts';
import { isOpen } from '../../core/ownHosts.ts';
import { TOKEN } from './token.ts';

export function deriveWriting(
  { host, deskPassword, contentDir }: Pick<Config, 'host' | 'deskPassword' | 'contentDir'>,
  language: Language,
): DeskWriting {
  const words = WRITING_WORDS[language];
  if (isOpen(host) && deskPassword === undefined) return { refusal: words.noPassword };
  if (!mayWrite(contentDir)) return { refusal: words.mayNotWrite };
  return { token: TOKEN };
}
