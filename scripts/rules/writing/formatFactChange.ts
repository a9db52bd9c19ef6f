/** Formats the change of a fact for the terminal. Neighbour: showFactChange.ts, which derives it. */
import { counted } from '../../core/counted.ts';
import { oneLine } from '../../core/oneLine.ts';
import type { Span } from '../../translation/wordDiff.ts';
import type { ShownChange } from './showFactChange.ts';

export function formatFactChange({ id, before, after, languages, asked, doubtful }: ShownChange): string {
  const sentences = languages.flatMap(({ name, sentences: own }) => [
    `${name}: ${counted(own.length, 'sentence')}`,
    ...own.map(({ filePath, line, spans }) => `  ${filePath}:${line}  ${oneLine(spans.map(formatSpan).join(''))}`),
    '',
  ]);
  return [`${id}: ${before} becomes ${after}.`, '', ...sentences, ...formatAsked(asked), ...formatDoubtful(doubtful)].join('\n');
}

/** `[90 gün → 120 gün]`: removed words are followed by those that replace them. */
function formatSpan({ kind, text }: Span): string {
  if (kind === 'same') return text;
  return kind === 'removed' ? `[${text}` : ` → ${text}]`;
}

/** With the option that gives their new form. */
function formatAsked(asked: ShownChange['asked']): string[] {
  if (asked.length === 0) return [];
  const lines = asked.map(({ localeCode, words, figure, filePath, line, places }) => {
    const where = `${filePath}:${line}${places > 1 ? ` and ${places - 1} more` : ''}`;
    return `  --as "${localeCode}: ${words} = …"  (${figure})  ${where}`;
  });
  return ['No rule can write these words. Type their new form in the same line:', ...lines, ''];
}

function formatDoubtful(doubtful: ShownChange['doubtful']): string[] {
  if (doubtful.length === 0) return [];
  const lines = doubtful.map(({ filePath, line, words, kind }) => `  ${filePath}:${line}  ${kind}: ${words}`);
  return ['These say the old figure, and may mean another one. Change them yourself where they mean this fact:', ...lines, ''];
}
