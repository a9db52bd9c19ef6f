/** English: what changing a fact answers, for the command and the desk. */
import type { Counts, Perhaps, Texts } from '../values.ts';
import { counted, didYouMean } from './common.ts';

export const factAnswers = {
  /** A fact's value with its basis and the day of its legal review. */
  factState: ({ value, basis, day }: Texts<'value' | 'basis' | 'day'>) => `${value} (${basis}; reviewed ${day})`,
  factsUnread: 'Nothing is changed until these files can be read.',
  noFact: ({ id, near }: Texts<'id'> & Perhaps<'near'>) => `There is no fact "${id}" in content/facts.yaml.${didYouMean(near)}`,
  noEntry: ({ id }: Texts<'id'>) => `content/facts.yaml has no entry "${id}".`,
  noBasis: ({ options }: Texts<'options'>) => `Say what the new value is based on: ${options} if it is still the same.`,
  noValue: ({ value }: Texts<'value'>) =>
    `"${value}" is no value of the register: P90D, P3M, P10Y, 2002-01-01, 07-20, 5, 1/4, 25%, 30 ha, or words such as 90 days.`,
  isRule: ({ id }: Texts<'id'>) => `Fact ${id} is a rule in words, not a figure. Change it in content/facts.yaml, then run npm run check.`,
  isRange: ({ id, ends }: Texts<'id' | 'ends'>) => `Fact ${id} is a range. Write both ends, such as ${ends}.`,
  notHeld: ({ key, reason }: Texts<'key' | 'reason'>) => `The register cannot hold that. ${key}: ${reason}.`,
  wordingForm: ({ wording }: Texts<'wording'>) => `"${wording}" has not the form "de: drei Monaten = vier Monaten".`,
  wordingWrong: ({ words, id }: Texts<'words' | 'id'>) => `"${words}" does not say the new value of ${id}.`,
  contentLost: ({ command }: Texts<'command'>) => `content/ cannot be read any more. Take the change back: ${command}`,
  askedWords: 'No rule can write these words. Type their new form in the same line:',
  openKinds: { title: 'title', question: 'question' },
  foundThen: 'What npm run check will find then:',
  nothingThen: 'npm run check will find nothing new.',
  newAtLaunch: 'New on the list of npm run launch-check:',
  trial: 'Nothing is written yet. Read the sentences, then type the same line with --write.',
  written: ({ number }: Counts<'number'>) => `Written: content/facts.yaml and ${counted(number, 'file')}.`,
  stillToDo: 'Still to do, as npm run check says it:',
  allWordings: 'The register has all wordings already.',
  wordingsWritten: 'content/facts.yaml has the wordings of the pages. Read the change.',
};
