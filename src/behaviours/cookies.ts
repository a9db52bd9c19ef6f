/** Reads and writes first-party cookies. Blocked cookies cause no error. */

/** Value of a cookie; undefined if it is not set or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return entry && decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Path /, SameSite Strict, Secure (RFC 6265bis). A `days` of 0 removes the cookie. */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and Safari before 18.4.
    document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${days * 86_400}; path=/; samesite=strict; secure`;
  } catch {
    // Cookies are blocked: the visitor loses a convenience, nothing else.
  }
}
