/** Separates errors of our own scripts from those of extensions and third-party scripts, which run in our pages too. */

/** Folder of our scripts. Inline scripts do not count: their address is that of the document, and extensions add inline scripts too. */
const FOLDER = '/assets/';

/** False for an empty address, which browsers report for scripts of other origins ("Script error."). */
export function isOwnScript(url: string, origin: string): boolean {
  return url.startsWith(origin + FOLDER);
}

/** Address of the topmost script in an error's stack; empty if the stack contains none. */
export function topScriptOf(stack: string): string {
  // Chrome: "    at name (https://…:1:2)" or "    at https://…:1:2". Firefox and Safari: "name@https://…:1:2".
  return /(?:\(|@|\bat )([a-z-]+:\/\/\S+?):\d+:\d+\)?$/m.exec(stack)?.[1] ?? '';
}
