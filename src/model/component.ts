/** The components that writers may use in MDX: their names, attributes and what they stand for. Rendered by src/mdx. */

export interface WriterComponent {
  /** Attributes it may have; true marks the ones it must have. */
  readonly attributes: Readonly<Record<string, boolean>>;
  /** `text`: inside a sentence around words; `mark`: inside a sentence, empty; `block`: around paragraphs; `list`: alone on a line, empty. */
  readonly form: 'text' | 'mark' | 'block' | 'list';
  /** Frontmatter key whose entries it shows. */
  readonly shows?: 'conditions' | 'subConditions' | 'documents' | 'steps';
}

export const WRITER_COMPONENTS: Readonly<Record<string, WriterComponent>> = {
  /** A legal fact of the register, around the words that state it. */
  Fact: { attributes: { id: true }, form: 'text' },
  /** A statute reference, written out in each language's way. */
  Law: { attributes: { ref: true }, form: 'mark' },
  /** A Turkish word inside another language's text. */
  Term: { attributes: {}, form: 'text' },
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
  Offices: { attributes: {}, form: 'list' },
  /** WhatsApp, phone and e-mail. */
  LegalNotice: { attributes: {}, form: 'list' },
};

/** Link targets that writers use instead of addresses. */
export const LINK_SCHEMES = {
  /** `page:reddi-miras`, `page:contact#legal-notice` */
  page: 'page:',
  /** `contact:whatsapp`, `contact:phone`, `contact:email` */
  contact: 'contact:',
} as const;

export const CONTACT_WAYS = ['whatsapp', 'phone', 'email'] as const;
