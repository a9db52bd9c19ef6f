/** Which external addresses links may use. Neighbour: ./component.ts, for links to pages of this site. */

/**
 * `https://`, a public host in Latin letters (others as `xn--…`), an optional port, and a remainder without spaces, control characters and
 * characters that browsers replace. An empty `xn--` is rejected, because versions of Node.js parse it differently. An `@` before the first
 * slash, a numeric host, `//host` and every other scheme do not match.
 */
const WEB_ADDRESS =
  /^https:\/\/(?:(?!xn--\.)[A-Za-z0-9-]+\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)(?::\d{1,5})?(?:[/?#][^\p{C}\p{Z}"<>\\^`{|}]*)?$/u;

/** True for a complete https address whose host is the one that a reader recognizes. */
export function isWebAddress(address: string): boolean {
  return WEB_ADDRESS.test(address) && URL.canParse(address);
}

/** The host after an `@`, which readers take for a part of the path: evil.example in https://www.example.org@evil.example/. */
export function hostBehindAt(address: string): string | undefined {
  return /^https?:\/\/[^/?#\\]*@/i.test(address) && URL.canParse(address) ? new URL(address).host : undefined;
}
