/** The statuses that have an error page of their own in each language. Every host sends these pages, under the same addresses. */

/**
 * 400, 403, 405 and 414 are refusals of the server, 404 and 410 are addresses without a page, 500 and 503 are failures.
 * Each status has its own document, because the page says the status without a script.
 */
export const ERROR_STATUSES = [400, 403, 404, 405, 410, 414, 500, 503] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** The status of an address that no page answers. */
export const NOT_FOUND: ErrorStatus = 404;
