/**
 * Emits data for completion in editors from this content: ids and label keys for the schemas, snippets for texts, types for the MDX
 * language server.
 */
import type { LabelKey } from '#generated/types.ts';
import { CONTACT_WAYS, LINK_SCHEMES, WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { LocalizedText } from '../../../src/model/deadline.ts';
import { compareText } from '../../../src/model/issue.ts';
import { LABELS } from '../../../src/model/label.ts';
import type { Content } from '../../content/load.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { writeQuantities } from '../../content/quantity/write.ts';
import { format, type JsonSchema } from './emitSchemas.ts';

/** Lists that the schemas reference, with a description of each entry. */
export function emitNames({ site, pages, facts, links, labels, deadlines, clauses, terms }: Content): string {
  const sources = pages.filter((page) => page.localeCode === site.defaultLocale);
  const list = (entries: readonly (readonly [string, string])[]): JsonSchema => ({
    type: 'string',
    enum: entries.map(([name]) => name),
    // VS Code's YAML and JSON services show these beside the entries.
    markdownEnumDescriptions: entries.map(([, what]) => what),
  });
  const texts = (entries: Readonly<Record<string, LocalizedText>> = {}): JsonSchema =>
    list(Object.entries(entries).map(([id, text]) => [id, text.en ?? text[site.defaultLocale] ?? '']));
  const events = Object.entries(deadlines?.entries.events ?? {});
  const definitions = {
    pageId: list(sources.map((page) => [page.pageId, page.frontmatter.title] as const).sort(([a], [b]) => compareText(a, b))),
    linkId: list(Object.entries(links?.entries ?? {}).map(([id, { owner, url }]) => [id, `${owner}: ${url}`])),
    factId: list(facts.map((fact) => [fact.id, describeFact(fact)])),
    localeCode: list(site.locales.map(({ code, name }) => [code, name])),
    areaId: list(site.areas.map(({ id }) => [id, id])),
    termId: list(Object.entries(terms?.entries ?? {}).map(([id, { means }]) => [id, means[site.defaultLocale]])),
    eventId: list(events.map(([id, words]) => [id, (words.en ?? words[site.defaultLocale])?.day ?? ''])),
    situationId: texts(deadlines?.entries.situations),
    personId: texts(deadlines?.entries.persons),
    outcomeId: texts(deadlines?.entries.outcomes),
    caseId: texts(deadlines?.entries.cases),
    moveId: texts(deadlines?.entries.moves),
    matterId: list(Object.entries(clauses?.entries.matters ?? {}).map(([id, { name }]) => [id, name[site.defaultLocale]])),
    labels: nestLabels(labels[site.defaultLocale] ?? {}),
  };
  return format({ $schema: 'http://json-schema.org/draft-07/schema#', definitions });
}

/** Snippets in VS Code's format: one per component, fact, passage, page, official link and contact channel, and the frontmatter of a page. */
export function emitSnippets({ site, pages, facts, links, passages }: Content): string {
  const sources = pages.filter((page) => page.localeCode === site.defaultLocale);
  const snippet = (prefix: string, body: string, description: string) => ({ scope: 'mdx', prefix, body, description });
  const components = Object.entries(WRITER_COMPONENTS).map(([name, { attributes, form }]) => {
    const given = Object.keys(attributes).map((attribute, index) => ` ${attribute}="$${index + 1}"`);
    const bodies = { text: `<${name}${given.join('')}>$0</${name}>`, block: `<${name}>\n\n$0\n\n</${name}>` } as const;
    const body = form === 'text' || form === 'block' ? bodies[form] : `<${name}${given.join('')} />`;
    return [`component ${name}`, snippet(name, body, `Component <${name}>; content/README.md says when.`)] as const;
  });
  const quoted = facts.map(
    (fact) => [`fact ${fact.id}`, snippet(`fact-${fact.id}`, `<Fact id="${fact.id}">$0</Fact>`, describeFact(fact))] as const,
  );
  const linked = sources.map(
    ({ pageId, frontmatter }) =>
      [`page ${pageId}`, snippet(`page-${pageId}`, `[$0](${LINK_SCHEMES.page}${pageId})`, `Link to: ${frontmatter.title}`)] as const,
  );
  const shared = [...passages].map(([id, languages]) => {
    const words = languages.get(site.defaultLocale)?.outline.blocks.map(({ text }) => text) ?? [];
    return [`passage ${id}`, snippet(`passage-${id}`, `<Passage id="${id}" />`, words.join(' '))] as const;
  });
  const official = Object.entries(links?.entries ?? {}).map(
    ([id, { owner, url }]) =>
      [`link ${id}`, snippet(`link-${id}`, `[$0](${LINK_SCHEMES.official}${id})`, `Link to: ${owner}, ${url}`)] as const,
  );
  const reached = CONTACT_WAYS.map(
    (way) => [`contact ${way}`, snippet(`contact-${way}`, `[$0](${LINK_SCHEMES.contact}${way})`, `Link: ${way}`)] as const,
  );
  const question = 'faq:\n  - question: $1\n    answer: >-\n      $0';
  const step = '  - title: $1\n    description: >-\n      $0';
  const parts = [
    ['frontmatter faq', snippet('faq', question, 'Questions of the frontmatter')] as const,
    ['frontmatter steps', snippet('steps', `steps:\n${step}`, 'Steps of the frontmatter')] as const,
    [
      'frontmatter highlight',
      snippet('highlight', '  - value: >-\n      <Fact id="$1">$2</Fact>\n    text: $0', 'A figure before the text'),
    ] as const,
  ];
  return format(Object.fromEntries([...components, ...quoted, ...shared, ...linked, ...official, ...reached, ...parts]));
}

/** The components available in MDX, under the name that the MDX language server looks up (`MDXProvidedComponents`). */
export function emitMdxTypes({ facts }: Pick<Content, 'facts'>): string {
  const ids = facts.map(({ id }) => `  | '${id}'`).join('\n') || '  never';
  const components = Object.entries(WRITER_COMPONENTS).map(([name, { attributes, form }]) => {
    const given = Object.keys(attributes).map((attribute) => `${attribute}: ${name === 'Fact' ? 'FactId' : 'string'}`);
    const inside = form === 'text' || form === 'block' ? ['children: import("react").ReactNode'] : [];
    return `  ${name}(props: { ${[...given, ...inside].join('; ')} }): import("react").ReactNode;`;
  });
  return [
    '/** Written by scripts/cli/schemas.ts for the MDX language server; not edited by hand. */',
    `type FactId =\n${ids};`,
    'interface MDXProvidedComponents {',
    ...components,
    '}\n',
  ].join('\n');
}

function describeFact(fact: Content['facts'][number]): string {
  const value = fact.condition ?? writeQuantities('en', expectedQuantities(fact));
  return [value, fact.applies, fact.basis.join(', ')].filter(Boolean).join(' · ');
}

/** Converts dotted keys to nested objects; the hint says where the label is shown, with the source language's text. */
function nestLabels(labels: Readonly<Record<string, string>>): JsonSchema {
  const root = emptyObject();
  for (const [key, text] of Object.entries(labels)) {
    const path = key.split('.');
    let node = root;
    for (const part of path.slice(0, -1)) {
      const child = (node.properties[part] as ObjectSchema | undefined) ?? emptyObject();
      node.properties[part] = child;
      node = child;
    }
    node.properties[path.at(-1) ?? ''] = {
      type: 'string',
      description: [LABELS[key as LabelKey]?.shown, `“${text}”`].filter(Boolean).join(' '),
    };
  }
  return root;
}

interface ObjectSchema extends JsonSchema {
  readonly properties: Record<string, JsonSchema>;
}

function emptyObject(): ObjectSchema {
  // A label may have the name of an inherited object property.
  return { type: 'object', properties: Object.create(null) as ObjectSchema['properties'], additionalProperties: false };
}
