/**
 * The desk's script: filters apply immediately, edits appear without losing the scroll position, links to files open the editor. The desk
 * works without it.
 */
import { CHANGED_EVENT, type ChangedEvent } from '../model/openPages.ts';
import { openInEditor } from './overlay.ts';

/** Debounce of text input in milliseconds. */
const TYPING_MS = 200;

let latest = 0;

/** Replaces the content of the desk with that of another address; scroll position, focus, cursor and manually opened elements remain. */
async function show(href: string): Promise<void> {
  latest += 1;
  const turn = latest;
  const response = await fetch(href, { cache: 'no-store' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A newer request is in flight.
  if (turn !== latest || !response.ok) return;
  const state = readState();
  for (const selector of ['#desk-top', '#main']) {
    const replacement = next.querySelector(selector);
    if (replacement) document.querySelector(selector)?.replaceWith(replacement);
  }
  document.title = next.title;
  document.documentElement.dataset.version = next.documentElement.dataset.version;
  restoreState(state);
}

interface PageState {
  readonly scroll: number;
  readonly focused: string | undefined;
  readonly cursor: readonly [number | null, number | null] | undefined;
  readonly typed: string | undefined;
  readonly opened: readonly string[];
}

function readState(): PageState {
  const active = document.activeElement;
  const field = active instanceof HTMLInputElement && active.type === 'search' ? active : undefined;
  return {
    scroll: window.scrollY,
    focused: active?.id || undefined,
    cursor: field && [field.selectionStart, field.selectionEnd],
    typed: field?.value,
    opened: [...document.querySelectorAll('details[id][open]')].map(({ id }) => id),
  };
}

function restoreState({ scroll, focused, cursor, typed, opened }: PageState): void {
  for (const id of opened) document.getElementById(id)?.setAttribute('open', '');
  const field = focused ? document.getElementById(focused) : null;
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && cursor && typed !== undefined) {
    field.value = typed;
    field.setSelectionRange(...cursor);
  }
  window.scrollTo({ top: scroll, behavior: 'instant' });
}

/** Address that a form would submit to, without its empty fields. */
function hrefOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const search = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString();
  return new URL(form.action).pathname + (search && `?${search}`);
}

function submit(form: HTMLFormElement): void {
  const href = hrefOf(form);
  history.replaceState(null, '', href);
  void show(href);
}

let typing: ReturnType<typeof setTimeout> | undefined;

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !target.form) return;
  const { form } = target;
  clearTimeout(typing);
  // Keyboard selection in a list fires an event per letter, like typing.
  typing = setTimeout(() => submit(form), TYPING_MS);
});
document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  clearTimeout(typing);
  submit(event.target);
});
document.addEventListener('click', (event) => {
  void openInEditor(event)?.then((outcome) => {
    const status = document.getElementById('desk-status');
    if (status) status.textContent = outcome;
  });
});
// Also sent on every connection, so that no change is missed while disconnected.
import.meta.hot?.on(CHANGED_EVENT, ({ deskVersion }: ChangedEvent) => {
  if (String(deskVersion) !== document.documentElement.dataset.version) void show(location.pathname + location.search);
});
