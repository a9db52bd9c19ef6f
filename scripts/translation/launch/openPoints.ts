/** Collects everything that is not ready for the public: sample values, empty fields, open questions and unconfirmed facts. */
import type { SampleValue } from '../../../src/messages/en/launch.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Person } from '../../../src/model/person.ts';
import type { AnalyticsTag } from '../../../src/model/site.ts';
import type { Content } from '../../content/load.ts';
import type { Question } from '../../content/registers/questions.ts';
import { listUnconfirmedArticles, type UnconfirmedArticle } from './articles.ts';
import { listOpenFees, type OpenFee } from './fees.ts';
import { listOpenYears, type OpenYear } from './holidays.ts';
import { listUnsigned, type UnsignedPage } from './signOffs.ts';

export interface OpenPoints {
  /** Values of site.yaml that its `sample` lists. */
  readonly samples: readonly { readonly name: string; readonly value: SampleValue; readonly position: Position }[];
  /** Fields of the legal notice without a text. */
  readonly emptyFields: readonly { readonly name: string; readonly position: Position }[];
  /** People missing from the site: undefined when none is listed at all, otherwise the missing fields of each person. */
  readonly people: undefined | readonly { readonly name: string; readonly without: readonly string[] }[];
  readonly tags: readonly (AnalyticsTag & { readonly position: Position })[];
  readonly questions: readonly OpenQuestion[];
  /** Facts to be confirmed without a question. */
  readonly unasked: readonly OpenFact[];
  /** Entries of countries.yaml that the practice has not confirmed. */
  readonly countries: readonly { readonly code: string; readonly position: Position }[];
  /** Addresses of links.yaml that nobody of the practice has opened. */
  readonly links: readonly { readonly id: string; readonly url: string; readonly position: Position }[];
  /** Articles that pages quote and nobody has confirmed. */
  readonly articles: readonly UnconfirmedArticle[];
  /** Years whose religious holidays are missing or not confirmed. */
  readonly years: readonly OpenYear[];
  /** Fees without an amount for this year. */
  readonly fees: readonly OpenFee[];
  /** Pages without a valid sign-off of a lawyer. */
  readonly unsigned: readonly UnsignedPage[];
}

export interface OpenQuestion extends Omit<Question, 'facts'> {
  readonly facts: readonly OpenFact[];
}

export interface OpenFact {
  readonly fact: Fact;
  readonly position: Position;
  /** Positions in pages that quote it. */
  readonly quotes: readonly Position[];
}

/** A question is open until it is answered and none of its facts needs confirmation. */
export function collectOpenPoints(content: Content, questions: readonly Question[]): OpenPoints {
  const { site, siteYaml, facts, factsYaml, pages } = content;
  const toOpenFact = (fact: Fact): OpenFact => ({ fact, position: factsYaml.positionOfKey([], fact.id), quotes: quotesOf(pages, fact.id) });
  const open = questions.map((question) => ({
    ...question,
    facts: facts.filter(({ id }) => question.facts.includes(id)).map(toOpenFact),
  }));
  const asked = new Set(questions.flatMap((question) => question.facts));
  return {
    samples: site.sample.map((name) => {
      const path = name.split('.');
      return { name, value: showValue(valueAt(site, path)), position: siteYaml.positionOfKey(path.slice(0, -1), path.at(-1) ?? '') };
    }),
    emptyFields: Object.entries(site.legal)
      .filter(([, value]) => !value.trim())
      .map(([key]) => ({ name: `legal.${key}`, position: siteYaml.positionOfKey(['legal'], key) })),
    people: site.people.length === 0 ? undefined : site.people.map(leftOut).filter(({ without }) => without.length > 0),
    tags: site.analytics.tags.map((tag, index) => ({ ...tag, position: siteYaml.positionOf(['analytics', 'tags', index]) })),
    questions: open.filter(({ answered, facts: own }) => !answered || own.some(isUnconfirmed)),
    unasked: facts.filter((fact) => fact.status === 'check' && !asked.has(fact.id)).map(toOpenFact),
    countries: unconfirmedCountries(content),
    links: unseenLinks(content),
    articles: listUnconfirmedArticles(content),
    years: listOpenYears(content),
    fees: listOpenFees(content),
    unsigned: listUnsigned(content),
  };
}

function unconfirmedCountries({ countries }: Content): OpenPoints['countries'] {
  if (!countries) return [];
  const open = Object.entries(countries.entries.countries).filter(([, { confirmed }]) => confirmed === undefined);
  return open.map(([code]) => ({ code, position: countries.yaml.positionOfKey(['countries'], code) }));
}

function unseenLinks({ links }: Content): OpenPoints['links'] {
  if (!links) return [];
  const open = Object.entries(links.entries).filter(([, { seen }]) => seen === undefined);
  return open.map(([id, { url }]) => ({ id, url, position: links.yaml.positionOfKey([], id) }));
}

function leftOut({ name, bar, languages, since, portrait }: Person) {
  const filled = { bar, languages: languages.length > 0, since, portrait };
  return { name, without: Object.entries(filled).flatMap(([key, value]) => (value ? [] : [key])) };
}

/** Number of points that prevent the launch; questions that are no blockers, articles, holidays, fees, people and analytics do not count. */
export function countBlockers({ samples, emptyFields, questions, unasked, countries, links, unsigned }: OpenPoints): number {
  const asked = questions.filter((question) => question.blocker);
  return samples.length + emptyFields.length + asked.length + unasked.length + countries.length + links.length + unsigned.length;
}

function isUnconfirmed({ fact }: OpenFact): boolean {
  return fact.status === 'check';
}

function quotesOf(pages: readonly Page[], factId: string): Position[] {
  return pages.flatMap((page) => page.outline.facts.filter(({ id }) => id === factId).map(({ position }) => position));
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined),
    data,
  );
}

function showValue(value: unknown): SampleValue {
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string') ? value.join(', ') : { entries: value.length };
  return typeof value === 'object' ? { fields: Object.keys(value ?? {}).length } : String(value);
}
