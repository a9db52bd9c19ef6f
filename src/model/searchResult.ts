/** Limits of titles and descriptions in search results. */

/** In characters; a search result shows about 155 characters of the description. */
export const SEO_LIMITS = { title: { min: 10, max: 60 }, description: { min: 50, max: 160 } } as const;

/** Width of the title line in pixels, at Google's font size; the site's name after it may be truncated. */
export const TITLE_WIDTH = { pixels: 600, fontSize: 20 } as const;
