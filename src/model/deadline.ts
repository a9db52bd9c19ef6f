/**
 * A deadline of the law as data: from which day it is counted, how, who has to act and what happens afterwards. Part of a fact
 * (content/facts.yaml, key `deadline`); its words are in content/deadlines.yaml.
 */
import { containsPhrase, type Phrase, parsePhrase } from './phrase.ts';

/** The same text by locale code. A check makes sure that every language of the site has it. */
export type LocalizedText = Readonly<Record<string, string>>;

/** Words of content/deadlines.yaml with their id. */
export interface NamedText {
  readonly id: string;
  readonly text: LocalizedText;
}

/** How one language names the day of an event. */
export interface DayWords {
  /** The day itself: "the day you learn of the death". */
  readonly day: string;
  /** The day as a sentence needs it after a length that begins with it: "from the day you learn of the death". */
  readonly from?: string | undefined;
  /** The same for deadlines that end with the day: "before the first day of the coming rental year". */
  readonly before?: string | undefined;
  /** Other words that name the day on a page: `*` stands for any letters, `…` for up to three words. */
  readonly also?: readonly string[] | undefined;
}

/** An event on whose day deadlines begin or, counted back, end. */
export interface DeadlineEvent {
  readonly id: string;
  /** By locale code. */
  readonly words: Readonly<Record<string, DayWords>>;
}

export interface Deadline {
  /** The heading under which the table of deadlines lists it: a situation of content/deadlines.yaml. Absent: not listed. */
  readonly situation?: NamedText | undefined;
  /** Position of the situation in content/deadlines.yaml. */
  readonly situationOrder: number;
  /** False if a reader cannot act by its last day; the calculator then leaves it out. Default: true. */
  readonly calculated: boolean;
  /** What has to be done in time, without the length, by language: "Renouncing an inheritance". */
  readonly act: LocalizedText;
  /** Who has to do it: a person of content/deadlines.yaml. */
  readonly who: NamedText;
  /** The event on whose day it begins (`after`) or with whose day it ends (`before`): an event of content/deadlines.yaml. */
  readonly starts: DeadlineEvent;
  /** `after`: counted from the event's day on, which does not count itself. `before`: counted back from it. Default: after. */
  readonly direction: 'after' | 'before';
  /**
   * `calendar-days`; `working-days`: without Saturdays, Sundays and official holidays; `same-day`: weeks, months and years end on the same
   * weekday or day of the month, or on the month's last day if it has no such day.
   */
  readonly counted: 'calendar-days' | 'working-days' | 'same-day';
  /** True for periods of procedural law: if they end in the courts' summer recess, they are extended by a week from its end. Default: false. */
  readonly recess: boolean;
  /** What happens after the last day: an outcome of content/deadlines.yaml. Absent where the law's answer has not been confirmed. */
  readonly outcome?: NamedText | undefined;
  /** When it begins on another day. Default: none. */
  readonly exceptions: readonly DeadlineException[];
  /** What can move its end: moves of content/deadlines.yaml. Default: none. */
  readonly moves: readonly NamedText[];
}

/** True if the table of deadlines lists it and its calculator can work out the last day. */
export function isCalculated(deadline: Deadline | undefined): deadline is Deadline {
  return deadline?.situation !== undefined && deadline.calculated;
}

export interface DeadlineException {
  /** The condition: a case of content/deadlines.yaml. */
  readonly case: NamedText;
  /** The event with which it begins then. */
  readonly starts: DeadlineEvent;
}

/** The first day in the form that a sentence needs: "from the day …", or "before the day …" if it is counted back. */
export function firstDayWords({ starts, direction }: Pick<Deadline, 'starts' | 'direction'>, localeCode: string): string | undefined {
  const words = starts.words[localeCode];
  return direction === 'before' ? words?.before : words?.from;
}

/** True when a text names the deadline's first day, or that of one of its exceptions. */
export function saysFirstDay({ starts, exceptions }: Pick<Deadline, 'starts' | 'exceptions'>, localeCode: string, text: string): boolean {
  return [starts, ...exceptions.map((exception) => exception.starts)].some((event) =>
    containsPhrase(localeCode, text, phrasesOf(event, localeCode)),
  );
}

/**
 * The words of the first day that a text about the deadline lacks; undefined if it says one. Empty if the deadline has exceptions, because
 * the text may be about one of them.
 */
export function missingFirstDay(deadline: Deadline, localeCode: string, text: string): string | undefined {
  if (saysFirstDay(deadline, localeCode, text)) return undefined;
  return deadline.exceptions.length > 0 ? '' : firstDayWords(deadline, localeCode);
}

const parsed = new WeakMap<DayWords, readonly Phrase[]>();

/** Cached, because every block of every page that quotes the deadline is compared with them. */
function phrasesOf({ words }: DeadlineEvent, localeCode: string): readonly Phrase[] {
  const own = words[localeCode];
  if (!own) return [];
  const { day, from, before, also = [] } = own;
  const phrases = parsed.get(own) ?? [inAnyCase(day), from, before, ...also].flatMap((text) => (text ? parsePhrase(localeCode, text) : []));
  parsed.set(own, phrases);
  return phrases;
}

/** A sentence changes the article (der Tag, am Tag) and, in Turkish, the end of the last word (gün, günden). */
function inAnyCase(day: string): string {
  return `${day.replace(/^(?:the|der|die|das|de|het|le|la) /, '')}*`;
}
