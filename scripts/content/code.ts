/** Which code decides what is read out of a page: the key of the cache of readings. */

/** Folders below the project's. */
export const CONTENT_CODE = ['scripts/content', 'src/model'] as const;
