/** English: the words of `npm run check` and `npm run status` around findings and states. */

import { counted } from './common.ts';

export const commands = {
  fixed: { form: 'form', ids: 'ids', typography: 'typography' },
  fixedFiles: (what: string, names: string) => `Fixed ${what}: ${names}`,
  nothingToFix: 'Nothing to fix.',
  notChecked: (file: string, source: string) => `Not checked: ${file}, until ${source} can be read.`,
  otherFiles: (totals: string) => `In other files: ${totals} (npm run check).`,
  withheld: 'withheld    ',
  willBeWithheld: 'will be withheld',
  publishedWithout: 'published without',
  willBePublishedWithout: 'will be published without',
  outdated: 'Outdated translations',
  moved: 'Translations whose parts are in a different order than in the source',
  unrecorded: 'Translations without a record of the source text that they translate (npm run status -- --record <file>)',
  missing: 'Missing translations',
  comments: 'Open comments (npm run comment)',
  void: 'Sign-offs that are no longer valid',
  oldPages: (months: number) => `Pages whose review is more than ${months} months old`,
  oldFacts: (months: number) => `Facts whose review is more than ${months} months old`,
  /** Behind a part of the source: the same part of the translation. */
  own: (title: string, line: number) => ` (here "${title}", line ${line})`,
  editedRecord: '; the translation has been edited since: record it when it is done',
  lawAsOf: (day: string | undefined, signOff: string) => `law as of ${day ?? 'no day'}, ${signOff}`,
  /** What becomes of a record, behind the file's name. */
  recording: {
    guidance: 'not recorded: it still has guidance ⟪…⟫ to replace by words.',
    first: 'recorded as up to date.',
    current: 'was up to date.',
    done: (names: string) => `up to date now: ${names}.`,
    outdated: (name: string) => `still outdated: ${name}. Edit it, or confirm that nothing has to change (--confirm).`,
    missing: (name: string) => `still missing: ${name}. Translate it, then record it.`,
  },
  upToDate: (current: number, translations: number, others: Readonly<Record<'outdated' | 'parts' | 'unrecorded' | 'missing', number>>) => {
    const said = [
      others.outdated > 0 && `${others.outdated} outdated in ${counted(others.parts, 'part')}`,
      others.unrecorded > 0 && `${others.unrecorded} unrecorded`,
      others.missing > 0 && `${others.missing} missing`,
    ].filter(Boolean);
    return `${current} of ${translations} translations are up to date${said.length > 0 ? `; ${said.join(', ')}` : ''}.`;
  },
  signedOff: (valid: number, written: number) => `A lawyer has signed off ${valid} of ${written} pages and translations.`,
};
