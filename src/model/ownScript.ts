/** Tells failures of our own scripts from those of extensions and foreign scripts, which run in our pages too. */

/** Folder of our scripts. A script inside a document has the document's address; extensions put such scripts there as well. */
const FOLDER = '/assets/';

/** False for an empty address, which browsers give for scripts of other origins ("Script error."). */
export function isOwnScript(url: string, origin: string): boolean {
  return url.startsWith(origin + FOLDER);
}

/** Address of the script that stands on top of an error's stack; empty when the stack names none. */
export function topScriptOf(stack: string): string {
  // Chrome: "    at name (https://…:1:2)" or "    at https://…:1:2". Firefox and Safari: "name@https://…:1:2".
  return /(?:\(|@|\bat )([a-z-]+:\/\/\S+?):\d+:\d+\)?$/m.exec(stack)?.[1] ?? '';
}
