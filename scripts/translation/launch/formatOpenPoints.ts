/** Formats the open points as a text that a lawyer and a developer can discuss together. */
import { countryName } from '../../../src/messages/count.ts';
import type { Language } from '../../../src/messages/language.ts';
import { LAUNCH_WORDS, type LaunchWords } from '../../../src/messages/launch.ts';
import type { Position } from '../../../src/model/issue.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { PEOPLE_FILE } from '../../content/registers/people.ts';
import { countBlockers, type OpenFact, type OpenPoints, type OpenQuestion } from './openPoints.ts';
import type { UnsignedPage } from './signOffs.ts';

export function formatOpenPoints(points: OpenPoints, language: Language): string {
  const { samples, emptyFields, people, tags, questions, unasked, countries, links, articles, years, fees, unsigned } = points;
  const words = LAUNCH_WORDS[language];
  const lines: Record<keyof LaunchWords['sections'], readonly string[]> = {
    samples: table(samples.map(({ name, value, position }) => [name, words.sample(value), formatPosition(position)])),
    fields: table(emptyFields.map(({ name, position }) => [name, formatPosition(position)])),
    people: formatPeople(people, words),
    tags: table(tags.map(({ id, purpose, enabled, position }) => [id, purpose, enabled ? words.on : words.off, formatPosition(position)])),
    blocking: questions.filter(({ blocker }) => blocker).flatMap((question) => formatQuestion(question, language)),
    facts: unasked.flatMap((fact) => formatFact(fact, language)),
    countries: table(countries.map(({ code, position }) => [code, countryName(language, code), formatPosition(position)])),
    links: table(links.map(({ id, url, position }) => [id, url, formatPosition(position)])),
    signOffs: unsigned.flatMap((page) => formatUnsigned(page, language)),
    articles: table(
      articles.map(({ reference, quotes: [first, ...others] }) => [
        reference,
        first ? formatPosition(first) : '',
        others.length > 0 ? words.more({ number: others.length }) : '',
      ]),
    ),
    holidays: table(
      years.map(({ year, first = {}, position }) => [
        year,
        Object.entries(first)
          .map(([name, days]) => `${name} ${days}`)
          .join(', ') || words.yearMissing,
        formatPosition(position),
      ]),
    ),
    fees: table(fees.map(({ id, about, position }) => [id, about, formatPosition(position)])),
    further: questions.filter(({ blocker }) => !blocker).flatMap((question) => formatQuestion(question, language)),
  };
  const sections = SECTIONS.map((id) => section(words.sections[id], lines[id]));
  return `${[...sections.filter(Boolean), summarize(points, words)].join('\n\n')}\n`;
}

/** In the order of the list. */
const SECTIONS = Object.keys(LAUNCH_WORDS.en.sections) as (keyof LaunchWords['sections'])[];

function summarize(points: OpenPoints, words: LaunchWords): string {
  const { samples, emptyFields, questions, unasked, countries, links, unsigned, tags } = points;
  const analytics = tags.length === 0 ? ` ${words.analyticsOff}` : '';
  if (countBlockers(points) === 0) return `${words.ready}${analytics}`;
  const open: Record<keyof LaunchWords['blockers'], number> = {
    samples: samples.length,
    fields: emptyFields.length,
    questions: questions.filter(({ blocker }) => blocker).length,
    facts: unasked.length,
    countries: countries.length,
    links: links.length,
    signOffs: unsigned.length,
  };
  const names = (Object.keys(open) as (keyof typeof open)[]).flatMap((key) =>
    open[key] > 0 ? [words.blockers[key]({ number: open[key] })] : [],
  );
  return `${words.blocked({ names: names.join(', ') })}${analytics}`;
}

function formatPeople(people: OpenPoints['people'], words: LaunchWords): string[] {
  if (!people) return [words.noPeople({ file: PEOPLE_FILE })];
  return people.map(({ name, without }) => `${words.personWithout({ name, names: without.join(', ') })}  ${PEOPLE_FILE}`);
}

function formatQuestion({ id, answered, question, position, facts }: OpenQuestion, language: Language): string[] {
  const state = answered ? `  ${LAUNCH_WORDS[language].answered({ day: answered })}` : '';
  const lines = [...wrap(question), ...facts.flatMap((fact) => formatFact(fact, language))];
  return [`${id}  ${formatPosition(position)}${state}`, ...lines.map((line) => `  ${line}`), ''];
}

/** A fact, its value, and the lines that quote it: one row per page, with its languages side by side. */
function formatFact({ fact, position, quotes }: OpenFact, language: Language): string[] {
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
  const words = LAUNCH_WORDS[language];
  const value = fact.condition ?? writeQuantities(language, expectedQuantities(fact));
  const state = fact.status === 'check' ? '' : ` (${fact.status})`;
  return [
    ...wrap(`${words.fact({ id: fact.id, place: formatPosition(position), value })}${state}`),
    ...(rows.length > 0 ? rows : [words.quotedNowhere]).map((row) => `  ${row}`),
  ];
}

function formatUnsigned({ name, never, fallen }: UnsignedPage, language: Language): string[] {
  return [
    ...(never.length > 0 ? [`${name}: ${never.join(', ')}`] : []),
    ...fallen.map(({ localeCode, why }) => `${name}: ${localeCode}, ${why[language]}`),
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
