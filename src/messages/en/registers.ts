/** English: findings about labels, and about names in registers. */
import type { Counts, Perhaps, Texts, Words } from '../values.ts';
import { didYouMean } from './common.ts';

/** Labels that were renamed or moved. */
const OLD_LABELS: Readonly<Record<OldLabel, string>> = {
  whatsappHi: ' It is called "whatsapp_hi" now.',
  city: ' Cities are in content/site.yaml now, under contact.addresses.',
};

export const registers = {
  'label-unused': ({ key, old, near }: Texts<'key'> & Perhaps<'near'> & { readonly old?: OldLabel | undefined }) => [
    `Nothing on the site shows the label "${key}".${old ? OLD_LABELS[old] : didYouMean(near)}`,
    'Correct the key in every language, or remove the label from all of them.',
  ],
  'label-placeholder.site': ({ key, fills, found }: Texts<'key' | 'fills' | 'found'>) => [
    `${fills === '' ? 'The site fills nothing into' : `The site fills ${fills} into`} the label "${key}", which has ${found || 'none'}.`,
    fills === '' ? 'Write the text without placeholders.' : 'Use these placeholders, each once.',
  ],
  'label-placeholder.source': ({ key, file, expected }: Texts<'key' | 'file' | 'expected'>) => [
    `The label "${key}" has other placeholders than ${file}, which has ${expected || 'none'}.`,
    'Use the same placeholders; their order may differ.',
  ],
  'label-value.long': ({ key, length }: Texts<'key'> & Counts<'length'>) => [
    `The label "${key}" has ${length.toLocaleString('en')} characters.`,
    'Write a label of a few words.',
  ],
  'label-value.empty': ({ key }: Texts<'key'>) => [
    `The label "${key}" has no text.`,
    'Write the text after the colon, in quotes if it is a number or a word such as yes.',
  ],
  'label-missing': ({ key, file, text, name }: Texts<'key' | 'file' | 'text' | 'name'>) => [
    `The label "${key}" is missing; ${file} says "${text}".`,
    `Add "${name}:" with its text in this language.`,
  ],
  'label-unknown': ({ key, file, near }: Texts<'key' | 'file'> & Perhaps<'near'>) => [
    `The label "${key}" is not in ${file}.${didYouMean(near)}`,
    `Correct the key, or add it to ${file} and every other language.`,
  ],
  'language-unknown': ({ code, codes, near }: Texts<'code' | 'codes'> & Perhaps<'near'>) => [
    `"${code}" is not a language of this site, which has ${codes}.${didYouMean(near)}`,
    'Correct the language, or remove the entry.',
  ],
  'language-missing': ({ name, codes }: Texts<'name' | 'codes'>) => [`"${name}" has no words in ${codes}.`, 'Add the words.'],
  'terms.words': ({ id, near }: Texts<'id'> & Perhaps<'near'>) => [
    `The term "${id}" has no words in content/glossary.yaml.${didYouMean(near)}`,
    'Add its words there under "use", or correct the name.',
  ],
  'terms.language': ({ id, codes }: Texts<'id' | 'codes'>) => [
    `The term "${id}" has no word in ${codes}.`,
    'Add it in content/glossary.yaml under "use".',
  ],
  'terms.page': ({ page, near }: Texts<'page'> & Perhaps<'near'>) => [
    `There is no page "${page}".${didYouMean(near)}`,
    'Write the name of the page’s folder.',
  ],
  'terms.itself': ({ id }: Texts<'id'>) => [`The term "${id}" names itself.`, 'Write the name of another entry of the file, or remove it.'],
  'terms.unknown': ({ id, file, near }: Texts<'id' | 'file'> & Perhaps<'near'>) => [
    `There is no term "${id}" in ${file}.${didYouMean(near)}`,
    'Write the name of another entry of the file, or remove it.',
  ],
} satisfies Record<string, (values: never) => Words>;

export type OldLabel = 'whatsappHi' | 'city';
