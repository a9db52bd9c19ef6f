/** Guidance of the outline that `npm run new` writes: ⟪…⟫. It is no text of the page. Neighbour: scripts/rules/unwritten.ts. */

/** True if a text contains guidance, complete or with one bracket lost. */
export function hasGuidance(text: string): boolean {
  return /[⟪⟫]/.test(text);
}
