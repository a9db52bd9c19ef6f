/**
 * Converts the open points to issues, for tools and for GitHub. A point that blocks the launch is an error. Neighbour: formatOpenPoints.ts,
 * for people.
 */
import type { Issue, Position } from '../../../src/model/issue.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { PEOPLE_FILE } from '../../content/registers/people.ts';
import type { OpenPoints } from './openPoints.ts';

/** How to fix each kind of open point. content/README.md explains them in one section. */
const LAUNCH_RULES = {
  'launch-country': 'A lawyer reads the entry in all languages and writes the day as "confirmed".',
  'launch-article': 'Compare it with the law, then add it to content/articles.yaml with the day.',
  'launch-fact': 'Ask the practice in content/launch.yaml, or have the fact confirmed and set its status.',
  'launch-fee': 'Add the amount to content/fees.yaml, with its year, its source and the day on which you read it.',
  'launch-field': 'Fill the field in content/site.yaml.',
  'launch-holiday': 'Compare the first days with the source, then write the day as "confirmed" in content/calendar.yaml.',
  'launch-link': 'Open the address; if it is right, write the day as "seen".',
  'launch-person': 'Add to content/people.yaml what readers may see of this person.',
  'launch-question': 'Have the practice answer, write the day as "answered", and set the status of its facts.',
  'launch-sample': 'Write the real value, and take its name out of "sample" in content/site.yaml.',
  'launch-sign-off': 'A lawyer reads the page, then: npm run signoff -- <file>.',
  'launch-tag': 'Ask the practice whether the tag may run at all; visitors are asked for consent.',
} as const;

const HELP = 'content/README.md#facts-and-what-waits-for-the-practice';

/** Errors for points that block the launch; warnings for points that can wait. */
export function listOpenIssues({
  samples,
  emptyFields,
  people,
  tags,
  questions,
  unasked,
  countries,
  links,
  articles,
  years,
  fees,
  unsigned,
}: OpenPoints): Issue[] {
  const issues: Issue[] = [];
  const report = (
    ruleId: keyof typeof LAUNCH_RULES,
    { filePath, line, column }: Position,
    message: string,
    severity: Issue['severity'] = 'error',
  ) => issues.push({ ruleId, severity, filePath, line, column, message, fix: LAUNCH_RULES[ruleId], help: HELP });
  for (const { name, value, position } of samples) report('launch-sample', position, `${name} still has a sample value: ${value}.`);
  for (const { name, position } of emptyFields) report('launch-field', position, `The field ${name} of the legal notice is empty.`);
  const peoplePosition = startOf(PEOPLE_FILE);
  if (!people) report('launch-person', peoplePosition, `${PEOPLE_FILE} is empty: no page shows a person.`, 'warning');
  for (const { name, without } of people ?? []) report('launch-person', peoplePosition, `${name} has no ${without.join(', ')}.`, 'warning');
  for (const { id, purpose, enabled, position } of tags)
    report('launch-tag', position, `The tag ${id} (${purpose}) is ${enabled ? 'on' : 'off'}; the practice decides about it.`, 'warning');
  for (const { id, question, blocker, position } of questions)
    report('launch-question', position, `The question ${id} is open: ${question}`, blocker ? 'error' : 'warning');
  for (const { fact, position } of unasked)
    report('launch-fact', position, `The fact ${fact.id} has to be confirmed, and content/launch.yaml has no question about it.`);
  for (const { code, name, position } of countries) report('launch-country', position, `The practice has not confirmed ${code} (${name}).`);
  for (const { id, url, position } of links) report('launch-link', position, `The practice has not confirmed the address ${id}: ${url}`);
  for (const { reference, quotes } of articles) {
    const [first, ...others] = quotes;
    if (first)
      report(
        'launch-article',
        first,
        `Nobody has confirmed ${reference}${others.length > 0 ? `, quoted in ${quotes.length} places` : ''}.`,
        'warning',
      );
  }
  for (const { year, first, position } of years)
    report(
      'launch-holiday',
      position,
      first ? `Nobody has confirmed the religious holidays of ${year}.` : `The religious holidays of ${year} are missing.`,
      'warning',
    );
  for (const { id, position } of fees)
    report('launch-fee', position, `The fee ${id} has no amount for this year: pages only explain it.`, 'warning');
  for (const { name, never, fallen } of unsigned) {
    const position = (localeCode: string) => startOf(`${CONTENT_LABEL}/pages/${name}/${localeCode}.mdx`);
    for (const code of never) report('launch-sign-off', position(code), 'No lawyer has signed off this page.');
    for (const { localeCode, why } of fallen)
      report('launch-sign-off', position(localeCode), `The page is not signed off any more: ${why}.`);
  }
  return issues;
}

function startOf(filePath: string): Position {
  return { filePath, line: 1, column: 1 };
}
