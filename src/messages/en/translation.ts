/** English: findings about translations: what differs from the source, what is missing, what is outdated, which language a text is in. */
import type { MissingKind } from '../../model/missingPart.ts';
import { languageName } from '../count.ts';
import type { Counts, Texts, Words } from '../values.ts';
import { counted } from './common.ts';
import { type PartName, partNames } from './parts.ts';

const NOUNS: Readonly<Record<MissingKind, string>> = {
  headings: 'section',
  steps: 'step',
  groups: 'group of questions',
  questions: 'question',
  rows: 'row',
};

/** What to type, behind the place. */
const FORMS: Readonly<Record<MissingKind, string>> = {
  headings: ', as a heading with its text',
  steps: ' as "- title: …" with "description: …"',
  groups: ' as "- title: …" with "questions:"',
  questions: ' as "- question: …" with "answer: …"',
  rows: ' as "| … | … |"',
};

const CONSEQUENCES = {
  notice: ' The page is published without it, with a notice in its place.',
  withhold: ' The page is withheld until it is there.',
  stop: ' Nothing is published until it is there.',
  none: '',
};

const REFERENCES: Readonly<Record<ReferenceKind, readonly [noun: string, describe: (name: string) => string]>> = {
  page: ['link', (name) => `to the page "${name}"`],
  official: ['link', (name) => `to the address "${name}"`],
  passage: ['<Passage>', (name) => `"${name}"`],
  fee: ['<Fee>', (name) => `"${name}"`],
  law: ['reference', (name) => `to ${name}`],
};

const THINGS: Readonly<Record<SharedThing['kind'], (thing: SharedThing) => string>> = {
  fact: ({ name }) => `the fact ${name}`,
  law: ({ name }) => `a reference to ${name}`,
  link: ({ name }) => `a link to ${name}`,
  component: ({ name }) => `a <${name}>`,
  table: ({ sizes: [columns, rows] = [] }) => `a table of ${columns} columns and ${rows} rows`,
  list: ({ sizes: [items] = [] }) => `a list of ${items} items`,
};

