/** Reloads the page and restores its state: the scroll position and the open answers. */

const KEY = 'place';

interface Place {
  readonly address: string;
  /** Scroll position in pixels. */
  readonly top: number;
  /** Titles of the open answers. */
  readonly open: readonly string[];
}

const addressNow = () => location.pathname + location.search;

function listAnswers(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

function titleOf(answer: HTMLDetailsElement): string {
  return answer.querySelector('summary')?.textContent ?? '';
}

export function reloadInPlace(): void {
  const open = listAnswers()
    .filter((answer) => answer.open)
    .map(titleOf);
  const place: Place = { address: addressNow(), top: scrollY, open };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Without storage the browser still restores the scroll position itself.
  }
  location.reload();
}

/** Call when the document is parsed. Does nothing unless reloadInPlace reloaded this page. */
export function restorePlace(): void {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
    sessionStorage.removeItem(KEY);
    if (place?.address !== addressNow()) return;
    for (const answer of listAnswers()) if (place.open.includes(titleOf(answer))) answer.open = true;
    scrollTo({ top: place.top, behavior: 'instant' });
  } catch {
    // Storage is blocked or contains invalid data: the page starts without a restored state.
  }
}
