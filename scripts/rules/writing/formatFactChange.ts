/** Formats the change of a fact for the terminal. Neighbour: showFactChange.ts, which derives it. */
import { ANSWER_WORDS } from '../../../src/messages/answers.ts';
import { FORM_WORDS } from '../../../src/messages/forms.ts';
import type { Language } from '../../../src/messages/language.ts';
import { oneLine } from '../../core/oneLine.ts';
import type { Span } from '../../translation/wordDiff.ts';
import type { ShownChange } from './showFactChange.ts';

export function formatFactChange({ id, before, after, languages, asked, doubtful }: ShownChange, language: Language): string {
  const { answer: words } = FORM_WORDS[language];
  const sentences = languages.flatMap(({ name, sentences: own }) => [
    words.sentences(name, own.length),
    ...own.map(({ filePath, line, spans }) => `  ${filePath}:${line}  ${oneLine(spans.map(formatSpan).join(''))}`),
    '',
  ]);
  return [words.setFact(id, before, after), '', ...sentences, ...formatAsked(asked, language), ...formatDoubtful(doubtful, language)].join(
    '\n',
  );
}

/** `[90 gün → 120 gün]`: removed words are followed by those that replace them. */
function formatSpan({ kind, text }: Span): string {
  if (kind === 'same') return text;
  return kind === 'removed' ? `[${text}` : ` → ${text}]`;
}

/** With the option that gives their new form. */
function formatAsked(asked: ShownChange['asked'], language: Language): string[] {
  if (asked.length === 0) return [];
  const lines = asked.map(({ localeCode, words, figure, filePath, line, places }) => {
    const where = FORM_WORDS[language].answer.askedPlaces(`${filePath}:${line}`, places);
    return `  --as "${localeCode}: ${words} = …"  (${figure})  ${where}`;
  });
  return [ANSWER_WORDS[language].askedWords, ...lines, ''];
}

function formatDoubtful(doubtful: ShownChange['doubtful'], language: Language): string[] {
  if (doubtful.length === 0) return [];
  const { openKinds } = ANSWER_WORDS[language];
  const lines = doubtful.map(
    ({ filePath, line, words, kind }) => `  ${filePath}:${line}  ${kind === 'question' ? openKinds.question : openKinds.title}: ${words}`,
  );
  return [FORM_WORDS[language].answer.doubtful, ...lines, ''];
}
