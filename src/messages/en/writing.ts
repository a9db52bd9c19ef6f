/** English: what the server says about the desk's actions, and why it does not carry one out. */
import type { Counts, Texts } from '../values.ts';

export const writing = {
  notUnderstood: 'The server does not understand the request. Load the page again.',
  failed: 'The server failed. Its terminal says why.',
  tooLong: 'The text is too long to be sent. Pages have at most half a megabyte.',
  earlierStart: 'This page is from an earlier start of the server. Load it again; what you typed is kept.',
  noPassword:
    'Other computers can reach this server, so nobody can write. Start it without HOST, or with DESK_PASSWORD (scripts/README.md).',
  mayNotWrite: 'This computer does not allow the desk to write in content/. Ask the person who looks after the computer.',

  noFile: 'The content has no such file.',
  onlyTexts: 'Only files that end in .mdx or .yaml can be changed here.',
  goneFile: 'The file was deleted or renamed.',
  noOrdinaryFile: 'This is no ordinary file of the content, or its folder is a link to another place.',
  largeFile: 'The file is too large to be edited here.',
  longText: 'The text is longer than a page may be. Write two pages.',
  utf16: 'The file is text in UTF-16. Save it as UTF-8 in the program that wrote it; then it can be edited here.',
  notUtf8: 'The file is not text in UTF-8. Save it as UTF-8 in the program that wrote it; then it can be edited here.',
  noTranslation: 'The page does not exist in this language yet.',
  unfitCharacter: 'The text contains a character that no file can hold. It was probably pasted; remove it and save again.',
  uncheckedWords: 'The words could not be checked. The next pause tries again.',
  forbidden: 'Nothing was saved: this computer does not allow the server to write this file. Ask the person who looks after the computer.',
  fullDisk: 'Nothing was saved: the disk is full. The file is as it was; free some space, and save again.',
  readOnlyDisk: 'Nothing was saved: the disk can only be read. Ask the person who looks after the computer.',
  lostFile: 'Nothing was saved: the file or its folder was deleted or renamed meanwhile.',

  /** `why` comes from the computer. */
  unchanged: ({ why }: Texts<'why'>) => `Nothing is changed. ${why}`,
  linkedFile: ({ file }: Texts<'file'>) => `Nothing is changed: ${file} is a link to another place on this computer.`,
  typedAnswer: 'An answer is typed, which closing would lose. Answer first, or empty the field.',
  noTitle: 'Write the title of the page, or the end of its address.',
  noName: 'Who confirms it? Write a name.',
  pageAndReason: 'A page that takes its place and a reason why there is none exclude each other. Empty one of the two fields.',
  /** `files` are in no commit. */
  unsavedPage: ({ page, files }: Texts<'page' | 'files'>) =>
    `Nothing is removed: “${page}” has texts that only this computer has, and they would be lost (${files}). Hand them in with “Propose” first. If nobody needs them, delete these files on this computer.`,
  forgotten: 'This change is not remembered any more. Git has the earlier texts.',
  touched: ({ files }: Texts<'files'>) => `Nothing is taken back: somebody has changed ${files} since.`,
  takenBack: 'Taken back: everything is as it was before.',

  /** Fixes of findings for which the write view has a button; elsewhere the same findings name a command. */
  fixes: {
    missing: ({ file, line }: Texts<'file'> & Counts<'line'>) =>
      `Translate it from line ${line} of ${file} and insert it. “Bring up to date” shows the words and records it when it is done.`,
    outdated: 'Press “Bring up to date”: it shows what changed, part by part, and records it when you are done.',
    typography: ({ right }: Texts<'right'>) => `Write “${right}” (␣ and ⍽ are no-break spaces).`,
  },
};
