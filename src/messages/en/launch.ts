/** English: what the launch check finds (`launch`), and how `npm run launch-check` lists it for people (`launchList`). */
import { countryName } from '../count.ts';
import type { InEachLanguage } from '../language.ts';
import type { Counts, Texts, Words } from '../values.ts';
import { counted } from './common.ts';

export const launch = {
  'launch-sample': ({ name, value }: Texts<'name'> & { readonly value: SampleValue }) => [
    `${name} still has a sample value: ${launchList.sample(value)}.`,
    'Write the real value, and take its name out of "sample" in content/site.yaml.',
  ],
  'launch-field': ({ name }: Texts<'name'>) => [`The field ${name} of the legal notice is empty.`, 'Fill the field in content/site.yaml.'],
  'launch-person.none': ({ file }: Texts<'file'>) => [`${file} is empty: no page shows a person.`, PERSON_FIX],
  'launch-person.without': ({ name, fields }: Texts<'name'> & { readonly fields: readonly string[] }) => [
    `${name} has no ${fields.join(', ')}.`,
    PERSON_FIX,
  ],
  'launch-tag': ({ id, purpose, isOn }: Texts<'id' | 'purpose'> & { readonly isOn: boolean }) => [
    `The tag ${id} (${purpose}) is ${isOn ? 'on' : 'off'}; the practice decides about it.`,
    'Ask the practice whether the tag may run at all; visitors are asked for consent.',
  ],
  'launch-question': ({ id, question }: Texts<'id' | 'question'>) => [
    `The question ${id} is open: ${question}`,
    'Have the practice answer, write the day as "answered", and set the status of its facts.',
  ],
  'launch-fact': ({ id }: Texts<'id'>) => [
    `The fact ${id} has to be confirmed, and content/launch.yaml has no question about it.`,
    'Ask the practice in content/launch.yaml, or have the fact confirmed and set its status.',
  ],
  'launch-country': ({ code }: Texts<'code'>) => [
    `The practice has not confirmed ${code} (${countryName('en', code)}).`,
    'A lawyer reads the entry in all languages and writes the day as "confirmed".',
  ],
  'launch-link': ({ id, url }: Texts<'id' | 'url'>) => [
    `The practice has not confirmed the address ${id}: ${url}`,
    'Open the address; if it is right, write the day as "seen".',
  ],
  'launch-article': ({ reference, places }: Texts<'reference'> & Counts<'places'>) => [
    `Nobody has confirmed ${reference}${places > 1 ? `, quoted in ${places} places` : ''}.`,
    'Compare it with the law, then add it to content/articles.yaml with the day.',
  ],
  'launch-holiday.unconfirmed': ({ year }: Texts<'year'>) => [`Nobody has confirmed the religious holidays of ${year}.`, HOLIDAY_FIX],
  'launch-holiday.missing': ({ year }: Texts<'year'>) => [`The religious holidays of ${year} are missing.`, HOLIDAY_FIX],
  'launch-fee': ({ id }: Texts<'id'>) => [
    `The fee ${id} has no amount for this year: pages only explain it.`,
    'Add the amount to content/fees.yaml, with its year, its source and the day on which you read it.',
  ],
  'launch-sign-off.none': () => ['No lawyer has signed off this page.', SIGN_OFF_FIX],
  'launch-sign-off.void': ({ why }: { readonly why: InEachLanguage }) => [`The page is not signed off any more: ${why.en}.`, SIGN_OFF_FIX],
} satisfies Record<string, (values: never) => Words>;

/** A value of site.yaml, as far as it can be shown in one line; a number counts the entries of a list, `fields` those of a mapping. */
export type SampleValue = string | { readonly entries: number } | { readonly fields: number } | null;

const PERSON_FIX = 'Add to content/people.yaml what readers may see of this person.';
const HOLIDAY_FIX = 'Compare the first days with the source, then write the day as "confirmed" in content/calendar.yaml.';
const SIGN_OFF_FIX = 'A lawyer reads the page, then: npm run signoff -- <file>.';

export const launchList = {
  mistakes: ({ totals }: Texts<'totals'>) => `The content has mistakes (npm run check): ${totals}. Pages may be missing below.`,
  sections: {
    samples: 'Sample values: replace each in content/site.yaml, and name under "sample" those that are left',
    fields: 'Empty fields of the legal notice: fill them in content/site.yaml',
    people: 'People: whom may readers see, with name, bar, languages, year and portrait?',
    tags: 'Analytics tags: each needs consent; the practice decides whether it may run at all',
    blocking: 'Questions that block the launch',
    facts: 'Facts to be confirmed for which content/launch.yaml has no question',
    countries: 'Countries to be confirmed: a lawyer reads the entry in all languages and writes the day as "confirmed"',
    links: 'Addresses to be confirmed: somebody of the practice opens each and writes the day as "seen"',
    signOffs: 'Pages that no lawyer has signed off: npm run signoff -- <file>, after reading',
    articles: 'Articles of statutes that nobody has confirmed: compare each with the law, then add it to content/articles.yaml',
    holidays:
      'Religious holidays: compare the first days with the calendar of the Presidency of Religious Affairs, then write the day as "confirmed"',
    fees: 'Fees without an amount for this year: pages explain them and name none',
    further: 'Further questions: the texts are safe without an answer',
  },
  sample: (value: SampleValue) => {
    if (value === null) return 'no such value';
    if (typeof value === 'string') return value;
    return 'entries' in value ? counted(value.entries, 'entry', 'entries') : counted(value.fields, 'value');
  },
  noPeople: ({ file }: Texts<'file'>) => `${file} is empty: about and contact show no person, and no page says who has reviewed it.`,
  personWithout: ({ name, names }: Texts<'name' | 'names'>) => `${name} has no ${names}`,
  on: 'on',
  off: 'off',
  answered: ({ day }: Texts<'day'>) => `answered ${day}: set the status of its facts`,
  fact: ({ id, place, value }: Texts<'id' | 'place' | 'value'>) => `Fact ${id} (${place}): ${value}`,
  quotedNowhere: 'no page quotes it',
  more: ({ number }: Counts<'number'>) => `and ${number} more`,
  yearMissing: 'missing: the calculator says that it does not know them',
  ready: 'Nothing blocks the launch.',
  blocked: ({ names }: Texts<'names'>) => `The launch is blocked by ${names}.`,
  analyticsOff: 'Analytics is off: no tag is configured.',
  /** What blocks the launch, counted. */
  blockers: {
    samples: ({ number }: Counts<'number'>) => counted(number, 'sample value'),
    fields: ({ number }: Counts<'number'>) => counted(number, 'empty field'),
    questions: ({ number }: Counts<'number'>) => counted(number, 'open question'),
    facts: ({ number }: Counts<'number'>) => counted(number, 'fact without a question', 'facts without a question'),
    countries: ({ number }: Counts<'number'>) => counted(number, 'unconfirmed country', 'unconfirmed countries'),
    links: ({ number }: Counts<'number'>) => counted(number, 'unconfirmed address', 'unconfirmed addresses'),
    signOffs: ({ number }: Counts<'number'>) => counted(number, 'page without a sign-off', 'pages without a sign-off'),
  },
};
