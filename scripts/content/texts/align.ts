/** Maps the characters of a text to their offsets in the file that it was read from. Neighbours: ./texts.ts and ../yaml.ts. */

/** Maximum distance of a character from the one before it: room for escapes, YAML quotes and Markdown line prefixes. */
const REACH = 12;

/**
 * Offsets in `source` of every character of `value`, which begins at `start`. YAML and Markdown parsers remove escapes and fold a line
 * break with its indentation into one space; all other characters are unchanged.
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

/** True for whitespace that may be folded. No-break spaces are ordinary characters. */
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
