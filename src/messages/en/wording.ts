/** English: findings about words: spelling, typography, terms, professional rules, readability. */
import { type Counts, type Texts, type Words, write } from '../values.ts';
import { type TypographyProblem, typography } from './typography.ts';

export const wording = {
  conduct: ({ words, why, instead }: Texts<'words' | 'why' | 'instead'>) => [`"${words}" may not be said: ${why}`, instead],
  glossary: ({ words, language, term, why, use, id }: Texts<'words' | 'language' | 'code' | 'term' | 'why' | 'use' | 'id'>) => [
    `"${words}" is not the ${language} word for "${term}": ${why}`,
    `Write "${use}", or change the entry ${id} of content/glossary.yaml.`,
  ],
  spelling: ({
    word,
    suggestions,
    code,
    isMarkable,
  }: Texts<'word' | 'code'> & { readonly suggestions: readonly string[]; readonly isMarkable: boolean }) => [
    `"${word}" is not in the dictionary.${suggestions.length > 0 ? ` Did you mean ${suggestions.join(', ')}?` : ''}`,
    `Correct it, ${isMarkable ? 'mark a Turkish word with <Term>, ' : ''}or add the word to content/spelling/${code}.txt when it is right.`,
  ],
  'spelling.statute': ({ word, reference }: Texts<'word' | 'reference'>) => [
    `"${word}" is a statute, and is not marked with <Law>.`,
    `Write <Law ref="${reference}" />; each language then says it in its own way.`,
  ],
  'spelling.english': ({ word, text, code }: Texts<'word' | 'text' | 'code'>) => [
    `"${word}" is not in the dictionary; the whole text looks English: "${text}"`,
    `Translate it, or add the word to content/spelling/${code}.txt when it is right.`,
  ],
  'typography.open-quote': ({ opening, closing }: Texts<'opening' | 'closing'>) => [
    `The quotation mark ${opening} is never closed.`,
    `Write ${closing} where the quotation ends.`,
  ],
  typography: ({ problem, right }: Texts<'right'> & { readonly problem: TypographyProblem }) => [
    write(typography, problem),
    `Write “${right}” (␣ and ⍽ are no-break spaces), or run: npm run check -- --fix`,
  ],
  'readability.paragraph': ({ words, most }: Counts<'words' | 'most'>) => [
    `This paragraph has ${words} words; up to ${most} are easy to read.`,
    'Divide it where a new thought begins, or make a list of it.',
  ],
  'readability.sentence': ({ words, most, start }: Counts<'words' | 'most'> & Texts<'start'>) => [
    `This sentence has ${words} words; up to ${most} are easy to read: "${start} …"`,
    'Make two sentences of it.',
  ],
  hedge: ({
    count,
    words,
    most,
    why,
    instead,
  }: Counts<'count' | 'most'> & Texts<'why' | 'instead'> & { readonly words: readonly string[] }) => [
    `This page has ${count} words such as ${words.map((word) => `"${word}"`).join(', ')}; its length allows ${most}: ${why}`,
    instead,
  ],
  'stock-sentence': ({ pages, quote }: Counts<'pages'> & Texts<'quote'>) => [
    `This sentence is on ${pages} pages: "${quote}"`,
    'Write it once as a passage (content/passages), or say on each page what is special there.',
  ],
  'term-unexplained': ({ word, gloss }: Texts<'word' | 'gloss'>) => [
    `"${word}" is used here for the first time on this page, and nothing says what it means.`,
    `Write "${word} (${gloss})", or a word that everybody knows.`,
  ],
  'term-unexplained.turkish': ({ word }: Texts<'word'>) => [
    `The Turkish word "${word}" is used on this page, and its translation is nowhere beside it.`,
    'Write the translation, and the Turkish word in brackets after it.',
  ],
  abbreviation: ({ id, name }: Texts<'id' | 'name'>) => [unwritten(id), `Write "${name} (${id})".`],
  'abbreviation.act': ({ id, name, reference }: Texts<'id' | 'name' | 'reference'>) => [
    unwritten(id),
    `Write "${name}, " before <Law ref="${reference}" />.`,
  ],
  'country-bound': ({ words }: Texts<'words'>) => [
    `"${words}" speaks to readers in one country; others live elsewhere.`,
    'Write "the country where you live", or mark the country as an example ("in Germany, for example").',
  ],
} satisfies Record<string, (values: never) => Words>;

function unwritten(id: string): string {
  return `"${id}" is used here for the first time on this page, and its name is not written out.`;
}
