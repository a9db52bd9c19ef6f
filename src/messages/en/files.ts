/** English: findings about files: their form, their place, YAML and the keys in it. */
import { type Counts, type Perhaps, type Texts, type Words, write } from '../values.ts';
import { CONFLICT, didYouMean } from './common.ts';
import { type Reason, reasons } from './reasons.ts';

const FOLDED = '"key: >-", and the text indented on the next line.';
const BLOCK = `Write texts with a colon, a quote or a # as a folded block: ${FOLDED}`;
const FIX_FORM = 'Run "npm run check -- --fix", which changes nothing else.';
const FEWER_LEVELS = 'Close what is open, or write it on fewer levels: three are enough for a reader.';
const PASTED = 'Remove what was pasted here by accident, or begin new paragraphs.';
const ORDINARY = '; texts are read from ordinary files only.';

const number = (value: number): string => value.toLocaleString('en');

export const files = {
  encoding: () => ['This file is not text in UTF-8.', 'Save it as UTF-8 text; pictures and documents do not belong here.'],
  'long-line': ({ most }: Counts<'most'>) => [`This line has more than ${number(most)} characters.`, PASTED],
  'nesting.indent': ({ most }: Counts<'most'>) => [`This line is indented by more than ${most} spaces.`, FEWER_LEVELS],
  'nesting.markers': ({ most }: Counts<'most'>) => [
    `More than ${most} lists, quotations or keys begin inside one another in this line.`,
    FEWER_LEVELS,
  ],
  'nesting.open': ({ most, isTag }: Counts<'most'> & { readonly isTag: boolean }) => [
    `More than ${most} ${isTag ? 'components' : 'brackets'} are open at the same time here.`,
    FEWER_LEVELS,
  ],
  'markup.lines': ({ most }: Counts<'most'>) => [`There are more than ${most} lines here without an empty line.`, PASTED],
  'markup.marks': ({ most }: Counts<'most'>) => [`This paragraph has more than ${most} markup characters, such as [ or *.`, PASTED],
  'long-text': ({ length, most }: Counts<'length' | 'most'>) => [
    `This text has ${number(length)} characters; one paragraph has at most ${number(most)}.`,
    'Begin new paragraphs, or remove what was pasted here by accident.',
  ],
  'text-form.hidden': ({ code }: Texts<'code'>) => [
    `There is an invisible character here (U+${code}); with it visitors, the search or a reviewer may read other words than you see.`,
    'Remove it, or type the words again.',
  ],
  'text-form.mark': () => ['This file begins with an invisible character (a byte order mark).', FIX_FORM],
  'text-form.line-end': () => ['These lines have Windows line endings (CR LF).', FIX_FORM],
  'text-form.letter': ({ letter }: Texts<'letter'>) => [
    `The letter "${letter}" consists of several characters here (not Unicode form C); a search would not find it.`,
    FIX_FORM,
  ],
  'file-kind.link': () => [`This is a symbolic link${ORDINARY}`, 'Put the file itself here: a link may lead out of the content.'],
  'file-kind.folder': () => [`This is a folder${ORDINARY}`, 'Remove the folder or give it another name, and write the file.'],
  'file-kind.pipe': () => [`This is a pipe, a socket or a device${ORDINARY}`, 'Remove it, and write the text into a file.'],
  'file-kind.outside': () => [`Its folder is a symbolic link out of the content${ORDINARY}`, 'Put the folder itself here, with its files.'],
  'file-size': ({ size, most }: Counts<'size' | 'most'>) => [
    `This file has ${number(size)} KB; a text of the content has at most ${number(most)} KB.`,
    'Remove what was pasted here by accident, or write two pages.',
  ],
  'file-place.twice': ({ name, other }: Texts<'name' | 'other'>) => [
    `"${name}" and "${other}" are one name on many computers, which keep only one of the two.`,
    'Remove one of the two, or give it another name.',
  ],
  'file-place.page': () => [
    'This file is not in a folder for pages.',
    'Pages are content/pages/<area>/<page-id>/<locale>.mdx; move or remove the file.',
  ],
  'file-place.passage': () => [
    'This file is not in a folder for passages.',
    'Passages are content/passages/<id>/<locale>.mdx, with an id of small Latin letters, digits and hyphens; move or remove the file.',
  ],
  'missing-file': ({ name }: Texts<'name'>) => [`The file ${name} is missing.`, 'Create it; content/README.md describes its content.'],
  'missing-key.all': () => [
    'This is empty.',
    'Write its keys, as content/README.md and the other files show them, or take the text back from Git.',
  ],
  'missing-key': ({ path, key }: Texts<'path' | 'key'>) => [`"${path}" is missing.`, `Add "${key}:" here.`],
  'unknown-key': ({ path, near }: Texts<'path'> & Perhaps<'near'>) => [
    `"${path}" is not a key that this file may have.${didYouMean(near)}`,
    'Correct the spelling, or remove the key.',
  ],
  'unknown-key.pair': ({ path, missing, key }: Texts<'path' | 'missing' | 'key'>) => [
    `"${path}" is not a key that this file may have, and "${missing}" is missing.`,
    `Write "${key}:" instead.`,
  ],
  'unknown-key.shared': ({ key, file }: Texts<'key' | 'file'>) => [
    `"${key}" applies to all languages; write it in ${file} only.`,
    `Remove "${key}" here.`,
  ],
  'unknown-key.list': ({ path, now, key, value }: Texts<'path' | 'now' | 'key' | 'value'>) => [
    `"${path}" is called "${now}" now.`,
    `Write "${key}: [${value}]" instead: a list, because there may be several.`,
  ],
  'unknown-key.offices': ({ path, now }: Texts<'path' | 'now'>) => [
    `"${path}" is called "${now}" now.`,
    'Move the list below "contact:", name it "addresses:", and give each entry its "city:" in every language.',
  ],
  'bad-value': ({ path, why }: Texts<'path'> & { readonly why: Reason }) => [
    `${path ? `"${path}"` : 'This file'} has a value that does not fit: ${write(reasons, why)}.`,
    why.key === 'empty' ? 'Write the text, or remove what is empty.' : 'Write a value of the expected form.',
  ],
  'bad-value.key': ({ key, why }: Texts<'key'> & { readonly why: Reason }) => [
    `"${key}" is not a valid key here: ${write(reasons, why)}.`,
    'Write a key of the expected form.',
  ],
  'bad-value.recess': ({ key, id, expected }: Texts<'key' | 'id'> & { readonly expected: RecessValue }) => [
    `"rules.${key}" has a value that does not fit: The fact ${id} is not ${
      {
        first: 'a day of the year, such as 07-20',
        last: 'a day of the year, such as 08-31',
        length: 'a length in days or weeks, such as P1W',
      }[expected]
    }.`,
    'Name the fact that says it.',
  ],
  'frontmatter.open': () => [
    'The line "---" is missing that ends the frontmatter. The text begins here.',
    'Write a line with three dashes above the text.',
  ],
  'frontmatter.none': ({ isEmpty }: { readonly isEmpty: boolean }) => [
    isEmpty ? 'This file is empty.' : 'This file does not begin with frontmatter between two lines of "---".',
    'Begin with "---", the keys such as title and description, and "---"; content/README.md shows a whole file.',
  ],
  'yaml.tab': () => ['This line is indented with a tab; YAML allows spaces only.', 'Indent with two spaces.'],
  'yaml.duplicate': () => ['This key is here twice.', 'Keep one of the two.'],
  'yaml.dash': ({ key }: Texts<'key'>) => [
    `An entry of a list begins with "${key}:" here, and its dash is missing.`,
    `Write "- ${key}:" with the dash below that of the entry above, and the entry’s other lines two spaces to the right of the dash.`,
  ],
  'yaml.proto': () => ['"__proto__" cannot be a key: programs keep this word for themselves.', 'Write another word.'],
  'yaml.documents': () => ['The three dashes begin a second document here, which is ignored.', 'Remove the line "---".'],
  'yaml.tag': () => ['YAML takes the word after ! for a type that it does not know.', 'Put the text in quotes, or remove the word.'],
  'yaml.alias': ({ text }: Texts<'text'>) => [
    `YAML takes "${text}" for a reference to an earlier value.`,
    'Put a text that begins with * in quotes, and write everything out.',
  ],
  'yaml.conflict': () => CONFLICT,
  'yaml.space': ({ key }: Texts<'key'>) => [`A space is missing after "${key}:".`, `Write "${key}: " and then the text.`],
  'yaml.dash-space': () => ['A space is missing after this dash.', 'Write "- " and then the text.'],
  'yaml.column': ({ key, above }: Texts<'key' | 'above'>) => [
    `"${key}:" does not begin in the same column as "${above}:" above it.`,
    `Write "${key}:" exactly below "${above}:".`,
  ],
  'yaml.colon': () => ['YAML reads this line as a key, because of a colon in the text.', BLOCK],
  'yaml.quote': ({ mark }: Texts<'mark'>) => [
    'A quote is opened here and never closed.',
    `Write the closing quotation mark ${mark} at the end of the text. If such a mark is among its words, write it as a folded block: ${FOLDED}`,
  ],
  'yaml.behind': () => [
    'There is text after the closing quotation mark, where the value ends for YAML.',
    `Put the whole text in quotes, or fold it. ${BLOCK}`,
  ],
  'yaml.folded': () => [
    'The lines of this folded text are not indented alike.',
    'Indent each line of the text with two spaces more than its key; never with tabs.',
  ],
  'yaml.other': ({ reason }: Texts<'reason'>) => [`YAML cannot read this: ${reason}.`, BLOCK],
} satisfies Record<string, (values: never) => Words>;

/** What a fact on the courts' recess has to be: its first or last day, or a length of time. */
export type RecessValue = 'first' | 'last' | 'length';
