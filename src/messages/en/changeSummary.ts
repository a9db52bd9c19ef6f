/** English: the sentences with which the change report begins. */
import type { Counts, Perhaps, Texts } from '../values.ts';
import { counted } from './common.ts';

/** The verb for a number of things. */
const are = (number: number): string => (number === 1 ? 'is' : 'are');
const addresses = (number: number): string => counted(number, 'address', 'addresses');

type Number = Counts<'number'>;

export const changeSummary = {
  ways: ({ number }: Number) => `${counted(number, 'way')} through a finder ${number === 1 ? 'ends' : 'end'} elsewhere.`,
  passages: ({ number, pages }: Counts<'number' | 'pages'>) => `${counted(number, 'passage')} changed, on ${counted(pages, 'page')}.`,
  passagesBehind: ({ codes }: Texts<'codes'>) => `A passage changed in the source language but not in all translations (${codes}).`,
  pagesEdited: ({ number, languages, codes }: Counts<'number' | 'languages'> & Texts<'codes'>) =>
    `${counted(number, 'page')} ${number === 1 ? 'tells' : 'tell'} readers something else, in ${counted(languages, 'language')} (${codes}).`,
  pagesNew: ({ number }: Number) => `${counted(number, 'page')} ${are(number)} new.`,
  pagesGone: ({ number }: Number) => `${counted(number, 'page')} ${are(number)} gone.`,
  pagesMoved: ({ number }: Number) => `${counted(number, 'page')} ${number === 1 ? 'has' : 'have'} another name or folder.`,
  nothingSeen: 'Nothing that readers see has changed.',
  textsSame: 'The text of every page is as it was.',
  noFact: 'No fact has changed.',
  facts: ({ number }: Number) => `${counted(number, 'fact')} changed.`,
  factsQuoted: ({ number, places, pages }: Counts<'number' | 'places' | 'pages'>) =>
    `${counted(number, 'fact')} changed, quoted in ${counted(places, 'place')} on ${counted(pages, 'page')}.`,
  factsDescribed: ({ number }: Number) => `${counted(number, 'fact')} changed in what editors read, not in what pages say.`,
  factsStale: ({ number }: Number) => `${counted(number, 'place')} ${number === 1 ? 'says' : 'say'} another figure than the register.`,
  factUnreviewed: ({ id }: Texts<'id'>) =>
    `The fact ${id} has a new value, but its basis and the day of its legal review are the old ones.`,
  statutes: ({ number }: Number) => `${counted(number, 'page')} ${number === 1 ? 'cites' : 'cite'} other statutes than before.`,
  addressesLost: ({ number }: Number) => `${addresses(number)} ${are(number)} lost without a redirect.`,
  noAddressLost: 'No address is lost.',
  addressesRedirected: ({ number }: Number) => `${addresses(number)} ${number === 1 ? 'leads' : 'lead'} to another one now.`,
  addressesGone: ({ number }: Number) => `${addresses(number)} ${number === 1 ? 'says' : 'say'} that the page is gone.`,
  addressesNew: ({ number }: Number) => `${addresses(number)} ${are(number)} new.`,
  withheld: ({ number }: Number) => `${counted(number, 'translation')} ${are(number)} withheld now.`,
  servedAgain: ({ number }: Number) => `${counted(number, 'translation')} ${are(number)} served again.`,
  search: ({ number }: Number) => `${counted(number, 'title or description', 'titles and descriptions')} for search engines changed.`,
  searchOutside: ({ number }: Number) => `${number} of them ${are(number)} longer or shorter than search results show.`,
  behind: ({ number, codes }: Number & Texts<'codes'>) =>
    `${counted(number, 'page')} changed in the source language but not in all translations (${codes}).`,
  behindWithout: ({ number, codes, lacking }: Counts<'number' | 'lacking'> & Texts<'codes'>) =>
    `${counted(number, 'page')} changed in the source language but not in all translations (${codes}); ${counted(lacking, 'translation')} ${are(lacking)} published without what is new.`,
  behindIn: ({ translations, parts }: Counts<'translations' | 'parts'>) =>
    `${counted(translations, 'translation')} ${are(translations)} behind${parts > 0 ? ` in ${counted(parts, 'part')}` : ''}.`,
  signOffsVoid: ({ number }: Number) => `${counted(number, 'legal review')} ${number === 1 ? 'is' : 'are'} no longer valid.`,
  signOffsGiven: ({ number }: Number) => `${counted(number, 'legal review')} ${are(number)} new.`,
  comments: ({ number }: Number) => `${counted(number, 'comment')} ${are(number)} open.`,
  /** A fact's value: both when it changes, one when it is new or gone. */
  valueNow: ({ before, after }: Perhaps<'before' | 'after'>) =>
    before === undefined ? `new, ${after}` : after === undefined ? `${before}, gone now` : `${before} → ${after}`,
  factOn: ({ pages, languages }: Counts<'pages' | 'languages'>) =>
    `quoted on ${counted(pages, 'page')} in ${counted(languages, 'language')}`,
  factNowhere: 'no page quotes it',
  stops: ({ number }: Number) =>
    `${counted(number, 'new mistake')} ${number === 1 ? 'stops' : 'stop'} the publication: until ${number === 1 ? 'it is' : 'they are'} fixed, readers keep the site as it was, without anything of this change.`,
  withholds: ({ number }: Number) =>
    `${counted(number, 'new mistake')} ${number === 1 ? 'keeps its' : 'keep their'} translation off the site: until ${number === 1 ? 'it is' : 'they are'} fixed, readers do not find the page in that language.`,
  stoppedBefore: ({ number }: Number) =>
    `${counted(number, 'mistake')} that ${number === 1 ? 'was' : 'were'} there before this change ${number === 1 ? 'stops' : 'stop'} the publication too.`,
  sameMistake: ({ number, names }: Number & Texts<'names'>) => `the same mistake in ${counted(number, 'more place')}: ${names}`,
  findings: ({ number, rules }: Counts<'number' | 'rules'>) =>
    `${counted(number, 'new warning')} of ${counted(rules, 'rule')}; ${number === 1 ? 'it stops' : 'they stop'} nothing.`,
  noFinding: 'No rule fails that did not before.',
  noOtherFinding: 'No other rule fails that did not before.',
  findingsFixed: ({ number }: Number) => `${counted(number, 'finding')} ${are(number)} fixed.`,
  navigation: ({ number }: Number) => `${counted(number, 'menu or list', 'menus and lists')} of pages changed.`,
  labels: ({ number }: Number) => `${counted(number, 'word or sentence', 'words and sentences')} of the interface changed, on every page.`,
  site: ({ number }: Number) => `${counted(number, 'entry', 'entries')} of the practice’s data changed.`,
  files: ({ number }: Number) => `${counted(number, 'picture or file', 'pictures and files')} changed.`,
  registers: ({ number }: Number) => `${counted(number, 'entry', 'entries')} of the writers’ registers changed; readers do not see them.`,
  program: ({ number }: Number) => `${counted(number, 'other file')} changed, which this report does not look at.`,
};
