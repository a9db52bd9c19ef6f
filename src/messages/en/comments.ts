/** English: messages about comments at parts of pages, for the command and the desk. */
import type { Counts, Texts } from '../values.ts';

export const comments = {
  said: {
    comment: ({ by }: Texts<'by'>) => `Comment by ${by}.`,
    answer: ({ by }: Texts<'by'>) => `Answer by ${by}.`,
    close: ({ by }: Texts<'by'>) => `Closed by ${by}.`,
  },
  noneHere: 'No comment is open here.',
  openHere: 'Open here:',
  none: 'No comment is open.',
  unknownPerson: 'Git does not know who you are. Type: git config user.name "<your name>"',
  empty: 'The text is empty.',
  long: ({ length, most }: Texts<'length' | 'most'>) =>
    `The text has ${length} characters; a comment has at most ${most}. Write two, each at its part.`,
  several: 'Several comments are open here; add --number:',
  noneAtPart: ({ file, part }: Texts<'file' | 'part'>) => `${file} has no open comment on "${part}".`,
  noneWithNumber: ({ file, number }: Texts<'file'> & Counts<'number'>) => `${file} has no open comment with the number ${number}.`,
  openInFile: 'Open in this file:',
  noneInFile: 'No comment is open in this file.',
};
