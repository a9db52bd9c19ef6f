// @ts-check
/** A module hook that replaces jsdom: vite-react-ssg parses every finished page with it, only to add preload links, of which this site has none. */

const SHIM = `export class JSDOM {
  constructor(html) { this.html = html; this.window = { document: {} }; }
  serialize() { return this.html; }
}`;

/**
 * Resolves vite-react-ssg's import of jsdom to a class that returns the HTML unchanged. Without it a third of the build's time goes into jsdom.
 * Works both as a synchronous hook (`module.registerHooks`) and as an asynchronous one (`module.register`), because it returns what `next` returns.
 * @param {string} specifier
 * @param {{ readonly parentURL?: string | undefined }} context
 * @param {(specifier: string, context?: object) => any} next
 */
export function resolve(specifier, context, next) {
  const asksForJsdom = specifier === 'jsdom' && context.parentURL?.includes('/vite-react-ssg/');
  return asksForJsdom ? { url: `data:text/javascript,${encodeURIComponent(SHIM)}`, shortCircuit: true } : next(specifier, context);
}
