/** Formats the status for people: as text for the terminal, as Markdown for a pull request. JSON is the data itself. */
import { COMMAND_WORDS } from '../../src/messages/commands.ts';
import type { Language } from '../../src/messages/language.ts';
import { describeComment } from './comments.ts';
import type { LanguageStatus, Status } from './deriveStatus.ts';
import type { StalePart } from './translation.ts';
import { describeSentence, describeSignOff, type Marks, namePart, summarizeChange } from './wording.ts';

export const STATUS_FORMATS = ['text', 'json', 'markdown'] as const;
export type StatusFormat = (typeof STATUS_FORMATS)[number];

interface Style extends Marks {
  readonly language: Language;
  readonly heading: (text: string) => string;
  readonly file: (path: string) => string;
  readonly item: (depth: number, text: string) => string;
  /** Texts of people, which may contain characters of the format. */
  readonly words: (text: string) => string;
}

const TEXT: Omit<Style, 'language'> = {
  removed: (text) => `[-${text}-]`,
  added: (text) => `[+${text}+]`,
  replaced: (before, after) => `[${before} → ${after}]`,
  heading: (text) => text,
  file: (path) => path,
  item: (depth, text) => `${'  '.repeat(depth)}${text}`,
  words: (text) => text,
};

const MARKDOWN: Omit<Style, 'language'> = {
  removed: (text) => `~~${escapeMarkdown(text)}~~`,
  added: (text) => `**${escapeMarkdown(text)}**`,
  replaced: (before, after) => `~~${escapeMarkdown(before)}~~ → **${escapeMarkdown(after)}**`,
  heading: (text) => `## ${text}\n`,
  file: (path) => `\`${path}\``,
  item: (depth, text) => `${'  '.repeat(depth - 1)}- ${text}`,
  words: escapeMarkdown,
};

export function formatStatus(status: Status, format: StatusFormat, language: Language = 'en'): string {
  if (format === 'json') return `${JSON.stringify(status, null, 2)}\n`;
  const style: Style = { ...(format === 'markdown' ? MARKDOWN : TEXT), language };
  const words = COMMAND_WORDS[language];
  const { languages, reviewMaxAgeMonths } = status;
  const inState = (state: LanguageStatus['state']) => languages.filter((language) => language.state === state);
  const names = (found: readonly LanguageStatus[]) => found.map(({ filePath }) => style.item(1, style.file(filePath)));
  const sections = [
    section(
      style,
      words.outdated,
      inState('outdated').flatMap((language) => outdatedLines(language, style)),
    ),
    section(
      style,
      words.moved,
      languages.flatMap((language) => movedLines(language, style)),
    ),
    section(style, words.unrecorded, names(inState('unrecorded'))),
    section(style, words.missing, names(inState('missing'))),
    section(style, words.comments, commentLines(languages, style)),
    section(style, words.void, signOffLines(languages, style)),
    section(style, words.oldPages(reviewMaxAgeMonths), ageLines(status, style)),
    section(style, words.oldFacts(reviewMaxAgeMonths), factLines(status, style)),
  ];
  return `${[...sections.filter(Boolean), summarize(status, language)].join('\n\n')}\n`;
}

/** One line with totals. */
function summarize({ languages }: Status, language: Language): string {
  const count = (state: LanguageStatus['state']) => languages.filter((language) => language.state === state).length;
  const translations = languages.length - count('source');
  // Translations, and their parts: `npm run check` has one finding for each part.
  const parts = languages.filter(({ state }) => state === 'outdated').reduce((sum, { stale }) => sum + stale.length, 0);
  const others = { outdated: count('outdated'), parts, unrecorded: count('unrecorded'), missing: count('missing') };
  const valid = languages.filter(({ signOff }) => signOff.state === 'valid').length;
  const words = COMMAND_WORDS[language];
  return `${words.upToDate(count('current'), translations, others)} ${words.signedOff(valid, languages.length - others.missing)}`;
}

function outdatedLines({ filePath, localeCode, stale }: LanguageStatus, style: Style): string[] {
  return [style.item(1, style.file(filePath)), ...stale.flatMap((part) => staleLines(localeCode, part, style))];
}

function staleLines(localeCode: string, part: StalePart, style: Style): string[] {
  const words = COMMAND_WORDS[style.language];
  const own = part.own?.title ? words.own(part.own.title, part.own.position.line) : '';
  const edited = part.isEdited ? words.editedRecord : '';
  const sentences = part.change === 'changed' ? (part.sentences ?? []) : [];
  return [
    style.item(2, `${localeCode} ${namePart(part, style.language)}${own}: ${summarizeChange(part, style.language)}${edited}`),
    ...sentences.map((sentence) => style.item(3, describeSentence(sentence, style))),
  ];
}

function movedLines({ filePath, moved }: LanguageStatus, style: Style): string[] {
  return moved.length > 0
    ? [style.item(1, `${style.file(filePath)}: ${moved.map((part) => namePart(part, style.language)).join(', ')}`)]
    : [];
}

function commentLines(languages: readonly LanguageStatus[], style: Style): string[] {
  return languages.flatMap(({ filePath, comments }) =>
    comments.length === 0
      ? []
      : [
          style.item(1, style.file(filePath)),
          ...comments.flatMap((comment) => describeComment(comment, style.language)).map((line) => style.item(2, style.words(line))),
        ],
  );
}

function signOffLines(languages: readonly LanguageStatus[], style: Style): string[] {
  return languages.flatMap(({ filePath, signOff }) =>
    signOff.state === 'void' ? [style.item(1, `${style.file(filePath)}: ${describeSignOff(signOff, style.language)}`)] : [],
  );
}

function ageLines({ languages }: Status, style: Style): string[] {
  return languages.flatMap(({ filePath, isReviewOld, reviewed, signOff }) =>
    isReviewOld
      ? [
          style.item(
            1,
            `${style.file(filePath)}: ${COMMAND_WORDS[style.language].lawAsOf(reviewed, describeSignOff(signOff, style.language))}`,
          ),
        ]
      : [],
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
