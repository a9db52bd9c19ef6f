/** Finds and shows the part of the page that an address names behind its #, and tells at which part the visitor is. Neighbours: scroll.ts, partLinks.ts. */

/** Elements of a page that have an address of their own. The id of a question stands in its folded answer. */
export const PARTS =
  'main :is(.prose, .questions, .question-group, .facts) :is(h2, h3)[id], main :is(.steps > li, .answer > i, .highlight, tr)[id]';

/** The element that an anchor names, with or without its #: by its id, or by the id that its heading had until November 2026. */
export function findPart(hash: string): HTMLElement | undefined {
  const name = decodeAnchor(hash.replace(/^#/, ''));
  if (!name) return undefined;
  const byId = document.getElementById(name);
  if (byId) return byId;
  const headings = document.querySelectorAll<HTMLElement>('main :is(h2, h3)[id]');
  return [...headings].find((heading) => formerId(heading.textContent ?? '') === name);
}

/** Opens the answer that the element stands in. True where it was folded. */
export function unfold(target: Element): boolean {
  const answer = target.closest('details');
  if (!answer || answer.open) return false;
  answer.open = true;
  return true;
}

/** Screen readers and the Tab key go on from the part: from a question itself, else from the element. */
export function focusPart(target: HTMLElement): void {
  const control = target.closest('details')?.querySelector('summary') ?? target;
  if (control.tabIndex < 0) control.tabIndex = -1;
  control.focus({ preventScroll: true });
}

/** For the address with which the page was opened: what browsers do by themselves, and what older ones leave out. Leaves the focus to a visitor who has it. */
export function arrive(hash: string): void {
  const target = findPart(hash);
  if (!target) return;
  const wasFolded = unfold(target);
  // The browser has led to any other by itself, and the visitor may have gone on.
  if (wasFolded || target.id !== decodeAnchor(hash.slice(1))) target.scrollIntoView({ behavior: 'instant' });
  if (document.activeElement === document.body) focusPart(target);
}

/**
 * Id of the part at which the visitor reads: the one that the address names while it is in view, else the one a third down the window.
 * Above and below the text, where languages stand too, it is what the address names, and empty where that is nothing.
 */
export function currentPart(): string {
  const found = findPart(location.hash);
  const named = found?.matches(PARTS) ? found : undefined;
  if (named && isInView(wholeOf(named))) return named.id;
  const main = document.getElementById('main');
  // At the footer nobody reads a part any more.
  if (!main || main.getBoundingClientRect().bottom < innerHeight / 2) return '';
  const line = innerHeight / 3;
  const isRead = (part: Element) =>
    !isFolded(part) &&
    !part.closest('.facts') &&
    part.getBoundingClientRect().top <= line &&
    wholeOf(part).getBoundingClientRect().bottom > line;
  return ([...document.querySelectorAll(PARTS)].findLast(isRead) ?? named)?.id ?? '';
}

/** A heading stands for its section, and the anchor in an answer for its question. */
function wholeOf(part: Element): Element {
  return part.closest('details') ?? (part.matches('h2, h3') ? part.closest('section') : null) ?? part;
}

/** A folded answer is not what somebody reads. */
function isFolded(part: Element): boolean {
  return part.closest('details')?.open === false;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The ids of headings were made of their words, in each language its own, as GitHub makes them. */
export function formerId(words: string): string {
  return words
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Whoever wrote the address may have left a lone % in it. */
function decodeAnchor(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
