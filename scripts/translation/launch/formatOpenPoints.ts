/** Formats the open points as a text that a lawyer and a developer can discuss together. */

import type { Position } from '../../../src/model/issue.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { PEOPLE_FILE } from '../../content/registers/people.ts';
import { counted } from '../../core/counted.ts';
import { countBlockers, type OpenFact, type OpenPoints, type OpenQuestion } from './openPoints.ts';
import type { UnsignedPage } from './signOffs.ts';

export function formatOpenPoints(points: OpenPoints): string {
  const { samples, emptyFields, people, tags, questions, unasked, countries, links, articles, years, fees, unsigned } = points;
  const blocking = questions.filter((question) => question.blocker);
  const others = questions.filter((question) => !question.blocker);
  const sections = [
    section('Sample values: replace each in content/site.yaml, and name under "sample" those that are left', [
      ...table(samples.map(({ name, value, position }) => [name, value, formatPosition(position)])),
    ]),
    section('Empty fields of the legal notice: fill them in content/site.yaml', [
      ...table(emptyFields.map(({ name, position }) => [name, formatPosition(position)])),
    ]),
    section('People: whom may readers see, with name, bar, languages, year and portrait?', formatPeople(people)),
    section('Analytics tags: each needs consent; the practice decides whether it may run at all', [
      ...table(tags.map(({ id, purpose, enabled, position }) => [id, purpose, enabled ? 'on' : 'off', formatPosition(position)])),
    ]),
    section('Questions that block the launch', blocking.flatMap(formatQuestion)),
    section('Facts to be confirmed for which content/launch.yaml has no question', unasked.flatMap(formatFact)),
    section('Countries to be confirmed: a lawyer reads the entry in all languages and writes the day as "confirmed"', [
      ...table(countries.map(({ code, name, position }) => [code, name, formatPosition(position)])),
    ]),
    section('Addresses to be confirmed: somebody of the practice opens each and writes the day as "seen"', [
      ...table(links.map(({ id, url, position }) => [id, url, formatPosition(position)])),
    ]),
    section('Pages that no lawyer has signed off: npm run signoff -- <file>, after reading', unsigned.flatMap(formatUnsigned)),
    section('Articles of statutes that nobody has confirmed: compare each with the law, then add it to content/articles.yaml', [
      ...table(
        articles.map(({ reference, quotes: [first, ...others] }) => [
          reference,
          first ? formatPosition(first) : '',
          moreThan(others.length),
        ]),
      ),
    ]),
    section(
      'Religious holidays: compare the first days with the calendar of the Presidency of Religious Affairs, then write the day as "confirmed"',
      [
        ...table(
          years.map(({ year, first = {}, position }) => [
            year,
            Object.entries(first)
              .map(([name, days]) => `${name} ${days}`)
              .join(', ') || 'missing: the calculator says that it does not know them',
            formatPosition(position),
          ]),
        ),
      ],
    ),
    section('Fees without an amount for this year: pages explain them and name none', [
      ...table(fees.map(({ id, about, position }) => [id, about, formatPosition(position)])),
    ]),
    section('Further questions: the texts are safe without an answer', others.flatMap(formatQuestion)),
  ];
  return `${[...sections.filter(Boolean), summarize(points)].join('\n\n')}\n`;
}

function summarize(points: OpenPoints): string {
  const { samples, emptyFields, questions, unasked, countries, links, unsigned, tags } = points;
  const analytics = tags.length === 0 ? ' Analytics is off: no tag is configured.' : '';
  if (countBlockers(points) === 0) return `Nothing blocks the launch.${analytics}`;
  const parts = [
    someOf(samples.length, 'sample value'),
    someOf(emptyFields.length, 'empty field'),
    someOf(questions.filter((question) => question.blocker).length, 'open question'),
    someOf(unasked.length, 'fact without a question', 'facts without a question'),
    someOf(countries.length, 'unconfirmed country', 'unconfirmed countries'),
    someOf(links.length, 'unconfirmed address', 'unconfirmed addresses'),
    someOf(unsigned.length, 'page without a sign-off', 'pages without a sign-off'),
  ];
  return `The launch is blocked by ${parts.filter(Boolean).join(', ')}.${analytics}`;
}

function formatPeople(people: OpenPoints['people']): string[] {
  if (!people) return [`${PEOPLE_FILE} is empty: about and contact show no person, and no page says who has reviewed it.`];
  return people.map(({ name, without }) => `${name} has no ${without.join(', ')}  ${PEOPLE_FILE}`);
}

function formatQuestion(question: OpenQuestion): string[] {
  const { id, answered, position, facts } = question;
  const state = answered ? `  answered ${answered}: set the status of its facts` : '';
  const lines = [...wrap(question.question), ...facts.flatMap(formatFact)];
  return [`${id}  ${formatPosition(position)}${state}`, ...lines.map((line) => `  ${line}`), ''];
}

/** A fact, its value, and the lines that quote it: one row per page, with its languages side by side. */
function formatFact({ fact, position, quotes }: OpenFact): string[] {
  const pages = new Map<string, Map<string, Set<number>>>();
  for (const quote of quotes) {
    const [, folder = '', file = ''] = /^(.*)\/([^/]+)$/.exec(quote.filePath) ?? [];
    const files = pages.get(folder) ?? new Map<string, Set<number>>();
    pages.set(folder, files.set(file, (files.get(file) ?? new Set()).add(quote.line)));
  }
  const rows = [...pages].map(([folder, files]) => {
    const positions = [...files].map(([file, lines]) => `${file}:${[...lines].sort((a, b) => a - b).join(',')}`);
    return `${folder}/  ${positions.join('  ')}`;
  });
  const value = fact.condition ?? writeQuantities('en', expectedQuantities(fact));
  const state = fact.status === 'check' ? '' : ` (${fact.status})`;
  return [
    ...wrap(`Fact ${fact.id} (${formatPosition(position)}): ${value}${state}`),
    ...(rows.length > 0 ? rows : ['no page quotes it']).map((row) => `  ${row}`),
  ];
}

function formatUnsigned({ name, never, fallen }: UnsignedPage): string[] {
  return [
    ...(never.length > 0 ? [`${name}: ${never.join(', ')}`] : []),
    ...fallen.map(({ localeCode, why }) => `${name}: ${localeCode}, ${why}`),
  ];
}

/** Wraps at 110 characters. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 110) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A heading with indented lines; empty when there are none. */
function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return [title, ...lines.map((line) => (line ? `  ${line}` : ''))].join('\n').trimEnd();
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function formatPosition({ filePath, line }: Position): string {
  return `${filePath}:${line}`;
}

function moreThan(count: number): string {
  return count > 0 ? `and ${count} more` : '';
}

/** An empty text for zero. */
function someOf(count: number, word: string, plural?: string): string {
  return count === 0 ? '' : counted(count, word, plural);
}
