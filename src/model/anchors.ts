/** Ids that the site's own components use. A heading with the same words gets a different id, because an id is unique in a page. */
export const ANCHORS = {
  main: 'main',
  questions: 'questions',
  related: 'related',
  facts: 'facts',
  languageList: 'language-list',
  legalNotice: 'legal-notice',
  people: 'people',
  /** The whole document of a finder. */
  allAnswers: 'all',
} as const;
