/** English: what `npm run release` says. */
import type { Counts, Texts } from '../values.ts';
import { counted } from './common.ts';

export const release = {
  stopped: 'Nothing is released until these are fixed.',
  published: ({ number }: Counts<'number'>) => `${counted(number, 'page and translation', 'pages and translations')} published.`,
  addresses: ({ number, file }: Counts<'number'> & Texts<'file'>) => `${counted(number, 'new address', 'new addresses')} in ${file}:`,
  parts: ({ number, file }: Counts<'number'> & Texts<'file'>) => `${counted(number, 'new id of a part', 'new ids of parts')} in ${file}:`,
  complete: 'No new address: the ledger is complete.',
  draft: ({ file }: Texts<'file'>) => `${file} is a draft and stays unpublished.`,
  unnamed: ({ number }: Counts<'number'>) =>
    `${counted(number, 'part of a page has', 'parts of pages have')} no id yet: npm run check -- --fix writes ${number === 1 ? 'it' : 'them'}, and the next release records ${number === 1 ? 'it' : 'them'}.`,
  trial: 'Nothing is written: this was a trial. Type npm run release to do it.',
  next: ({ file }: Texts<'file'>) => `Commit ${file} with the release; from now on each of these has to answer.`,
};
