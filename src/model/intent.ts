/** Elements whose hover, touch or focus shows an intent and starts the application (src/app/startVisit.ts). */

/** Element names as a selector. The hover styles of these elements are loaded with the application, too (scripts/build/styles/prune.ts). */
export const INTENT_TARGETS = 'a,button,summary,input';

/** Parts of a page that only the application completes, such as the calculator: on their pages a scroll or a touch shows an intent, too. */
export const TOOLS = '.deadline-groups,.deed';
