/** What the commands of writers and reviewers answer, in each language of the tools. The desk shows the same answers. */
import { answers as de } from './de/answers.ts';
import { factAnswers as deFacts } from './de/factAnswers.ts';
import { usage as deUsage } from './de/usage.ts';
import { answers as en } from './en/answers.ts';
import { factAnswers as enFacts } from './en/factAnswers.ts';
import { usage as enUsage } from './en/usage.ts';
import type { Language } from './language.ts';
import { answers as tr } from './tr/answers.ts';
import { factAnswers as trFacts } from './tr/factAnswers.ts';
import { usage as trUsage } from './tr/usage.ts';

export type AnswerWords = typeof en & typeof enFacts & typeof enUsage;

export const ANSWER_WORDS: Readonly<Record<Language, AnswerWords>> = {
  en: { ...en, ...enFacts, ...enUsage },
  tr: { ...tr, ...trFacts, ...trUsage },
  de: { ...de, ...deFacts, ...deUsage },
};

/** An answer that is written when it is known in which language it is read. */
export type Answer = (words: AnswerWords, language: Language) => string;

export function answerIn(language: Language, answer: Answer): string {
  return answer(ANSWER_WORDS[language], language);
}
