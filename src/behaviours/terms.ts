/**
 * Shows the explanation of a legal term beside its link, on hover, focus or touch. Loaded on the first intent, only on a page with such
 * links. The explanations are those of the glossary page, to which each link leads; without this script the link is the way.
 */
import type { FrameTranslate } from '../i18n/translate.ts';
import type { Payload } from '../model/payload.ts';

/** The class is set by src/app/linkTerms.ts. */
const LINKS = 'a.gloss';

/** A pointer that only passes shows nothing; one that leaves may come back or reach the explanation, in milliseconds. */
const PAUSE_MS = 200;
/** Distance of the explanation from its link and from the edges of the window, in pixels. */
const GAP = 8;

/** `load` fetches and caches the payload of a page, if `frugal` only on demand. Does nothing in browsers without popovers. */
export function showTool(t: FrameTranslate, load: (pathname: string) => Promise<Payload>, frugal: boolean): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].filter((link) => !link.dataset.explained);
  for (const link of links) link.dataset.explained = 'asked';
  const explain = () => {
    const [first] = links;
    // If it fails, the links lead to the glossary as before.
    if (first) load(first.pathname).then(({ main }) => addNotes(links, main, t), console.warn);
  };
  // Asked for at once, so that screen readers have the explanation when they come to the link; only on demand where bytes cost money
  // or time.
  if (!frugal) explain();
  else for (const link of links) for (const event of ['pointerenter', 'focus']) link.addEventListener(event, explain, { once: true });
}

/** The notes are inside main, so that they go with the page. */
function addNotes(links: readonly HTMLAnchorElement[], glossary: string, t: FrameTranslate): void {
  const page = new DOMParser().parseFromString(glossary, 'text/html');
  for (const link of links) {
    const id = link.hash.slice(1);
    const entry = page.getElementById(id);
    const [word, text] = [entry?.querySelector('dt'), entry?.querySelector('dd p')];
    if (!word || !text || !link.isConnected || link.hasAttribute('aria-describedby')) continue;
    const note = Object.assign(document.createElement('div'), { className: 'term-note', popover: 'manual' });
    note.innerHTML = `<strong>${word.innerHTML}</strong><p id="term-${id}">${text.innerHTML}</p>`;
    // The keyboard needs no second link to the same place.
    note.append(Object.assign(document.createElement('a'), { href: link.href, tabIndex: -1, textContent: t('glossary.more') }));
    document.getElementById('main')?.append(note);
    // Screen readers read the explanation with the link, whether it is open or not.
    link.setAttribute('aria-describedby', `term-${id}`);
    watch(link, note);
    if (link.matches(':focus-visible, :hover')) open(link, note);
  }
}

let shown: { readonly link: HTMLAnchorElement; readonly note: HTMLElement } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let touched = false;

function watch(link: HTMLAnchorElement, note: HTMLElement): void {
  const soon = (act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE_MS);
  };
  link.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') soon(() => open(link, note));
  });
  note.addEventListener('pointerenter', () => clearTimeout(timer));
  for (const one of [link, note])
    one.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') soon(close);
    });
  link.addEventListener('focus', () => {
    if (link.matches(':focus-visible')) open(link, note);
  });
  link.addEventListener('blur', () => {
    // A touch or click on the note takes the focus away, before it arrives as a click.
    if (!touched && !note.matches(':hover')) close();
  });
  link.addEventListener('click', (event) => {
    // The first touch shows the explanation, the second follows the link.
    if (!touched || shown?.link === link) return;
    event.preventDefault();
    open(link, note);
  });
}

function open(link: HTMLAnchorElement, note: HTMLElement): void {
  close();
  if (!note.isConnected) return;
  note.showPopover();
  shown = { link, note };
  place();
}

function place(): void {
  if (!shown) return;
  const { link, note } = shown;
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const { offsetWidth: width, offsetHeight: height } = note;
  const below = line.bottom + GAP;
  const isBelow = below + height <= innerHeight || line.top < height + GAP;
  note.style.top = `${isBelow ? below : line.top - GAP - height}px`;
  note.style.left = `${Math.max(GAP, Math.min(line.left, document.documentElement.clientWidth - width - GAP))}px`;
}

function close(): void {
  clearTimeout(timer);
  if (shown?.note.isConnected) shown.note.hidePopover();
  shown = undefined;
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
addEventListener(
  'pointerdown',
  ({ target, pointerType }) => {
    touched = pointerType !== 'mouse';
    const { link, note } = shown ?? {};
    if (target instanceof Node && !link?.contains(target) && !note?.contains(target)) close();
  },
  true,
);
// A focus may scroll the page.
addEventListener('scroll', place, { passive: true });
