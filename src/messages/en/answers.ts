/** English: what signing off, a new page, and renaming or removing one answer, for the commands and the desk. */
import type { ReservedReason } from '../../model/pathname.ts';
import type { Counts, Perhaps, Texts } from '../values.ts';
import { RESERVED } from './addresses.ts';
import { counted, didYouMean } from './common.ts';

export const answers = {
  signed: ({ by, day }: Texts<'by' | 'day'>) => `signed off by ${by} on ${day}.`,
  nothingSigned: 'Nothing is signed off:',
  /** Without a file it is the page that is shown. */
  notSigned: ({ file, reasons }: Perhaps<'file'> & { readonly reasons: readonly string[] }) =>
    `${file ?? 'The page'} ${reasons.join(' and ')}.`,
  isDraft: 'is a draft (remove draft: true when it is written)',
  hasMistakes: ({ number }: Counts<'number'>) => `has ${counted(number, 'mistake')} (npm run check)`,
  isOutdated: 'is older than its source (npm run status)',
  openOnSigned: ({ number }: Counts<'number'>) => `${counted(number, 'comment is', 'comments are')} open on what you signed:`,
  noCommit: 'No commit has these texts yet, so that the record names none. Commit them together.',
  noPerson: ({ file, name, near }: Texts<'file' | 'name'> & Perhaps<'near'>) => `${file} has no person "${name}".${didYouMean(near)}`,
  nothingToSign: ({ file, name }: Texts<'file' | 'name'>) => `${file} gives "${name}" nothing to sign.`,
  whoMaySign: 'Somebody who may sign has "signs:" there, with languages and areas.',
  notFor: ({ file, name, own }: Texts<'file' | 'name' | 'own'>) =>
    `You are "${own}" in Git and may not sign for "${name}". ${file} can allow it: recordedBy: [${own}] under "signs:" of "${name}".`,
  mayNotSign: ({ file, name }: Texts<'file' | 'name'>) => `Nothing is signed off: "${name}" may not sign this (${file}):`,
  thisLanguage: ({ file, code }: Texts<'file' | 'code'>) => `${file}: the language ${code}`,
  thisArea: ({ file, area }: Texts<'file' | 'area'>) => `${file}: the area ${area}`,

  made: ({ kind, number }: Texts<'kind'> & Counts<'number'>) =>
    `A new page of the kind "${kind}", as a draft in ${counted(number, 'language')}:`,
  afterMaking: `Replace each ⟪…⟫ by words (npm run check counts what is left), and see it with npm run dev.
In each language that is ready, remove "draft: true"; npm run release then puts its addresses on record.`,
  noPlace: ({ place }: Texts<'place'>) => `"${place}" is no place of a page. Write <area>/<page-id>, for example rent/kira-sozlesmesi.`,
  noArea: ({ area, names, near }: Texts<'area' | 'names'> & Perhaps<'near'>) =>
    `There is no area "${area}"; the site has ${names}.${didYouMean(near)}`,
  noOutline: ({ code, file }: Texts<'code' | 'file'>) => `There is no outline in "${code}": ${file}.`,
  noKind: ({ kind, near }: Texts<'kind'> & Perhaps<'near'>) => `There is no kind "${kind}".${didYouMean(near)}`,
  generalKinds: ({ names, kind }: Texts<'names' | 'kind'>) =>
    `In the folder general you can add ${names}: --kind=${kind}. A page about one area of law belongs in the folder of its area.`,
  areaTaken: ({ area }: Texts<'area'>) => `The area "${area}" has its area page already.`,
  generalOnly: ({ kind }: Texts<'kind'>) => `A page of the kind "${kind}" belongs in the folder general.`,
  longAddress: ({ word, length, most }: Texts<'word'> & Counts<'length' | 'most'>) =>
    `"${word}" has ${length} characters; an address has at most ${most}.`,
  badAddress: ({ word, near }: Texts<'word'> & Perhaps<'near'>) =>
    `"${word}" cannot be an address: small Latin letters, digits and single hyphens only.${didYouMean(near)}`,
  reservedAddress: ({ word, reserved }: Texts<'word'> & { readonly reserved: ReservedReason }) =>
    `"${word}" cannot be an address: it ${RESERVED[reserved]}.`,
  pageThere: ({ page, folder }: Texts<'page' | 'folder'>) => `There is a page "${page}" already: ${folder}.`,
  addressTaken: ({ address, file }: Texts<'address' | 'file'>) => `${address} is the address of another page: ${file}.`,
  addressKnown: ({ address, place }: Texts<'address' | 'place'>) =>
    `${address} was published before and has its own entry: ${place}. Old links would lead to the new page.`,
  oldEnding: ({ word, file }: Texts<'word' | 'file'>) => `"${word}" is an old ending of addresses, which leads to ${file} (legacySlugs).`,

  noPage: ({ page, near }: Texts<'page'> & Perhaps<'near'>) => `There is no page "${page}".${didYouMean(near)}`,
  sameName: 'The old and the new name are the same.',
  renameUnread: 'Nothing is renamed until these files can be read.',
  addressesMove: ({ word }: Texts<'word'>) => `Old addresses that end in "${word}" answer 301, in every language.`,
  /** `slug` is empty for the home page, whose only address is the root of its language. */
  addressesStay: ({ place, slug }: Perhaps<'place' | 'slug'>) => {
    if (place === undefined) return 'The addresses stay as they are.';
    const said = `The addresses stay as they are: ${place} says "slug: ${slug || '""'}".`;
    return slug ? `${said} To change them too, write another word there and add "${slug}" to legacySlugs in that file.` : said;
  },

  /** The reason in the ledger when nobody gives another. */
  removedOn: ({ day }: Texts<'day'>) => `The page was removed on ${day}.`,
  retireUnread: 'Nothing is removed until these files can be read.',
  ledgerUnread: ({ file }: Texts<'file'>) => `Nothing is removed until ${file} can be read.`,
  noTarget: ({ page, near }: Texts<'page'> & Perhaps<'near'>) => `There is no published page "${page}".${didYouMean(near)}`,
  ownTarget: ({ page }: Texts<'page'>) => `"${page}" is the page that is to go; name another.`,
  stillNeeded: ({ page }: Texts<'page'>) => `"${page}" is still needed. Nothing is removed until these are fixed:`,
  turnLinks: ({ number, command }: Counts<'number'> & Texts<'command'>) =>
    `To turn ${counted(number, 'link')} to another page, type: ${command}`,
  notInGit: ({ page, files }: Texts<'page' | 'files'>) =>
    `Nothing is removed. No commit has these texts of "${page}", and they would be lost: ${files}.
Commit them, or take the changes back (git restore; delete new files), and run the command again.`,
  publicAddresses: ({ number, file }: Counts<'number'> & Texts<'file'>) =>
    `${counted(number, 'of its addresses was', 'of its addresses were')} public; ${file} says what answers now:`,
  ledNow: 'Entries that led to it lead to the other page now:',
  beforeBuild: 'Still to do, before the site can be built:',
};
