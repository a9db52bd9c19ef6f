/** English: findings about facts: figures, wordings, deadlines, estimates, statutes. */
import type { InEachLanguage } from '../language.ts';
import type { Counts, Perhaps, Texts, Words } from '../values.ts';
import { didYouMean } from './common.ts';

const ACT_FIX = 'Correct the short name, or';

export const facts = {
  'fact-echo': ({ words }: Texts<'words'>) => [
    `"${words}" is none of the facts that this page quotes.`,
    'Correct the figure, say it without one, or quote the fact in the text with <Fact>.',
  ],
  'fact-required': ({ id, reason, leader = '', file = '' }: Texts<'id'> & Perhaps<'leader' | 'file'> & { readonly reason: FactReason }) => [
    `This page does not quote the fact ${id}, ${
      {
        register: 'which the register asks of it',
        companion: `without which ${leader} misleads`,
        source: `which ${file} quotes`,
      }[reason]
    }.`,
    `State it in the text: <Fact id="${id}">…</Fact>.`,
  ],
  'fact-required.names': ({ key, id, name, near }: Texts<'id' | 'name'> & Perhaps<'near'> & { readonly key: 'pages' | 'companions' }) => {
    const what = { pages: 'page', companions: 'fact' }[key];
    return [`"${key}" of ${id} names "${name}", but there is no such ${what}.${didYouMean(near)}`, `Write the id of a ${what}.`];
  },
  'fact-unmarked.none': ({ words }: Texts<'words'>) => [
    unmarked(words),
    'Mark the words with the fact that they state, added to content/facts.yaml where it is missing, or say it without a figure.',
  ],
  'fact-unmarked.one': ({ words, id, about }: Texts<'words' | 'id' | 'about'>) => [
    unmarked(words),
    `Write <Fact id="${id}">${words}</Fact> if that fact is meant (${about}); if not, add the right one to content/facts.yaml, or say it without a figure.`,
  ],
  'fact-unmarked.several': ({ words, named, more }: Texts<'words'> & Counts<'more'> & { readonly named: readonly string[] }) => [
    unmarked(words),
    `Write <Fact id="…">${words}</Fact> with the fact of content/facts.yaml that is meant: ${[...named, ...(more > 0 ? [`${more} more`] : [])].join('; ')}. If it is none of them, add it there, or say it without a figure.`,
  ],
  'fact-number': ({
    words,
    id,
    value,
    bound,
    suggestion,
    place,
    isWithout,
  }: Texts<'words' | 'id' | 'suggestion' | 'place'> & FactValue & { readonly isWithout: boolean }) => [
    `This sentence says "${words}"${isWithout ? ', which states no figure' : ''}, but fact ${id} is ${describe({ value, bound })}.`,
    `write "${suggestion}", or correct the fact in ${place}.`,
  ],
  'fact-number.phrase': ({ phrase, id, value, bound, suggestion }: Texts<'phrase' | 'id' | 'suggestion'> & FactValue) => [
    `The accepted wording "${phrase}" does not say what fact ${id} is: ${describe({ value, bound })}.`,
    `Write "${suggestion}", or remove the wording.`,
  ],
  'fact-number.register': ({
    key,
    id,
    words,
    known,
  }: Texts<'id' | 'words'> & { readonly key: 'warning' | 'applies' | 'condition'; readonly known: readonly string[] }) => [
    `The ${key} of ${id} says "${words}", which is not what ${known.join(' or ')} says.`,
    'Correct it, or name the fact that it quotes under "quotes:".',
  ],
  'fact-phrase': ({ words, id, code, nearest }: Texts<'words' | 'id' | 'code' | 'nearest'>) => [
    `"${words}" is no accepted wording of fact ${id} in "${code}".`,
    `Write "${nearest}", or have the new wording checked and add it to the fact's phrases.`,
  ],
  'fact-phrase.language': ({ code, codes }: Texts<'code' | 'codes'>) => [
    `"${code}" is not a language of this site, which has ${codes}.`,
    'Correct the language’s code, or remove its wordings.',
  ],
  'deadline-start': ({
    words,
    id,
    unit,
    start,
    exceptions,
    target,
  }: Texts<'words' | 'id' | 'start'> & Perhaps<'target'> & { readonly unit: UnitKind; readonly exceptions: readonly string[] }) => [
    `"${words}" is the deadline ${id}, and this ${unit} has none of the words of content/deadlines.yaml that say from which day it is counted.`,
    `Add "${start}"${exceptions.length === 0 ? '' : ` (or, in the case that you mean, ${exceptions.map((text) => `"${text}"`).join(', ')})`}${target ? `, or link to a part that says it: [words](${target})` : ''}.`,
  ],
  'deadline-words.undecided': ({ id }: Texts<'id'>) => [
    `${id} is a length of time from the law and does not say whether somebody has to act within it.`,
    'Add "deadline:" with act, who, starts and counted, or "deadline: none".',
  ],
  'deadline-words.form': ({ event, code, id, form }: Texts<'event' | 'code' | 'id'> & { readonly form: 'from' | 'before' }) => [
    `The event ${event} has no words with "${form}" in "${code}", but the deadline ${id} is counted ${form === 'from' ? 'from' : 'back from'} its day.`,
    `Add "${form}:" with the day as a sentence needs it after a length.`,
  ],
  'deadline-words.unknown': ({
    id,
    name,
    what,
    file,
    near,
  }: Texts<'id' | 'name' | 'file'> & Perhaps<'near'> & { readonly what: DeadlineEntry }) => [
    `The deadline of ${id} names "${name}", but ${file} has no such ${what}.${didYouMean(near)}`,
    `Write the name of an entry, or add the ${what} to ${file}, with its words in every language.`,
  ],
  'claim-conflict.needs': ({ words, rule, needed }: Texts<'words' | 'rule' | 'needed'>) => [
    `"${words}" is quoted without its exception. The register says: ${rule}`,
    `Add the exception to this paragraph; it has a word such as "${needed}".`,
  ],
  'claim-conflict.contradicted': ({ words, rule, phrase }: Texts<'words' | 'rule'> & Perhaps<'phrase'>) => [
    `"${words}" contradicts the register, which says: ${rule}`,
    phrase ? `Write it as the other pages do: "${phrase}".` : 'Write it as the register and the other pages do.',
  ],
  'estimate-basis.fact': ({ id, source }: Texts<'id' | 'source'>) => [
    `${id} is a range of time, so it is an estimate; "${source}" cannot be its basis.`,
    'Write "practice" as the only basis, or the period that the article gives.',
  ],
  'estimate-basis.statute': ({ id }: Texts<'id'>) => [
    `A statute is in the same sentence as ${id}, which is an estimate of the practice.`,
    'Quote the statute in another sentence, or leave it out.',
  ],
  'estimate-basis.disclaimer': ({ words }: Texts<'words'>) => [
    `"${words}" speaks of estimates, but this page quotes none.`,
    'Remove the sentence: deadlines of the law are no estimates.',
  ],
  'estimate-basis.unsaid': ({ words, id, mark }: Texts<'words' | 'id' | 'mark'>) => [
    `Nothing here says that "${words}" is an estimate (${id}).`,
    `Add words such as "${mark}" to this paragraph.`,
  ],
  'clause-unknown.matter': ({ matter, file, near }: Texts<'matter' | 'file'> & Perhaps<'near'>) => [
    `There is no matter "${matter}" in ${file}.${didYouMean(near)}`,
    'Use an id of the register, or add the matter there.',
  ],
  'clause-unknown.page': ({ page, id, component }: Texts<'page' | 'id' | 'component'>) => [
    `The page "${page}" does not show the matter "${id}".`,
    `Write <${component} matter="${id}" /> there, or name another page.`,
  ],
  'clause-unknown.basis': ({ reference, near }: Texts<'reference'> & Perhaps<'near'>) => [
    `content/articles.yaml does not confirm "${reference}".${didYouMean(near)}`,
    'Compare the article with the law and add it there, or correct the basis.',
  ],
  'statute-unknown.act': ({ act, near }: Texts<'act'> & Perhaps<'near'>) => [
    `content/abbreviations.yaml has no statute "${act}".${didYouMean(near)}`,
    `${ACT_FIX} add the statute with its name in all languages.`,
  ],
  'statute-unknown.confirmed': ({ act, near }: Texts<'act'> & Perhaps<'near'>) => [
    `content/abbreviations.yaml has no statute "${act}".${didYouMean(near)}`,
    `${ACT_FIX} remove the entry.`,
  ],
  'statute-unknown.unquoted': ({ statute, near }: Texts<'statute'> & Perhaps<'near'>) => [
    `No page and no fact quotes "${statute}", so that this amendment asks for no review.${didYouMean(near)}`,
    'Write the statute as pages quote it, or remove the entry.',
  ],
  'statute-unknown.source': ({ source, near }: Texts<'source'> & Perhaps<'near'>) => [
    `No fact has the basis "${source}".${didYouMean(near)}`,
    'Write it as the fact does, or remove the entry.',
  ],
} satisfies Record<string, (values: never) => Words>;

/** The register asks for the fact; another fact misleads without it; the source quotes it. */
export type FactReason = 'register' | 'companion' | 'source';

/** What a reader takes in at one glance (scripts/rules/deadlines/units.ts). */
export type UnitKind = 'paragraph' | 'list item' | 'table row' | 'figure' | 'step' | 'answer';

/** The sections of content/deadlines.yaml, in the singular. */
export type DeadlineEntry = 'situation' | 'event' | 'person' | 'outcome' | 'case' | 'move';

/** The value of a fact, and whether it is a least or a greatest one. */
export interface FactValue {
  readonly value: InEachLanguage;
  readonly bound?: 'min' | 'max' | undefined;
}

function describe({ value, bound }: FactValue): string {
  if (!bound) return value.en;
  return `${bound === 'min' ? 'at least' : 'at most'} ${value.en}`;
}

function unmarked(words: string): string {
  return `"${words}" looks like a legal fact, but is not marked with <Fact>.`;
}
