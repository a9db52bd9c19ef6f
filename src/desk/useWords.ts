/** The words of the desk in the language of its reader, for every component. Neighbour: src/messages/desk.ts. */
import { createContext, useContext } from 'react';
import { DESK_WORDS, type DeskWords } from '../messages/desk.ts';

export const WordsContext = createContext<DeskWords>(DESK_WORDS.en);

export function useWords(): DeskWords {
  return useContext(WordsContext);
}
