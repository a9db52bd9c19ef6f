/** Formats a number with its noun, for messages in English. */

/** `1 page`, `2 pages`, `0 pages`. */
export function counted(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`;
}
