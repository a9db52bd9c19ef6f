/** Tells texts in which Markdown, GFM and MDX find nothing. Neighbour: ./regions.ts. */

/** Words and punctuation on one line, beginning with a letter. Proven against the parser in regions.test.ts. */
const PLAIN = /^\p{L}[\p{L}\p{M}\p{N} \u00a0\u202f,.;:?!’'"“”„«»‹›()–—…%€/-]*$/u;
const AUTOLINK = /www\.|:\/\//i;

export function isPlain(text: string): boolean {
  return PLAIN.test(text) && !AUTOLINK.test(text) && !text.endsWith(' ');
}
