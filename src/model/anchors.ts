/** Ids that the site's own components give; a writer's heading with the same words gets another, since an id stands once on a page. */
export const ANCHORS = {
  main: 'main',
  questions: 'questions',
  related: 'related',
  facts: 'facts',
  languageList: 'language-list',
  legalNotice: 'legal-notice',
  people: 'people',
} as const;
