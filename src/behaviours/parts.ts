/**
 * Finds and shows the part of the page that the fragment of the address names, and determines the part that the visitor reads. Neighbours:
 * scroll.ts, partLinks.ts.
 */

/** Elements that have an address of their own. The id of a question is inside its collapsed answer. */
export const PARTS =
  'main :is(.prose, .questions, .question-group, .facts) :is(h2, h3)[id], main :is(.steps > li, .answer > i, .highlight, tr)[id]';

/** The element for a fragment, with or without its #: by its id, or by the id that its heading had until November 2026. */
export function findPart(hash: string): HTMLElement | undefined {
  const name = decodeAnchor(hash.replace(/^#/, ''));
  if (!name) return undefined;
  const byId = document.getElementById(name);
  if (byId) return byId;
  const headings = document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]');
  return [...headings].find((heading) => formerId(heading.textContent ?? '') === name);
}

/** Opens the answer that contains the element. True if it was collapsed. */
export function unfold(target: Element): boolean {
  const answer = target.closest('details');
  if (!answer || answer.open) return false;
  answer.open = true;
  return true;
}

/** Moves the focus, so that screen readers and the Tab key continue from the part: from the question itself, otherwise from the element. */
export function focusPart(target: HTMLElement): void {
  const control = target.closest('details')?.querySelector('summary') ?? target;
  if (control.tabIndex < 0) control.tabIndex = -1;
  control.focus({ preventScroll: true });
}

/**
 * Shows the part that the initial address names, as current browsers do and older ones do not. Does not move the focus if the visitor has
 * set it.
 */
export function arrive(hash: string): void {
  const target = findPart(hash);
  if (!target) return;
  const wasFolded = unfold(target);
  // In every other case the browser has already scrolled, and the visitor may have scrolled further.
  if (wasFolded || target.id !== decodeAnchor(hash.slice(1))) target.scrollIntoView({ behavior: 'instant' });
  if (document.activeElement === document.body) focusPart(target);
}

/**
 * Id of the part that the visitor reads: the part that the address names while it is in view, otherwise the part a third down the window.
 * Above and below the text, where there are language links too, it is the part that the address names, or an empty string.
 */
export function currentPart(): string {
  const found = findPart(location.hash);
  const named = found?.matches(PARTS) ? found : undefined;
  if (named && isInView(containerOf(named))) return named.id;
  const main = document.getElementById('main');
  // At the footer the visitor no longer reads a part.
  if (!main || main.getBoundingClientRect().bottom < innerHeight / 2) return '';
  const line = innerHeight / 3;
  const isRead = (part: Element) =>
    !isFolded(part) &&
    !part.closest('.facts') &&
    part.getBoundingClientRect().top <= line &&
    containerOf(part).getBoundingClientRect().bottom > line;
  return ([...document.querySelectorAll(PARTS)].findLast(isRead) ?? named)?.id ?? '';
}

/** Returns the section of a heading, the question of an anchor in an answer, or the part itself. */
function containerOf(part: Element): Element {
  return part.closest('details') ?? (part.matches('h2, h3') ? part.closest('section') : null) ?? part;
}

/** True for an element inside a collapsed answer, which the visitor does not see. */
function isFolded(part: Element): boolean {
  return part.closest('details')?.open === false;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The id that a heading had: made of its words in each language, as GitHub makes them. */
export function formerId(words: string): string {
  return words
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The address is untrusted and may contain a lone %. */
function decodeAnchor(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
