/** The control with which visitors copy the address of a part of the page, or send it with their phone. Made here, so that documents stay small. */
import type { Translate } from '../i18n/translate.ts';
import { PARTS } from './parts.ts';

/** How long the visitor is told what has happened, in milliseconds. */
const TOLD_MS = 4000;

const ICON =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2" /></svg>';

export interface PartLinks {
  /** Puts a control to each part of the page that is shown now. */
  readonly scan: () => void;
}

export function watchPartLinks(t: Translate): PartLinks {
  // A phone's own sheet knows where its owner sends things; on other devices it is one step more.
  const sends = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const label = sends ? t('share.send') : t('share.copy');
  const tell = createTeller();

  const pass = async (url: string, title: string) => {
    if (sends) {
      const failure = await navigator.share({ url, title }).catch((error: Error) => error);
      // Shared, or the visitor has closed the sheet.
      if (!failure || failure.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      tell(t('share.copied'));
    } catch {
      // Not allowed here: the visitor finds it where addresses stand.
      history.replaceState(history.state, '', url);
      tell(t('share.inAddress'));
    }
  };
  const makeControl = (part: HTMLElement) => {
    const title = titleOf(part);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'part-link';
    button.innerHTML = ICON;
    if (part.matches('.answer > i')) button.append(label);
    button.setAttribute('aria-label', `${label}: ${title}`);
    button.addEventListener('click', () => void pass(`${location.origin}${location.pathname}#${part.id}`, title));
    return button;
  };
  return {
    scan() {
      for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
        const [place, position] = placeFor(part);
        place.insertAdjacentElement(position, makeControl(part));
      }
    },
  };
}

/** Beside a heading, so that it is no part of its words; in a question inside the answer, because the question itself is a control. */
function placeFor(part: HTMLElement): readonly [Element, InsertPosition] {
  if (part.matches('.answer > i')) return [part.parentElement ?? part, 'beforeend'];
  if (part instanceof HTMLTableRowElement) return [part.cells[0] ?? part, 'beforeend'];
  if (part.matches('h3')) wrap(part);
  return part.matches('h2, h3') ? [part, 'afterend'] : [part, 'beforeend'];
}

/** A second-level heading begins its section, which places the control; one of the third level needs an element for that. */
function wrap(heading: HTMLElement): void {
  const place = document.createElement('div');
  place.className = 'part';
  heading.replaceWith(place);
  place.append(heading);
}

/** What the part is about, in the page's words: the question, the row's name, the heading, the figure and what it is. */
function titleOf(part: HTMLElement): string {
  const question = [...(part.closest('details')?.querySelector('summary')?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.matches('.unseen')),
  );
  const row = part instanceof HTMLTableRowElement ? [...part.cells].slice(0, 1) : [];
  const heading = [part.querySelector('h3') ?? part];
  const [words = heading] = [question, row].filter(({ length }) => length > 0);
  return words
    .map((node) => node.textContent ?? '')
    .join(' ')
    .replaceAll('\u00ad', '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** A line at the window's edge, which screen readers read out. */
function createTeller(): (text: string) => void {
  let line: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    if (!line) {
      line = document.createElement('p');
      line.className = 'part-told';
      line.setAttribute('role', 'status');
      document.body.append(line);
    }
    const told = line;
    clearTimeout(timer);
    // Screen readers read what changes in a line that they know already.
    requestAnimationFrame(() => {
      told.textContent = text;
    });
    timer = setTimeout(() => {
      told.textContent = '';
    }, TOLD_MS);
  };
}
