/** English: findings about files of pages, their kinds, lists, finders and references. */
import type { Counts, Perhaps, Texts, Words } from '../values.ts';
import { counted, didYouMean, RESTORE_REGISTER, USE_AN_ID } from './common.ts';

const KIND_FIX = 'Change "kind:" in one of the two.';
const RENAME_FILE = 'Rename the file after its language.';
const LEAD_ON = 'Lead the answer to an outcome or to another question.';
const ANSWERS = 'Write a list inside <Choices>, in which each item begins with a link: - [Answer](#id of the next part).';

export const pages = {
  'one-page.no-home': () => ['No page has "kind: home".', 'Write the home page: content/pages/general/home/.'],
  'one-page.kind': ({ kind }: Texts<'kind'>) => [`Another page is the site’s "${kind}" page already.`, KIND_FIX],
  'one-page.area': ({ area }: Texts<'area'>) => [`Another page is the area page of "${area}" already.`, KIND_FIX],
  'home-missing': ({ code, file }: Texts<'code' | 'file'>) => [
    `The language "${code}" has pages but no home page.`,
    `Write ${file} first.`,
  ],
  'file-locale': ({ code, codes, near }: Texts<'code' | 'codes'> & Perhaps<'near'>) => [
    `"${code}" is not a language of this site, which has ${codes}.${didYouMean(near)}`,
    RENAME_FILE,
  ],
  'source-missing': ({ source, file }: Texts<'source' | 'file'>) => [
    `This translation has no source: ${source} is missing beside it.`,
    `Add ${file}, or remove this file.`,
  ],
  'file-area': ({ area, areas, near }: Texts<'area' | 'areas'> & Perhaps<'near'>) => [
    `"${area}" is not an area of content/site.yaml, which has ${areas}.${didYouMean(near)}`,
    'Move the page into one of these folders, or add the area to content/site.yaml.',
  ],
  'page-id.form': ({ id }: Texts<'id'>) => [
    `The folder name "${id}" cannot be a page id.`,
    'Use small Latin letters, digits and single hyphens only.',
  ],
  'page-id.length': ({ length, most }: Counts<'length' | 'most'>) => [
    `The folder name has ${length} characters; a page id has at most ${most}, because files are named after it.`,
    'Choose a shorter name: npm run rename moves the page and keeps its addresses.',
  ],
  'page-id.areas': ({ id }: Texts<'id'>) => [`The page "${id}" is in two areas.`, 'Give one of the two another folder name.'],
  'question-twice': () => ['This question is here twice.', 'Remove one of the two.'],
  'short-title': ({ kind, label, code }: Texts<'kind' | 'label' | 'code'>) => [
    `"shortTitle" is shown nowhere: the name of pages of the kind "${kind}" is the label "${label}".`,
    `Remove it here; write the name in content/labels/${code}.yaml, under "${label}:".`,
  ],
  'table-row.sentence': ({ columns }: Counts<'columns'>) => [
    'This line is taken for a row, because no empty line is between it and the table.',
    `Write an empty line above it. If it is a row, write its ${counted(columns, 'cell')} between the characters |.`,
  ],
  'table-row.cells': ({ cells, columns }: Counts<'cells' | 'columns'>) => [
    `This row has ${counted(cells, 'cell')}; the table’s header has ${columns}.`,
    cells < columns
      ? `Add the missing ${columns - cells === 1 ? 'cell' : 'cells'} between the characters |.`
      : 'Remove what is too much: readers do not see it. Write a | that belongs to the words as \\|.',
  ],
  'list-marker.lost': ({ key, name }: Texts<'key' | 'name'>) => [
    `"${key}" has entries, but the text does not say where they go.`,
    `Write <${name} /> alone on a line.`,
  ],
  'list-marker.empty': ({ key, name }: Texts<'key' | 'name'>) => [
    `<${name} /> has nothing to show.`,
    `Add "${key}:" to the frontmatter, or remove the tag.`,
  ],
  'list-marker.twice': ({ name }: Texts<'name'>) => [`<${name} /> is here a second time.`, 'Keep one of the two.'],
  'today.kind': ({ kind }: Texts<'kind'>) => [
    `Only services and guides show "today"; this page is of the kind ${kind}.`,
    'Remove "today".',
  ],
  'today.few': ({ kind, acts }: Texts<'kind'> & Counts<'acts'>) => [
    `A ${kind} names two or three acts for today; this page has ${acts === 0 ? 'none' : 'one'}.`,
    'Write under "today" what the reader can do at once: with a verb, a time and the paper that it needs.',
  ],
  'today.contact': () => [
    'This act sends the reader to the practice.',
    'Name something that the reader does alone: look for a paper, note a day, make an appointment with an office.',
  ],
  'finder-way.elsewhere': ({ name, kind }: Texts<'name' | 'kind'>) => [
    `<${name}> belongs to a finder; this page is of the kind ${kind}.`,
    'Write a list without it.',
  ],
  'finder-way.few': ({ title, items }: Texts<'title'> & Counts<'items'>) => [
    `The question "${title}" has ${items === 0 ? 'no answers' : 'one answer'}.`,
    ANSWERS,
  ],
  'finder-way.unlinked': ({ title, items, leading }: Texts<'title'> & Counts<'items' | 'leading'>) => [
    `The question "${title}" has ${counted(items, 'answer')}, of which ${leading} lead on.`,
    ANSWERS,
  ],
  'finder-way.lacks': ({ title, name }: Texts<'title' | 'name'>) => [
    `The outcome "${title}" has no <${name}>.`,
    'Add it around a list, or give the part answers in <Choices> if it is a question.',
  ],
  'finder-way.no-page': ({ title }: Texts<'title'>) => [
    `The outcome "${title}" leads to no page.`,
    'Link to the page that explains this way: [words](page:<page-id>).',
  ],
  'finder-way.circle': ({ text }: Texts<'text'>) => [`The answer "${text}" leads back to a question that was asked before.`, LEAD_ON],
  'finder-way.long': ({ number, most }: Counts<'number' | 'most'>) => [
    `After this answer comes question ${number}; a way has at most ${most}.`,
    LEAD_ON,
  ],
  'finder-way.lost': ({ title }: Texts<'title'>) => [`No answer leads to "${title}".`, 'Let an answer lead to it, or remove the part.'],
  'finder-way.differs': ({ text, target, file, expected }: Texts<'text' | 'target' | 'file' | 'expected'>) => [
    `The answer "${text}" leads to ${target}; in ${file} the same answer leads to ${expected}.`,
    `Write ${expected}, or correct ${file} first.`,
  ],
  'finder-fact': ({ text, id, title }: Texts<'text' | 'id' | 'title'>) => [
    `"${text}" is the fact ${id}, but no page to which the outcome "${title}" links quotes it.`,
    'Link to a page that says it with its basis, or leave the figure out.',
  ],
  'unwritten.draft': ({ parts, words }: Counts<'parts'> & Texts<'words'>) => [
    `${counted(parts, 'part')} of this draft still to be written; the first: "${words}".`,
    'Replace ⟪…⟫ by words. When none is left, remove "draft: true".',
  ],
  'unwritten.page': ({ words }: Texts<'words'>) => [
    `This part is still to be written: "${words}".`,
    'Replace ⟪…⟫ by words, or make the page a draft: "draft: true".',
  ],
  'page-unknown': ({ id, near }: Texts<'id'> & Perhaps<'near'>) => [
    `There is no page "${id}".${didYouMean(near)}`,
    'Write the name of a page’s folder below content/pages.',
  ],
  'page-unknown.going': () => ['This names the page that is to be removed.', 'Name another page, or write the words without a link.'],
  'page-unknown.register': ({ id }: Texts<'id'>) => [`This register names the page "${id}".`, 'Take it out, or name another page.'],
  'link-target.way': ({ target, ways, near }: Texts<'target' | 'ways'> & Perhaps<'near'>) => [
    `The link leads to "${target}".${didYouMean(near)}`,
    linkFix(ways),
  ],
  'link-target.host': ({ target, ways, host }: Texts<'target' | 'ways' | 'host'>) => [
    `The link leads to "${target}", whose host comes after the @: ${host}.`,
    linkFix(ways),
  ],
  'link-target.private': ({ target, ways }: Texts<'target' | 'ways'>) => [
    `The link leads to "${target}", which is no address of a public host.`,
    linkFix(ways),
  ],
  'link-target.other': ({ target, ways }: Texts<'target' | 'ways'>) => [
    `The link leads to "${target}", which is neither a page nor an https address.`,
    linkFix(ways),
  ],
  'link-target.words': ({ target }: Texts<'target'>) => [
    `The link to "${target}" has no words, so nobody sees it.`,
    'Write the words between [ and ], or remove the link.',
  ],
  'link-target.part': ({ id, near }: Texts<'id'> & Perhaps<'near'>) => [
    `This page has no heading with the id "${id}".${didYouMean(near)}`,
    'Write the id behind the # of a heading: ## [Words](#id).',
  ],
  'link-target.own': ({ target, language, pageId }: Texts<'target'> & Perhaps<'language' | 'code' | 'pageId'>) => [
    `The link leads to "${target}", which is ${language ? `an address in ${language}` : 'an address of this site'}. A link names a page, and each language leads to its own address.`,
    pageId ? `Write page:${pageId}, without a language.` : 'Write page:<page-id>.',
  ],
  'fact-unknown': ({ id, near }: Texts<'id'> & Perhaps<'near'>) => [
    `There is no fact "${id}" in content/facts.yaml.${didYouMean(near)}`,
    USE_AN_ID,
  ],
  'fee-unknown': ({ id, near }: Texts<'id'> & Perhaps<'near'>) => [
    `There is no fee "${id}" in content/fees.yaml.${didYouMean(near)}`,
    'Use an id of the register, or add the fee there; it needs no amount.',
  ],
  'fee-outdated': ({ id, last }: Texts<'id' | 'last'>) => [
    `The fee ${id} has no amount for this year; its last one is for ${last}. Pages show none.`,
    'Add the amount of this year with its source and the day on which you read it.',
  ],
  'link-unknown': ({ id, file, near }: Texts<'id' | 'file'> & Perhaps<'near'>) => [
    `There is no address "${id}" in ${file}.${didYouMean(near)}`,
    'Use an id of the register, or add the address there.',
  ],
  'register-missing': ({ name, file }: Texts<'name' | 'file'>) => [
    `<${name} /> shows ${file}, which is not there or cannot be read.`,
    RESTORE_REGISTER,
  ],
  'passage-unknown': ({ id, near }: Texts<'id'> & Perhaps<'near'>) => [
    `There is no passage "${id}".${didYouMean(near)}`,
    'Write the name of a folder below content/passages, or add the passage there in every language.',
  ],
  'passage-missing': ({ id, code, file }: Texts<'id' | 'code' | 'file'>) => [
    `The passage "${id}" has no text in "${code}".`,
    `Add ${file}.`,
  ],
  'passage-unused': ({ id }: Texts<'id'>) => [
    `No page names the passage "${id}", so that nobody reads it.`,
    `Write <Passage id="${id}" /> where pages say this, or remove the folder content/passages/${id}.`,
  ],
} satisfies Record<string, (values: never) => Words>;

function linkFix(ways: string): string {
  return `Write page:<page-id>, link:<id>, ${ways}, or a complete https address.`;
}
