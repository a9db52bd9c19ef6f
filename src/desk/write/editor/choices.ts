/** What can be completed, by the sign in front of it and what is typed behind that. */
import type { FactChoice, LinkChoice, NamedChoice, Vocabulary } from '../../../model/deskWrite.ts';
import { componentWords, say } from '../words.ts';

export interface Choice {
  /** Shown first, in bold. */
  readonly words: string;
  readonly meaning: string;
  readonly basis: string;
  /** Of a fact: its value where the words write it differently, and its first day where the choice does not insert it. */
  readonly value?: string;
  readonly firstDay?: string;
  /** Replaces the sign and what is typed behind it. */
  readonly insert: string;
  /** Heading of its group. */
  readonly kind: string;
}

/**
 * Facts, the likeliest first: their words begin as the typed ones do (`6` finds `6 Monate` before `166/3`); the typed words stand in what
 * the fact is about; they stand anywhere in what is shown, or in the title of a page that quotes the fact.
 */
export function choicesAfterBrace({ facts, localeCode }: Vocabulary, typed: string): readonly Choice[] {
  const begin = fold(typed);
  const words = begin.split(' ');
  const ranked = facts.flatMap((fact) => {
    const isAbout = (word: string) => beginsWord(fact.about, word, localeCode);
    const isOnPage = (word: string) => beginsWord(fact.pageTitles, word, localeCode);
    return factChoices(fact, localeCode).map(({ figure, choice }) => {
      const shown = fold([choice.words, choice.meaning, choice.basis, choice.insert].join(' '));
      if (fold(figure).startsWith(begin)) return { rank: 0, choice };
      if (words.every(isAbout)) return { rank: 1, choice };
      return { rank: words.every((word) => shown.includes(word) || isAbout(word) || isOnPage(word)) ? 2 : 3, choice };
    });
  });
  return [0, 1, 2].flatMap((rank) => ranked.filter((offer) => offer.rank === rank).map(({ choice }) => choice));
}

/** Facts whose words begin as the typed ones do: `3 Mon` finds `3 Monate`. */
export function choicesAfterNumber({ facts, localeCode }: Vocabulary, typed: string): readonly Choice[] {
  const begin = fold(typed);
  return facts
    .flatMap((fact) => factChoices(fact, localeCode))
    .filter(({ figure }) => fold(figure).startsWith(begin))
    .map(({ choice }) => choice);
}

export function choicesAfterBracket({ pages, links, contactWays }: Vocabulary, typed: string): readonly Choice[] {
  const link =
    (kind: string) =>
    ({ target, title }: LinkChoice) => ({ words: title, meaning: '', basis: '', insert: `[${title}](${target})`, kind });
  const ways = contactWays.map((way) => ({ target: `contact:${way}`, title: way }));
  return [...pages.map(link(say('kindPage'))), ...links.map(link(say('kindLink'))), ...ways.map(link(say('kindContact')))].filter(
    ({ words, insert }) => hasWords(typed, words, insert),
  );
}

export function choicesAfterAngle(vocabulary: Vocabulary, typed: string, isInline: boolean): readonly Choice[] {
  const { statutes, passages, terms, fees, matters, components } = vocabulary;
  const named =
    (kind: string, tag: (id: string) => string) =>
    ({ id, text }: NamedChoice) => ({ words: text || id, meaning: text ? id : '', basis: '', insert: tag(id), kind });
  const boxes = components.filter(({ form, attributes }) => (form === 'block' || form === 'list') && attributes.length === 0);
  return [
    ...statutes.map(named(say('kindLaw'), (id) => `<Law ref="${id}" />`)),
    ...passages.map(named(say('kindPassage'), (id) => `<Passage id="${id}" />`)),
    ...terms.map(({ words, original }) => ({
      words: original,
      meaning: words.join(', '),
      basis: '',
      insert: `<Term>${original}</Term>`,
      kind: say('kindTerm'),
    })),
    ...fees.map(named(say('kindFee'), (id) => `<Fee id="${id}" />`)),
    ...(isInline ? [] : matters.map(named(say('kindMatter'), (id) => `<PowerOfAttorney matter="${id}" />`))),
    ...(isInline
      ? []
      : boxes.map(({ name, form }) => ({
          words: componentWords(name) ?? name,
          meaning: name,
          basis: '',
          insert: form === 'list' ? `<${name} />` : `<${name}>\n\n\n\n</${name}>`,
          kind: say('kindBox'),
        }))),
  ].filter(({ words, meaning, insert }) => hasWords(typed, words, meaning, insert));
}

/** Languages in which the first day stands before the length: "tebliğden itibaren 2 hafta". */
const DAY_FIRST: ReadonlySet<string> = new Set(['tr']);

/** A fact in its words, which are the `figure`, and, for a deadline, with its first day. */
function factChoices(
  { id, value, applies, basis, words, firstDay }: FactChoice,
  localeCode: string,
): readonly { readonly figure: string; readonly choice: Choice }[] {
  const common = { basis: basis.join(' · '), kind: say('kindFact') };
  return (words.length > 0 ? words : [value]).slice(0, 4).flatMap((figure) => {
    const insert = `<Fact id="${id}">${figure}</Fact>`;
    const isWritten = fold(value) === fold(figure);
    // A condition has no value beside its sentence, which says what it means.
    const meant = applies ? { ...common, meaning: applies, ...(!isWritten && { value }) } : { ...common, meaning: isWritten ? id : value };
    const alone = { figure, choice: { ...meant, words: figure, insert, ...(firstDay && { firstDay }) } };
    if (!firstDay) return [alone];
    const withDay = (length: string) => (DAY_FIRST.has(localeCode) ? `${firstDay} ${length}` : `${length} ${firstDay}`);
    return [alone, { figure, choice: { ...meant, words: withDay(figure), insert: withDay(insert) } }];
  });
}

/** The consonant at the end of a Turkish word is another one before a vowel: ret, reddi; kitap, kitabı. Folded, ç and ğ are c and g. */
const SOFTENED: Readonly<Record<string, string>> = { p: 'b', t: 'd', k: 'g' };

/** True if a word of the texts begins so. */
function beginsWord(texts: readonly string[], word: string, localeCode: string): boolean {
  const all = ` ${texts.map((text) => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')).join(' ')}`;
  const softened = localeCode === 'tr' ? word.replace(/[ptk]$/, (end) => SOFTENED[end] ?? end) : word;
  return all.includes(` ${word}`) || all.includes(` ${softened}`);
}

/** True if a text contains each typed word. */
function hasWords(typed: string, ...texts: readonly string[]): boolean {
  const all = fold(texts.join(' '));
  return fold(typed)
    .split(' ')
    .every((word) => all.includes(word));
}

/** Without capitals, accents and kinds of blanks; all Turkish i's are one letter. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase().replace(/\s+/g, ' ').trimStart();
}
