/** Writes names as a choice. */

/** `a or b`, `a, b or c`. */
export function either(names: readonly string[], or: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`;
}
