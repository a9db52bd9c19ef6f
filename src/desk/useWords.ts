/** The words of the desk in the language of its reader, for every component. Neighbour: src/messages. */
import { createContext, useContext } from 'react';
import { DESK_WORDS, type DeskWords } from '../messages/desk.ts';
import { FORM_WORDS, type FormWords } from '../messages/forms.ts';
import type { Language } from '../messages/language.ts';
import { PROPOSE_WORDS, type ProposeWords } from '../messages/propose.ts';

export const LanguageContext = createContext<Language>('en');

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useWords(): DeskWords {
  return DESK_WORDS[useLanguage()];
}

/** Of the forms that change the content, and of their answers. */
export function useFormWords(): FormWords {
  return FORM_WORDS[useLanguage()];
}

/** Of the view of proposals. */
export function useProposeWords(): ProposeWords {
  return PROPOSE_WORDS[useLanguage()];
}
