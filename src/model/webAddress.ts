/** Which addresses of other sites links may lead to. Neighbour: ./component.ts, for the ways to name pages of this site. */

/**
 * `https://`, a public host written in Latin letters (others as `xn--…`), perhaps a port, and a rest without blanks, control signs and
 * signs that browsers read as others. An empty `xn--` is refused here, because lines of Node.js differ in what they take it for. An `@` before the first slash, an address of numbers, `//host` and every other scheme do not fit.
 */
const WEB_ADDRESS =
  /^https:\/\/(?:(?!xn--\.)[A-Za-z0-9-]+\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)(?::\d{1,5})?(?:[/?#][^\p{C}\p{Z}"<>\\^`{|}]*)?$/u;

/** True for a whole https address that leads where a reader takes it to lead. */
export function isWebAddress(address: string): boolean {
  return WEB_ADDRESS.test(address) && URL.canParse(address);
}

/** The host behind an `@`, which readers take for a part of the path: evil.example in https://www.example.org@evil.example/. */
export function hostBehindAt(address: string): string | undefined {
  return /^https?:\/\/[^/?#\\]*@/i.test(address) && URL.canParse(address) ? new URL(address).host : undefined;
}
