/** What can be completed, by the sign in front of it and what is typed behind that. */
import type { FactChoice, LinkChoice, NamedChoice, Vocabulary } from '../../../model/deskWrite.ts';
import { componentWords, say } from '../words.ts';

export interface Choice {
  /** Shown first, in bold. */
  readonly words: string;
  readonly meaning: string;
  readonly basis: string;
  /** Replaces the sign and what is typed behind it. */
  readonly insert: string;
  /** Heading of its group. */
  readonly kind: string;
}

/** Those whose words begin as the typed ones do come first: `6` finds `6 Monate` before `166/3`. */
export function choicesAfterBrace(vocabulary: Vocabulary, typed: string): readonly Choice[] {
  const begin = fold(typed);
  const found = vocabulary.facts
    .flatMap(factChoices)
    .filter(({ words, meaning, basis, insert }) => hasWords(typed, words, meaning, basis, insert));
  const isFirst = ({ words }: Choice) => fold(words).startsWith(begin);
  return [...found.filter(isFirst), ...found.filter((choice) => !isFirst(choice))];
}

/** Facts whose words begin as the typed ones do: `3 Mon` finds `3 Monate`. */
export function choicesAfterNumber({ facts }: Vocabulary, typed: string): readonly Choice[] {
  const begin = fold(typed);
  return facts.flatMap(factChoices).filter(({ words }) => fold(words).startsWith(begin));
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

/** A fact in its words, and, for a deadline, with its first day. */
function factChoices({ id, value, applies, basis, words, firstDay }: FactChoice): readonly Choice[] {
  return (words.length > 0 ? words : [value]).slice(0, 4).flatMap((shown) => {
    const insert = `<Fact id="${id}">${shown}</Fact>`;
    const common = { meaning: applies || id, basis: basis.join(' · '), kind: say('kindFact') };
    const alone = { words: shown, insert, ...common };
    return firstDay ? [alone, { ...common, words: `${shown} ${firstDay}`, insert: `${insert} ${firstDay}` }] : [alone];
  });
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
