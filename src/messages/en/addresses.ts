/** English: findings about addresses, the ledger, and what search engines and the site's own search show. */
import type { ReservedReason } from '../../model/pathname.ts';
import type { Counts, Perhaps, Texts, Words } from '../values.ts';
import { didYouMean } from './common.ts';

const CASE = 'upper and lower case count as equal, and so do I, ı, İ and i';

/** Why a page's address may not begin with a segment, as the end of a sentence that starts with "it". */
export const RESERVED: Readonly<Record<ReservedReason, string>> = {
  language: 'is the code of a language, with which that language’s addresses begin',
  letters: 'has two letters, which are kept for languages',
  files: 'is kept for the site’s own files',
  windows: 'is a name that Windows keeps for itself, where the page’s files could not be',
};

export const addresses = {
  'pathname-taken.page': ({ own, other }: Texts<'own'> & Perhaps<'other'>) => [
    `The address ${own} belongs to another page already${other === undefined ? '' : `, as ${other}: ${CASE}`}.`,
    'Give one of the two another slug, folder name or alias.',
  ],
  'pathname-taken.own': ({ own }: Texts<'own'>) => [`The page answers at ${own} already.`, 'Remove this alias.'],
  'pathname-taken.ledger': ({ own, other }: Texts<'own' | 'other'>) => [
    `The address ${own} is in the ledger already, as ${other}: ${CASE}.`,
    'Keep one of the two.',
  ],
  'legacy-slug.page': ({ slug }: Texts<'slug'>) => [
    `"${slug}" is the address of a page that exists.`,
    'Remove it here, or rename that page.',
  ],
  'legacy-slug.twice': ({ slug }: Texts<'slug'>) => [`"${slug}" is in this list twice.`, 'Keep one of the two.'],
  'legacy-slug.source': ({ slug, file }: Texts<'slug' | 'file'>) => [
    `"${slug}" is in ${file} already, which applies to all languages.`,
    'Keep one of the two.',
  ],
  'legacy-slug.other': ({ slug }: Texts<'slug'>) => [`"${slug}" leads to another page already.`, 'Keep one of the two.'],
  'slug-reserved': ({ slug, first, reason }: Texts<'slug' | 'first'> & { readonly reason: ReservedReason }) => [
    `The address /${slug} cannot be a page’s: "${first}" ${RESERVED[reason]}.`,
    'Choose another slug.',
  ],
  'redirect-shadow': ({ own, page, isMoved, since }: Texts<'own' | 'page' | 'since'> & { readonly isMoved: boolean }) => [
    `A page answers at ${page}${own === page ? '' : `, which is ${own} where case does not count`}; this line says that it is ${isMoved ? 'redirected' : 'gone'}.`,
    own === page
      ? `Write "${own}: ${since}", or give the page another address.`
      : 'Remove this line: a host without case would send readers round in a circle.',
  ],
  'redirect-loop': ({ way }: Texts<'way'>) => [`This redirect leads back to itself: ${way}.`, 'Let one of them lead to a page.'],
  'redirect-chain': ({ way, end }: Texts<'way' | 'end'>) => [`This redirect leads to another one: ${way}.`, `Write "redirect: ${end}".`],
  'redirect-target.lost': ({ address, near }: Texts<'address'> & Perhaps<'near'>) => [
    `No page answers at ${address}.${didYouMean(near)}`,
    'Write the short address of a page that exists.',
  ],
  'redirect-target.alias': ({ address, page }: Texts<'address' | 'page'>) => [
    `${address} is a further address of ${page}.`,
    `Write "redirect: ${page}".`,
  ],
  'redirect-target.language': ({ code, address, own }: Texts<'code' | 'address' | 'own'>) => [
    `Readers of "${code}" are sent to ${address}, although the page exists in their language.`,
    `Write "redirect: ${own}".`,
  ],
  'url-lost': ({
    address,
    since,
    named,
    more,
    near,
    file = '',
    ending = '',
  }: Texts<'address' | 'since' | 'named'> & Counts<'more'> & Perhaps<'file' | 'ending'> & { readonly near?: NearAddress | undefined }) => {
    const also = named === '' ? '' : `, nor at ${named}${more > 0 ? ` and ${more} more` : ''}`;
    const what = { draft: ' Its page is a draft now.', missing: ` ${file} is missing.`, renamed: ` The page seems to be ${file} now.` };
    const fixes = {
      draft: 'Remove "draft: true" there',
      missing: 'Put that file back',
      renamed: `Add "${ending}" to legacySlugs in that file, as "npm run rename" does`,
    };
    return [
      `${address} has been published since ${since}, and no page answers there any more${also}.${near ? what[near] : ''}`,
      `${near ? fixes[near] : 'Put the page back'}, or say here what readers get: "{ since: ${since}, redirect: /… }", or "{ since: ${since}, gone: why }".`,
    ];
  },
  'part-id.translation': ({ id, file }: Texts<'id' | 'file'>) => [
    `The id "${id}" applies to all languages; write it in ${file} only.`,
    'Remove the id here: the parts of a translation have the ids of the parts in the same places.',
  ],
  'part-id.twice': ({ id }: Texts<'id'>) => [`The id "${id}" is on this page already.`, 'Give one of the two another id.'],
  'part-id.reserved': ({ id }: Texts<'id'>) => [`The id "${id}" is one that the site itself gives.`, 'Choose another id.'],
  'part-lost': ({ address, since, file, id, page }: Texts<'address' | 'since' | 'file' | 'id' | 'page'>) => [
    `${address} has been published since ${since}, and no part of ${file} has the id "${id}" any more.`,
    `Give the id back to its part, or say here what readers get: "{ since: ${since}, redirect: ${page}#… }", or "{ since: ${since}, gone: why }".`,
  ],
  'redirect-shadow.part': ({ address, since, file, id }: Texts<'address' | 'since' | 'file' | 'id'>) => [
    `A part of ${file} has the id "${id}"; this line says that it is gone.`,
    `Write "${address}: ${since}".`,
  ],
  'redirect-target.part': ({ file, id, page, near }: Texts<'file' | 'id' | 'page'> & Perhaps<'near'>) => [
    `No part of ${file} has the id "${id}".${didYouMean(near)}`,
    `Write the address of a part of the same page: "redirect: ${page}#…".`,
  ],
  'seo-length.wide': ({ key, width, pixels, isLong }: Texts<'key'> & Counts<'width' | 'pixels'> & { readonly isLong: boolean }) => [
    `seo.${key} is ${width} pixels wide; search results show ${pixels}, and its letters are wide.`,
    shorten(isLong),
  ],
  'seo-length.count': ({
    key,
    length,
    min,
    max,
    isLong,
  }: Texts<'key'> & Counts<'length' | 'min' | 'max'> & { readonly isLong: boolean }) => [
    `seo.${key} has ${length} characters; search results show ${min} to ${max}.`,
    shorten(isLong),
  ],
  'seo-twice': ({ key }: Texts<'key'>) => [`Another page has the same seo.${key}.`, 'Say what only this page answers.'],
  'search-lost.page': ({ page, near }: Texts<'page'> & Perhaps<'near'>) => [
    `There is no page "${page}".${didYouMean(near)}`,
    'Name the page that answers the question.',
  ],
  'search-lost.place': ({
    question,
    wanted,
    first,
    found,
  }: Texts<'question' | 'wanted'> & Counts<'first'> & { readonly found: readonly string[] }) => [
    `The search no longer answers “${question}” with the page ${wanted} among the first ${first} results, but with ${found.map((title) => `“${title}”`).join(', ') || 'nothing'}.`,
    'Use a word of the question in a heading, a question or the teaser of the page, or add it to its "searchTerms".',
  ],
  'search-terms.known': ({ term }: Texts<'term'>) => [
    `The page is already found by “${term}”: its title, teaser or another search term says it.`,
    'Remove the search term.',
  ],
  'search-terms.taken': ({ term, page }: Texts<'term' | 'page'>) => [
    `“${term}” is also a search term of the page ${page}, so it cannot decide between the two.`,
    'Keep it on the page that answers it best, or add a word that tells the two apart.',
  ],
} satisfies Record<string, (values: never) => Words>;

/** What a lost address probably belonged to: a draft, a page that lost a language, or a renamed page. */
type NearAddress = 'draft' | 'missing' | 'renamed';

function shorten(isLong: boolean): string {
  return isLong ? 'Say it in fewer words; do not cut it off.' : 'Say more of what the reader finds here.';
}
