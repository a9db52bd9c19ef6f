/**
 * JSON schemas for editors, generated from the schemas that the check uses. Neighbours: ./emitNames.ts (lists that they reference),
 * scripts/cli/schemas.ts.
 */
import { z } from 'zod';
import { articlesSchema, sourcesSchema } from '../../content/schema/articles.ts';
import { calendarSchema } from '../../content/schema/calendar.ts';
import { clausesSchema } from '../../content/schema/clauses.ts';
import { countriesSchema } from '../../content/schema/countries.ts';
import { deadlinesSchema } from '../../content/schema/deadlines.ts';
import { factsSchema } from '../../content/schema/facts.ts';
import { feesSchema } from '../../content/schema/fees.ts';
import { sourceFrontmatter, translationFrontmatter } from '../../content/schema/frontmatter.ts';
import { launchSchema } from '../../content/schema/launch.ts';
import { linksSchema } from '../../content/schema/links.ts';
import { peopleSchema } from '../../content/schema/people.ts';
import { conductSchema, glossarySchema } from '../../content/schema/registers.ts';
import { amendmentsSchema, reviewSchema } from '../../content/schema/review.ts';
import { searchesSchema } from '../../content/schema/searches.ts';
import { siteSchema } from '../../content/schema/site.ts';
import { termsSchema } from '../../content/schema/terms.ts';
import { urlsSchema } from '../../content/schema/urls.ts';
import { abbreviationsSchema, wordingSchema } from '../../content/schema/wording.ts';

/** Node of a JSON schema; keys that only this module reads are `interface`, `names` and `orNumber` (scripts/content/schema/text.ts). */
export type JsonSchema = { [key: string]: unknown };

/** File of the lists derived from the content; not in Git, so that a new page changes no schema. */
export const NAMES_FILE = 'names.json';

const SCHEMAS: Readonly<Record<string, { readonly schema: z.ZodType; readonly about: string }>> = {
  'page-source': { schema: sourceFrontmatter, about: 'Frontmatter of a page in the source language.' },
  'page-translation': { schema: translationFrontmatter, about: 'Frontmatter of a page in another language.' },
  site: { schema: siteSchema, about: 'content/site.yaml: the practice.' },
  people: { schema: peopleSchema([]), about: 'content/people.yaml: the people of the practice.' },
  countries: { schema: countriesSchema([]), about: 'content/countries.yaml: what differs by country.' },
  clauses: { schema: clausesSchema([]), about: 'content/clauses.yaml: model texts of powers of attorney.' },
  links: { schema: linksSchema, about: 'content/links.yaml: every official address once.' },
  facts: { schema: factsSchema, about: 'content/facts.yaml: every legal fact once.' },
  deadlines: { schema: deadlinesSchema, about: 'content/deadlines.yaml: the words of the deadlines in facts.yaml.' },
  calendar: { schema: calendarSchema, about: 'content/calendar.yaml: official holidays and the courts’ recess.' },
  fees: { schema: feesSchema, about: 'content/fees.yaml: official fees by year.' },
  glossary: { schema: glossarySchema, about: 'content/glossary.yaml: legal terms and their false friends.' },
  terms: { schema: termsSchema([]), about: 'content/terms.yaml: explanations of legal terms.' },
  conduct: { schema: conductSchema, about: 'content/conduct.yaml: what a law practice may not say.' },
  wording: { schema: wordingSchema, about: 'content/wording.yaml: how often and where texts may use certain words.' },
  abbreviations: { schema: abbreviationsSchema, about: 'content/abbreviations.yaml: short names of statutes, and what they stand for.' },
  launch: { schema: launchSchema, about: 'content/launch.yaml: questions before the site goes public.' },
  searches: { schema: searchesSchema, about: 'content/searches.yaml: questions by which the search is judged.' },
  articles: { schema: articlesSchema, about: 'content/articles.yaml: articles of statutes that were compared with the law.' },
  sources: { schema: sourcesSchema, about: 'content/sources.yaml: names of legal bases that are no articles.' },
  statutes: { schema: amendmentsSchema, about: 'content/statutes.yaml: statutes that were amended.' },
  review: { schema: reviewSchema, about: 'review.yaml of a page: what its translations render, and who signed off what.' },
  urls: { schema: urlsSchema, about: 'content/urls.yaml: every address ever published.' },
};

/** Schema texts by file name. `docstrings`: descriptions of the fields of src/model's interfaces, by `Interface.field`. */
export function emitSchemas(docstrings: ReadonlyMap<string, string>): Record<string, string> {
  const files = Object.entries(SCHEMAS).map(([name, { schema, about }]) => {
    const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return [`${name}.json`, format({ ...describe(json, [], docstrings), description: about })] as const;
  });
  const labels = { $schema: 'http://json-schema.org/draft-07/schema#', $ref: `${NAMES_FILE}#/definitions/labels` };
  return { ...Object.fromEntries(files), 'labels.json': format(labels) };
}

export function format(json: JsonSchema): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** Adds descriptions and lists of names to every node. `owners` are the docstring paths of the objects that contain the node's fields. */
function describe(node: JsonSchema, owners: readonly string[], docstrings: ReadonlyMap<string, string>): JsonSchema {
  const { interface: own, names, orNumber, pattern, ...others } = node;
  // Unicode letter classes need a flag that some editors' validators do not set; the check validates the pattern anyway.
  const rest = typeof pattern === 'string' && !pattern.includes('\\p{') ? { ...others, pattern } : others;
  const paths = own === undefined ? owners : [own].flat().map(String);
  const walk = (child: unknown, under: readonly string[]): unknown =>
    Array.isArray(child) ? child.map((entry) => walk(entry, under)) : isNode(child) ? describe(child, under, docstrings) : child;
  const described = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => {
      if (key !== 'properties' || !isNode(value)) return [key, isLiteral(key) ? value : walk(value, paths)];
      const fields = Object.entries(value).map(([field, child]) => {
        const under = paths.map((path) => `${path}.${field}`);
        const doc = under.map((path) => docstrings.get(path)).find((text) => text !== undefined);
        return [field, { ...(doc === undefined ? {} : { description: doc }), ...(walk(child, under) as JsonSchema) }] as const;
      });
      return [key, Object.fromEntries(fields)];
    }),
  );
  if (names !== undefined) {
    const { pattern: _form, ...listed } = described;
    return { ...listed, allOf: [{ $ref: `${NAMES_FILE}#/definitions/${String(names)}` }] };
  }
  return orNumber ? { ...described, type: ['string', 'number'] } : described;
}

function isNode(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for keys whose values are data, not schemas. */
function isLiteral(key: string): boolean {
  return key === 'default' || key === 'enum' || key === 'const' || key === 'required' || key === 'examples';
}
