/** Formats the status for people: as text for the terminal, as Markdown for a pull request. JSON is the data itself. */
import { describeComment } from './comments.ts';
import type { LanguageStatus, Status } from './deriveStatus.ts';
import type { StalePart } from './translation.ts';
import { describeSentence, describeSignOff, type Marks, namePart, summarizeChange } from './wording.ts';

export const STATUS_FORMATS = ['text', 'json', 'markdown'] as const;
export type StatusFormat = (typeof STATUS_FORMATS)[number];

interface Style extends Marks {
  readonly heading: (text: string) => string;
  readonly file: (path: string) => string;
  readonly item: (depth: number, text: string) => string;
  /** Words of people, which may hold signs of the format. */
  readonly words: (text: string) => string;
}

const TEXT: Style = {
  removed: (text) => `[-${text}-]`,
  added: (text) => `[+${text}+]`,
  replaced: (before, after) => `[${before} → ${after}]`,
  heading: (text) => text,
  file: (path) => path,
  item: (depth, text) => `${'  '.repeat(depth)}${text}`,
  words: (text) => text,
};

const MARKDOWN: Style = {
  removed: (text) => `~~${escapeMarkdown(text)}~~`,
  added: (text) => `**${escapeMarkdown(text)}**`,
  replaced: (before, after) => `~~${escapeMarkdown(before)}~~ → **${escapeMarkdown(after)}**`,
  heading: (text) => `## ${text}\n`,
  file: (path) => `\`${path}\``,
  item: (depth, text) => `${'  '.repeat(depth - 1)}- ${text}`,
  words: escapeMarkdown,
};

export function formatStatus(status: Status, format: StatusFormat): string {
  if (format === 'json') return `${JSON.stringify(status, null, 2)}\n`;
  const style = format === 'markdown' ? MARKDOWN : TEXT;
  const { languages, reviewMaxAgeMonths } = status;
  const inState = (state: LanguageStatus['state']) => languages.filter((language) => language.state === state);
  const names = (found: readonly LanguageStatus[]) => found.map(({ filePath }) => style.item(1, style.file(filePath)));
  const sections = [
    section(
      style,
      'Outdated translations',
      inState('outdated').flatMap((language) => outdatedLines(language, style)),
    ),
    section(
      style,
      'Translations whose parts are in a different order than in the source',
      languages.flatMap((language) => movedLines(language, style)),
    ),
    section(
      style,
      'Translations without a record of the source text that they translate (npm run status -- --record <file>)',
      names(inState('unrecorded')),
    ),
    section(style, 'Missing translations', names(inState('missing'))),
    section(style, 'Open comments (npm run comment)', commentLines(languages, style)),
    section(style, 'Sign-offs that hold no more', signOffLines(languages, style)),
    section(style, `Pages whose review is more than ${reviewMaxAgeMonths} months old`, ageLines(status, style)),
    section(style, `Facts whose review is more than ${reviewMaxAgeMonths} months old`, factLines(status, style)),
  ];
  return `${[...sections.filter(Boolean), summarize(status)].join('\n\n')}\n`;
}

/** One line with totals. */
function summarize({ languages }: Status): string {
  const count = (state: LanguageStatus['state']) => languages.filter((language) => language.state === state).length;
  const translations = languages.length - count('source');
  const others = (['outdated', 'unrecorded', 'missing'] as const).flatMap((state) =>
    count(state) > 0 ? [`${count(state)} ${state}`] : [],
  );
  const valid = languages.filter(({ signOff }) => signOff.state === 'valid').length;
  const written = languages.length - count('missing');
  return [
    `${count('current')} of ${translations} translations are up to date${others.length > 0 ? `; ${others.join(', ')}` : ''}.`,
    `A lawyer has signed off ${valid} of ${written} pages and translations.`,
  ].join(' ');
}

function outdatedLines({ filePath, localeCode, stale }: LanguageStatus, style: Style): string[] {
  return [style.item(1, style.file(filePath)), ...stale.flatMap((part) => staleLines(localeCode, part, style))];
}

function staleLines(localeCode: string, part: StalePart, style: Style): string[] {
  const own = part.own?.title ? ` (here "${part.own.title}", line ${part.own.position.line})` : '';
  const edited = part.isEdited ? '; the translation has been edited since: record it when it is done' : '';
  const sentences = part.change === 'changed' ? (part.sentences ?? []) : [];
  return [
    style.item(2, `${localeCode} ${namePart(part)}${own}: ${summarizeChange(part)}${edited}`),
    ...sentences.map((sentence) => style.item(3, describeSentence(sentence, style))),
  ];
}

function movedLines({ filePath, moved }: LanguageStatus, style: Style): string[] {
  return moved.length > 0 ? [style.item(1, `${style.file(filePath)}: ${moved.map(namePart).join(', ')}`)] : [];
}

function commentLines(languages: readonly LanguageStatus[], style: Style): string[] {
  return languages.flatMap(({ filePath, comments }) =>
    comments.length === 0
      ? []
      : [style.item(1, style.file(filePath)), ...comments.flatMap(describeComment).map((line) => style.item(2, style.words(line)))],
  );
}

function signOffLines(languages: readonly LanguageStatus[], style: Style): string[] {
  return languages.flatMap(({ filePath, signOff }) =>
    signOff.state === 'void' ? [style.item(1, `${style.file(filePath)}: ${describeSignOff(signOff)}`)] : [],
  );
}

function ageLines({ languages }: Status, style: Style): string[] {
  return languages.flatMap(({ filePath, isReviewOld, reviewed, signOff }) =>
    isReviewOld ? [style.item(1, `${style.file(filePath)}: law as of ${reviewed ?? 'no day'}, ${describeSignOff(signOff)}`)] : [],
  );
}

function factLines({ oldFacts }: Status, style: Style): string[] {
  return oldFacts.map(({ id, reviewed }) => style.item(1, `${id}: ${reviewed}`));
}

function section(style: Style, title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [style.heading(title), ...lines].join('\n');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>|]/g, '\\$&');
}
