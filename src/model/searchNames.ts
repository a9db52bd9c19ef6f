/** Names that the search's forms, its page and its script share. */

/** Class of the search forms (src/components/SearchField). */
export const SEARCH_CLASS = 'search';
/** Id of the element of the search page that takes the results. */
export const SEARCH_RESULTS = 'search-results';
/** Parameter of the address that holds the question; content/site.yaml lists it as canonical. */
export const SEARCH_PARAMETER = 'q';
