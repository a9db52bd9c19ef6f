/** Adds the controls that copy or share the address of a part of the page. The script creates them, so that documents stay small. */
import type { FrameTranslate } from '../i18n/translate.ts';
import { PARTS } from './parts.ts';

/** How long the status message is visible, in milliseconds. */
const TOLD_MS = 4000;

const ICON =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.2-1.2" /></svg>';

export interface PartLinks {
  /** Adds a control to each part of the current page. */
  readonly scan: () => void;
}

export function watchPartLinks(t: FrameTranslate): PartLinks {
  // The phone's share sheet lists the apps of its owner; on other devices it is an extra step.
  const sends = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const label = sends ? t('share.send') : t('share.copy');
  const tell = createTeller();

  const pass = async (url: string, title: string) => {
    if (sends) {
      const failure = await navigator.share({ url, title }).catch((error: Error) => error);
      // Shared, or the visitor closed the share sheet.
      if (!failure || failure.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      tell(t('share.copied'));
    } catch {
      // Copying is not allowed here: the visitor finds the address in the address bar.
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
        const [wrapper, position] = placeFor(part);
        // Screen readers read a row's heading with each of its cells. The control is no part of it.
        if (wrapper instanceof HTMLTableCellElement) wrapper.ariaLabel = titleOf(part);
        wrapper.insertAdjacentElement(position, makeControl(part));
      }
    },
  };
}

/**
 * Position of the control: beside a heading, so that it is not part of the heading's text; for a question inside the answer, because the
 * question itself is a control.
 */
function placeFor(part: HTMLElement): readonly [Element, InsertPosition] {
  if (part.matches('.answer > i')) return [part.parentElement ?? part, 'beforeend'];
  if (part instanceof HTMLTableRowElement) return [part.cells[0] ?? part, 'beforeend'];
  if (part.matches('h3')) wrap(part);
  return part.matches('h2, h3') ? [part, 'afterend'] : [part, 'beforeend'];
}

/**
 * A second-level heading is the first element of its section, which positions the control; a third-level heading needs a wrapper for that.
 */
function wrap(heading: HTMLElement): void {
  const wrapper = document.createElement('div');
  wrapper.className = 'part';
  heading.replaceWith(wrapper);
  wrapper.append(heading);
}

/** The title of the part in the page's words: the question, the name of the row, the heading, or the figure with its label. */
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

/** Creates a live region at the edge of the window, which screen readers read out. */
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
    // Screen readers announce changes only in a live region that they already know.
    requestAnimationFrame(() => {
      told.textContent = text;
    });
    timer = setTimeout(() => {
      told.textContent = '';
    }, TOLD_MS);
  };
}
