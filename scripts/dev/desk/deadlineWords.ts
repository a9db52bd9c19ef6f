/** Says a deadline in the words of content/deadlines.yaml, for people who read the desk. The change report names the entries by their ids. */
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { Language } from '../../../src/messages/language.ts';
import { type Deadline, firstDayWords, type NamedText } from '../../../src/model/deadline.ts';

/** Where the register lacks the desk's language, the id stands. */
export function describeDeadline(deadline: Deadline, language: Language): string {
  const { who, starts, exceptions, counted, recess, outcome, moves, act } = deadline;
  const words = DESK_WORDS[language].facts;
  const say = ({ id, text }: NamedText): string => text[language] ?? id;
  const lines = [
    act[language] ?? '',
    `${say(who)}: ${firstDayWords(deadline, language) ?? starts.id}`,
    ...exceptions.map((own) => `${say(own.case)}: ${own.starts.words[language]?.from ?? own.starts.id}`),
    words.counted[counted] + (recess ? words.recess : ''),
    ...(outcome ? [say(outcome)] : []),
    ...moves.map(say),
  ];
  // Outcomes and moves are sentences.
  return lines
    .filter((line) => line !== '')
    .map((line) => line.replace(/\.$/, ''))
    .join('; ');
}
