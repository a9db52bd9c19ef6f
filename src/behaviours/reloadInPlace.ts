/** Reloads the page so that the visitor finds it as it was: at the same place, with the same answers open. */

const KEY = 'place';

interface Place {
  readonly address: string;
  /** Pixels from the top. */
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
    // Without storage the browser itself still finds the place.
  }
  location.reload();
}

/** Call when the document is there. Does nothing unless this page was reloaded by reloadInPlace. */
export function restorePlace(): void {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
    sessionStorage.removeItem(KEY);
    if (place?.address !== addressNow()) return;
    for (const answer of listAnswers()) if (place.open.includes(titleOf(answer))) answer.open = true;
    scrollTo({ top: place.top, behavior: 'instant' });
  } catch {
    // Blocked storage, or a text of somebody else: the page begins as any other.
  }
}
