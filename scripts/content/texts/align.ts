/** Finds where the characters of a text stand in the file it was read from. Neighbours: ./texts.ts and ../yaml.ts. */

/** How far a character may stand from the one before it: room for escapes, quotation marks of YAML and line starts of Markdown. */
const REACH = 12;

/**
 * Offsets in `source` of every character of `value`, which begins at `start`. Readers of YAML and Markdown leave out
 * escapes and turn a line end with its indentation into one blank; everything else stands in the source as it is.
 */
export function alignText(source: string, start: number, value: string): number[] {
  const offsets: number[] = [];
  let position = start;
  for (let index = 0; index < value.length; index += 1) {
    const found = isBlank(value[index]) ? findBlank(source, position) : findCharacter(source, position, value[index] ?? '');
    offsets.push(found ?? position);
    if (found === undefined) continue;
    position = found + 1;
    if (isBlank(value[index]) && !isBlank(value[index + 1])) while (isBlank(source[position])) position += 1;
  }
  return offsets;
}

/** Blanks that may be folded; no-break spaces are characters like any other. */
export function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\t' || character === '\r';
}

function findCharacter(source: string, from: number, character: string): number | undefined {
  const found = source.slice(from, from + REACH + character.length).indexOf(character);
  return found >= 0 ? from + found : undefined;
}

function findBlank(source: string, from: number): number | undefined {
  for (let position = from; position <= from + REACH; position += 1) if (isBlank(source[position])) return position;
  return undefined;
}
