/** Reloads the page and restores its state: the scroll position and the open answers. */

const KEY = 'place';

interface PageState {
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
  const state: PageState = { address: addressNow(), top: scrollY, open };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without storage the browser still restores the scroll position itself.
  }
  location.reload();
}

/** Call when the document is parsed. Does nothing unless reloadInPlace reloaded this page. */
export function restoreState(): void {
  try {
    const state = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PageState | null;
    sessionStorage.removeItem(KEY);
    if (state?.address !== addressNow()) return;
    for (const answer of listAnswers()) if (state.open.includes(titleOf(answer))) answer.open = true;
    scrollTo({ top: state.top, behavior: 'instant' });
  } catch {
    // Storage is blocked or contains invalid data: the page starts without a restored state.
  }
}
