/** The token of this start of the server: only its own pages know it, and without it nothing is written. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const TOKEN = randomBytes(32).toString('base64url');

/** Takes the same time for every wrong token, so that nobody can guess it letter by letter. */
export function isToken(given: unknown): boolean {
  return isSameSecret(String(given), TOKEN);
}

/** Compares hashes, because the comparison needs equal lengths. */
export function isSameSecret(given: string, own: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(own));
}
