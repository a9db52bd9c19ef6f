/**
 * Converts the open points to issues, for tools and for GitHub. A point that blocks the launch is an error. Neighbour: formatOpenPoints.ts,
 * for people.
 */
import { type Said, says } from '../../../src/messages/findings.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { PEOPLE_FILE } from '../../content/registers/people.ts';
import type { OpenPoints } from './openPoints.ts';

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
  const report = ({ filePath, line, column }: Position, said: Said, severity: Issue['severity'] = 'error') => {
    const ruleId = (said.text?.key ?? '').replace(/\..*/, '');
    issues.push({ ruleId, severity, filePath, line, column, ...said, help: HELP });
  };
  for (const { name, value, position } of samples) report(position, says('launch-sample', { name, value }));
  for (const { name, position } of emptyFields) report(position, says('launch-field', { name }));
  const peoplePosition = startOf(PEOPLE_FILE);
  if (!people) report(peoplePosition, says('launch-person.none', { file: PEOPLE_FILE }), 'warning');
  for (const { name, without } of people ?? []) report(peoplePosition, says('launch-person.without', { name, fields: without }), 'warning');
  for (const { id, purpose, enabled, position } of tags) report(position, says('launch-tag', { id, purpose, isOn: enabled }), 'warning');
  for (const { id, question, blocker, position } of questions)
    report(position, says('launch-question', { id, question }), blocker ? 'error' : 'warning');
  for (const { fact, position } of unasked) report(position, says('launch-fact', { id: fact.id }));
  for (const { code, position } of countries) report(position, says('launch-country', { code }));
  for (const { id, url, position } of links) report(position, says('launch-link', { id, url }));
  for (const { reference, quotes } of articles)
    if (quotes[0]) report(quotes[0], says('launch-article', { reference, places: quotes.length }), 'warning');
  for (const { year, first, position } of years)
    report(position, says(first ? 'launch-holiday.unconfirmed' : 'launch-holiday.missing', { year }), 'warning');
  for (const { id, position } of fees) report(position, says('launch-fee', { id }), 'warning');
  for (const { name, never, fallen } of unsigned) {
    const position = (localeCode: string) => startOf(`${CONTENT_LABEL}/pages/${name}/${localeCode}.mdx`);
    for (const code of never) report(position(code), says('launch-sign-off.none'));
    for (const { localeCode, why } of fallen) report(position(localeCode), says('launch-sign-off.void', { why }));
  }
  return issues;
}

function startOf(filePath: string): Position {
  return { filePath, line: 1, column: 1 };
}
