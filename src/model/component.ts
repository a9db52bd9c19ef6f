/** The components that writers may use in MDX: names, attributes and meaning. Rendered by src/mdx. */

export interface WriterComponent {
  /** Allowed attributes; true for required ones. */
  readonly attributes: Readonly<Record<string, boolean>>;
  /** `text`: inline, with content; `mark`: inline, empty; `block`: around paragraphs; `list`: alone on a line, empty. */
  readonly form: 'text' | 'mark' | 'block' | 'list';
  /** Frontmatter key with the entries that it renders. */
  readonly shows?: 'conditions' | 'subConditions' | 'documents' | 'steps';
}

export const WRITER_COMPONENTS: Readonly<Record<string, WriterComponent>> = {
  /** A legal fact from the register, around the words that state it. */
  Fact: { attributes: { id: true }, form: 'text' },
  /** A statute reference, formatted for each language. */
  Law: { attributes: { ref: true }, form: 'mark' },
  /** A Turkish word in a text in another language. */
  Term: { attributes: {}, form: 'text' },
  /** The text of content/passages/<id>, as a paragraph of its own or inside one. Reading replaces it; nothing renders it. */
  Passage: { attributes: { id: true }, form: 'mark' },
  /** The amount of an official fee of content/fees.yaml, behind the words that explain it; nothing in a year without one. */
  Fee: { attributes: { id: true }, form: 'mark' },
  Note: { attributes: {}, form: 'block' },
  Warning: { attributes: {}, form: 'block' },
  Conditions: { attributes: {}, form: 'list', shows: 'conditions' },
  SubConditions: { attributes: {}, form: 'list', shows: 'subConditions' },
  Documents: { attributes: {}, form: 'list', shows: 'documents' },
  Steps: { attributes: {}, form: 'list', shows: 'steps' },
  /** The areas of law with their pages. */
  Areas: { attributes: {}, form: 'list' },
  /** All service pages by situation. */
  Services: { attributes: {}, form: 'list' },
  /** The guides that belong to no area of law, by situation. */
  Guides: { attributes: {}, form: 'list' },
  /** All deadlines of the register by situation, with the calculator. */
  Deadlines: { attributes: {}, form: 'list' },
  /** The model text of a power of attorney for a matter of content/clauses.yaml; put it below a second-level heading of its own. */
  PowerOfAttorney: { attributes: { matter: true }, form: 'list' },
  /** The table of all matters of content/clauses.yaml, with links to their texts. */
  PowersOfAttorney: { attributes: {}, form: 'list' },
  /** The legal terms of content/terms.yaml with their explanations. */
  Glossary: { attributes: {}, form: 'list' },
  Offices: { attributes: {}, form: 'list' },
  /** What differs by country, from content/countries.yaml; put it below a second-level heading. */
  Countries: { attributes: {}, form: 'list' },
  /** On a finder: the answers to the question above, a list whose items begin with a link to the next part. */
  Choices: { attributes: {}, form: 'block' },
  /** On a finder, four parts of an outcome, each around a list: what to do today, … */
  DoToday: { attributes: {}, form: 'block' },
  /** … each time limit with its first day, … */
  TimeLimits: { attributes: {}, form: 'block' },
  /** … the papers that are needed, … */
  Papers: { attributes: {}, form: 'block' },
  /** … and what would lead to another outcome. */
  Unless: { attributes: {}, form: 'block' },
  /** The legal notice (§ 5 DDG). */
  LegalNotice: { attributes: {}, form: 'list' },
};

/** Link schemes that writers use instead of addresses. */
export const LINK_SCHEMES = {
  /** `page:reddi-miras`, `page:contact#legal-notice` */
  page: 'page:',
  /** `link:e-konsolosluk`: an address of content/links.yaml. */
  official: 'link:',
  /** `contact:whatsapp`, `contact:phone`, `contact:email` */
  contact: 'contact:',
} as const;

export const CONTACT_WAYS = ['whatsapp', 'phone', 'email'] as const;
