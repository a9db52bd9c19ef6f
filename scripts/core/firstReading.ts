/** Tells people at a terminal that a first check takes long, so that they do not take it for hung. */

/** From this number of new pages on, reading takes so long that the terminal announces it. */
export const MANY_PAGES = 20;

interface Terminal {
  readonly isTTY: boolean;
  write(text: string): boolean;
}

/**
 * `count` is the number of pages that the cache does not have. Prints at once, because no timer fires while words are checked, and prints
 * nothing if the stream is not a terminal.
 */
export function tellFirstReading(count: number, stream: Terminal): void {
  if (!stream.isTTY || count < MANY_PAGES) return;
  stream.write(`Checking ${count.toLocaleString('en')} pages for the first time. This can take a minute or two; later checks are quick.\n`);
}
