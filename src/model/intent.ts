/** What a visitor reaches for: elements whose hover, touch or focus starts the application (src/app/startVisit.ts). */

/** Names of elements. What such an element looks like under the pointer comes with the application, too (scripts/build/styles/prune.ts). */
export const INTENT_TARGETS = ['a', 'button', 'summary'] as const;
