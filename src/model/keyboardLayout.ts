/** What a visitor typed with the wrong keyboard layout: the Russian keys for Latin letters, or the other way round. */

/** The letters of a keyboard's rows, key by key (ЙЦУКЕН and QWERTY, as on Windows and phones). */
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** The same keys in the other layout. Other characters stay. */
export function swapLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => swap(letter, CYRILLIC, LATIN) ?? swap(letter, LATIN, CYRILLIC) ?? letter).join('');
}

function swap(letter: string, from: string, to: string): string | undefined {
  const at = from.indexOf(letter);
  return at < 0 ? undefined : to[at];
}
