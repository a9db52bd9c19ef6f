/** English: how the commands of writers and reviewers are used, and what is wrong with a line that was typed. */
import type { Perhaps, Texts } from '../values.ts';
import { didYouMean } from './common.ts';

export const usage = {
  surplus: ({ argument }: Texts<'argument'>) => `Unexpected argument "${argument}".`,
  lacking: 'An argument is missing.',
  unknownOption: ({ option }: Texts<'option'>) => `Unknown option '${option}'.`,
  valueMissing: ({ option }: Texts<'option'>) => `Option '${option}' argument missing.`,
  valueSurplus: ({ option }: Texts<'option'>) => `Option '${option}' does not take an argument.`,
  oneOf: ({ option, given, known }: Texts<'option' | 'given'> & { readonly known: readonly string[] }) =>
    `--${option} is "${given}"; it must be ${known.join(' or ')}.`,
  excluding: ({ option, other }: Texts<'option' | 'other'>) => `${option} and ${other} exclude each other.`,
  takenByNpm: ({ taken }: { readonly taken: readonly string[] }) =>
    `npm has taken ${taken.join(' and ')} for itself, because "--" is missing in front of the options`,
  type: ({ line }: Texts<'line'>) => `Type:\n  ${line}`,
  noDay: ({ day, today }: Texts<'day' | 'today'>) => `"${day}" is no day up to today, such as ${today}.`,
  fileMissing: 'A file is missing.',
  whoConfirms: 'Who confirms it? Add --by "<name>".',
  lawyerMissing: 'The name of the lawyer is missing.',
  valueNeeded: 'The new value is missing.',
  /** Of a comment. */
  textMissing: 'The text of the comment is missing.',
  textBesides: 'A text after the part begins a new comment; leave it out with --answer or --close.',
  textUnquoted: 'Put the text in quotes, as one argument.',
  noCommentNumber: ({ value }: Texts<'value'>) => `"${value}" is no number of a comment, such as 2.`,
  noReport: ({ file }: Texts<'file'>) => `${file} is no change report that fits a comment.`,
  dayNeeded: ({ today }: Texts<'today'>) => `The day of the legal review is missing: --reviewed ${today}`,

  noFile: ({ file, near }: Texts<'file'> & Perhaps<'near'>) => `There is no file "${file}".${didYouMean(near)}`,
  pageNamed: ({ page, example }: Texts<'page' | 'example'>) => `"${page}" is a page; name its files, such as ${example}.`,
  wholePath: ({ example }: Texts<'example'>) => `Write its complete path, such as ${example}.`,
  noPart: ({ file, part, near }: Texts<'file' | 'part'> & Perhaps<'near'>) => `${file} has no part "${part}".${didYouMean(near)}`,
  onePart: ({ example }: Texts<'example'>) => `Name one part of a page, such as ${example}.`,
  parts: 'Its parts are:',
  noChoice: ({ name, near }: Texts<'name'> & Perhaps<'near'>) => `There is no page, area, language or file "${name}".${didYouMean(near)}`,
  notAll: ({ names }: Texts<'names'>) => `No file is all of this: ${names}.`,
  gitMissing: 'Git is not installed.',
  noCommitNamed: ({ name }: Texts<'name'>) => `Git knows no commit "${name}".`,

  noCommonCommit: ({ before, after }: Texts<'before' | 'after'>) => `${before} and ${after} have no commit in common.`,

  use: {
    status: `Use:
  npm run status                                    what is outdated, and why; behind it pages, areas, languages or files: -- tanimatenfiz de
  npm run status -- --format=markdown               the same as text, json or markdown
  npm run status -- --record <file>…                the translation has been brought up to date
  npm run status -- --confirm <file>… --by "<name>" the source's change asks for none in the translation
A file may name parts: content/pages/divorce/tanimatenfiz/de.mdx#section.3,lead
A passage, content/passages/legal-aid/de.mdx, means the parts of all pages that show it.`,
    signoff: `Use: npm run signoff -- <file>…
You have read these pages in their language and answer for them, with your name in Git.
--by "<name>" records it for another lawyer, who allows it in content/people.yaml; --on 2026-11-21 gives another day than today.`,
    facts: `Use:
  npm run facts -- --set <fact> <value> --basis "<source>" --reviewed <day>   shows every sentence before and after
  npm run facts -- --set <fact> <value> --basis "<source>" --reviewed <day> --write   changes them
  npm run facts -- --collect   writes the wordings of the pages into the register
For example: npm run facts -- --set renunciation-deadline P4M --basis "TMK 606" --reviewed 2026-11-22
A range has two values: P8M/P1Y. --basis may be there several times. --as "de: drei Monaten = vier Monaten" gives words that no rule can write.`,
    new: `Use: npm run new -- <area>/<page id> [--kind=service|guide|area]
For example: npm run new -- rent/kira-sozlesmesi`,
    rename: `Use: npm run rename -- <old page id> <new page id>
For example: npm run rename -- kira-takip kira-takibi`,
    retire: `Use: npm run retire -- <page id> [--to <page id or address> | --why <reason>]
For example: npm run retire -- kira-takip --to kira-hukuku`,
    check: `Use: npm run check [-- <page, area, language or file>…] [-- --format=text|json|github] [-- --fix] [-- --structure]
For example: npm run check -- kira-takip de
--fix first fixes the form of files, ids of parts and typography; --structure leaves out what the words say.`,
    dev: `Use: npm run dev, or npm run desk
PORT and HOST give another port and address: PORT=8080 npm run dev`,
    comment: `Use:
  npm run comment                                   what is open; behind it pages, areas, languages or files: -- kira-takip de
  npm run comment -- <file>#<part> "<text>"         leaves a comment, with your name in Git
  npm run comment -- <file>#<part> --answer "<text>"
  npm run comment -- <file>#<part> --close          it is settled
For example: npm run comment -- content/pages/divorce/tanimatenfiz/de.mdx#section.3 "Is this still so?"
--number 2 chooses one of several comments on a part.`,
    review: ({ file }: Texts<'file'>) => `Use: npm run review -- <base>[..<head>] [--languages de,tr] [--out ${file}]
For example: npm run review -- main`,
    reviewComment: `Use: npm run review:comment -- <file of the report>
The workflow sets where the report goes: GITHUB_REPOSITORY, GITHUB_TOKEN and PULL_REQUEST, its number.`,
    release: `Use: npm run release [-- --dry-run]
--dry-run says what would be published and withheld, and writes nothing.`,
    launchCheck: 'Use: npm run launch-check [-- --format=text|json|github]',
  },
};
