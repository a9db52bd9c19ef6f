/** What a search engine shows of a page in its list of results. */

/** In characters; a result line holds about 155 characters of description. */
export const SEO_LIMITS = { title: { min: 10, max: 60 }, description: { min: 50, max: 160 } } as const;

/** What a result line holds of a title, in pixels at Google's size; the site's name behind it may be cut off. */
export const TITLE_WIDTH = { pixels: 600, fontSize: 20 } as const;