export const translation = {
  'parity.level': ({
    own,
    ownDepth,
    source,
    sourceDepth,
    file,
    mark,
  }: Texts<'own' | 'source' | 'file' | 'mark'> & Counts<'ownDepth' | 'sourceDepth'>) => [
    `The heading "${own}" is of level ${ownDepth}, "${source}" in ${file} of level ${sourceDepth}.`,
    `Begin the heading with "${mark}".`,
  ],
  'parity.section-missing': ({ title, file }: Texts<'title' | 'file'>) => [
    `The section "${title}" of ${file} is missing after this place.`,
    'Translate the section.',
  ],
  'parity.section-surplus': ({ title, file }: Texts<'title' | 'file'>) => [
    `The section "${title}" is not in ${file}.`,
    `Remove the heading, or add the section to ${file} first.`,
  ],
  'parity.entries': ({ key, own, source, file }: Texts<'key' | 'file'> & Counts<'own' | 'source'>) => [
    `"${key}" has ${counted(own, 'entry', 'entries')}; in ${file} it has ${source}.`,
    own < source ? `Translate what is missing from ${file}.` : `Remove what is too much, or add it to ${file} first.`,
  ],
  'parity.groups': ({ file, isGrouped }: Texts<'file'> & { readonly isGrouped: boolean }) => [
    isGrouped ? `"faq" has groups in ${file}, but not here.` : `"faq" has groups here, but not in ${file}.`,
    'Build it the same way.',
  ],
  'parity.slide': ({ own, source, file }: Texts<'own' | 'source' | 'file'>) => [
    `This slide leads to "${own}"; in ${file} it leads to "${source}".`,
    'Put the slides in the same order.',
  ],
  'parity.sizes': ({ part, own, source, file }: Texts<'file'> & { readonly part: ComparedPart } & Record<'own' | 'source', Sizes>) => [
    `This ${namePart(part)} has ${sizes(own)}; in ${file} it has ${sizes(source)}.`,
    `Give it the same as in ${file}.`,
  ],
  'parity.part-missing': ({ part, file }: Texts<'file'> & { readonly part: ComparedPart }) => [
    `A ${namePart(part)} of ${file} is missing below this place.`,
    `Add it as in ${file}.`,
  ],
  'parity.part-surplus': ({ part, file }: Texts<'file'> & { readonly part: ComparedPart }) => [
    `This ${namePart(part)} is not in ${file}, or is in a different order there.`,
    `Remove or move it, or change ${file} first.`,
  ],
  'parity.passage': ({ thing, own, source, file }: Texts<'file'> & Counts<'own' | 'source'> & { readonly thing: SharedThing }) => [
    `This passage has ${THINGS[thing.kind](thing)} ${times(own)}; ${file} has it ${times(source)}.`,
    own < source ? `Add it as in ${file}.` : `Remove it, or add it to ${file} first.`,
  ],
  'parity.exchanged': ({ kind, own, source, file }: Texts<'own' | 'source' | 'file'> & { readonly kind: ReferenceKind }) => [
    `${reference(kind, own, 1)} here, but ${reference(kind, source, 1)} in ${file}.`,
    `Write what ${file} has, or correct ${file} first.`,
  ],
  /** `command` settles the translations, which the mended source makes outdated. */
  'parity.source-alone': ({ source, own, number, command }: Texts<'source' | 'own' | 'command'> & Counts<'number'>) => [
    `Only this text cites ${source}, which content/articles.yaml does not have; ${number === 1 ? 'its translation cites' : `all ${number} translations cite`} ${own}.`,
    `Write ${own} here, then confirm that ${number === 1 ? 'the translation says so already' : 'the translations say so already'}: ${command}. If ${source} is right, write it in the translations instead.`,
  ],
  'parity.references': ({
    kind,
    name,
    own,
    source,
    file,
  }: Texts<'name' | 'file'> & Counts<'own' | 'source'> & { readonly kind: ReferenceKind }) => [
    `${reference(kind, name, own)} here, but ${source} in ${file}.`,
    own < source ? `Add it where ${file} has it.` : `Remove one, or add it to ${file} first.`,
  ],
  'part-missing': ({
    kind,
    title,
    file,
    policy,
    line,
    place,
    own,
  }: Texts<'title' | 'file' | 'own'> &
    Counts<'line'> & {
      readonly kind: MissingKind;
      readonly policy: 'notice' | 'withhold' | 'stop' | 'none';
      readonly place: MissingPlaceName;
    }) => {
    const where = {
      before: `before this ${NOUNS[kind]}`,
      behind: `after this ${NOUNS[kind]}`,
      table: 'into this table',
      end: 'at the end of the text',
      faq: 'under "faq:"',
    };
    return [
      `${title ? `The ${NOUNS[kind]} "${title}"` : `A ${NOUNS[kind]}`} of ${file} is missing here.${CONSEQUENCES[policy]}`,
      `Translate it from line ${line} of ${file} and insert it ${where[place]}${FORMS[kind]}. Then: npm run status -- --record ${own}`,
    ];
  },
  'translation-outdated': ({
    part,
    change,
    page,
    code,
    own,
  }: Texts<'page' | 'code' | 'own'> & { readonly part: PartName; readonly change: 'changed' | 'added' | 'removed' | 'missing' }) => [
    `The source has changed since this was translated: ${partNames(part)} (${{ changed: 'changed', added: 'new', removed: 'gone', missing: 'missing here' }[change]}).`,
    `See the words: npm run status -- ${page} ${code}. If the translation lacks the change, translate it. Then record it: npm run status -- --record ${own} (--confirm instead of --record if nothing had to change).`,
  ],
  'wrong-language': ({ found, expected, words, fix }: Texts<'found' | 'expected' | 'words'> & { readonly fix: LanguageFix }) => [
    `This is ${languageName('en', found)}, in a ${languageName('en', expected)} file: "${words}"`,
    {
      source: 'Write it in the file’s language, or move it to the right file.',
      bare: 'Translate it.',
      text: 'Translate it; mark single Turkish words with <Term>…</Term>.',
    }[fix],
  ],
} satisfies Record<string, (values: never) => Words>;

/** A table, a list or a component, as the parts of two languages are compared. */
export interface ComparedPart {
  readonly kind: 'table' | 'list' | 'numbered-list' | 'component';
  /** Name of the component. */
  readonly name?: string | undefined;
}

/** What is counted in a part: its columns and rows, or its items. */
export type Sizes = readonly { readonly what: 'columns' | 'rows' | 'items'; readonly size: number }[];

/** What a passage has in every language. */
export interface SharedThing {
  readonly kind: 'fact' | 'law' | 'link' | 'component' | 'table' | 'list';
  readonly name: string;
  /** Columns and rows of a table, items of a list. */
  readonly sizes?: readonly number[] | undefined;
}

export type ReferenceKind = 'page' | 'official' | 'passage' | 'fee' | 'law';

/** Before or behind the part at the finding's place; into a table; at the end of the text; under the key of the questions. */
export type MissingPlaceName = 'before' | 'behind' | 'table' | 'end' | 'faq';

/** A text of the source language; one that cannot contain <Term>; every other. */
export type LanguageFix = 'source' | 'bare' | 'text';

function namePart({ kind, name }: ComparedPart): string {
  return { table: 'table', list: 'list', 'numbered-list': 'numbered list', component: `<${name}>` }[kind];
}

function sizes(all: Sizes): string {
  return all.map(({ what, size }) => counted(size, what.slice(0, -1))).join(' and ');
}

function times(number: number): string {
  return number === 1 ? 'once' : `${number} times`;
}

function reference(kind: ReferenceKind, name: string, number: number): string {
  const [noun, describe] = REFERENCES[kind];
  return `${number === 0 ? `No ${noun}` : counted(number, noun)} ${describe(name)}`;
}
