/** The statuses that have their own error page in each language. Every host serves these pages under the same addresses. */

/**
 * The server refuses a request with 400, 403, 405 and 414; 404 and 410 are addresses without a page; 500 and 503 are failures. Each status
 * has its own document, because the page names the status without a script.
 */
export const ERROR_STATUSES = [400, 403, 404, 405, 410, 414, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** The status of an address without a page. */
export const NOT_FOUND: ErrorStatus = 404;
