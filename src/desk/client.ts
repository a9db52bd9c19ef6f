/**
 * The desk's script: filters apply immediately, edits appear without losing the scroll position, links to files open the editor, forms
 * change the content. The desk can be read without it.
 */
import { CHANGED_EVENT, type ChangedEvent } from '../model/openPages.ts';
import { openInEditor } from './overlay.ts';
import { watchActions } from './propose.ts';
import { type Sent, sendForm, sendTakeBack } from './send.ts';
import { show, showAwaited } from './show.ts';

/** Debounce of text input in milliseconds. */
const TYPING_MS = 200;

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

let acting: Promise<unknown> = Promise.resolve();

/** Brings the view up to date at once; the server's event may come earlier or later. */
function showAfter(work: Promise<Sent>): void {
  acting = Promise.allSettled([acting, showSent(work)]);
}

async function showSent(work: Promise<Sent>): Promise<void> {
  const { isChanged, place } = await work;
  if (isChanged) await show(location.pathname + location.search);
  // The button may have gone with what it has done.
  if (document.activeElement === document.body) document.getElementById(place)?.focus({ preventScroll: true });
}

let typing: ReturnType<typeof setTimeout> | undefined;

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form?.method !== 'get') return;
  const { form } = target;
  clearTimeout(typing);
  // Keyboard selection in a list fires an event per letter, like typing.
  typing = setTimeout(() => submit(form), TYPING_MS);
});
document.addEventListener('submit', (event) => {
  // Proposals have a script of their own.
  if (!(event.target instanceof HTMLFormElement) || event.target.dataset.do) return;
  event.preventDefault();
  if (event.target.method === 'post') {
    showAfter(sendForm(event.target, event.submitter));
    return;
  }
  clearTimeout(typing);
  submit(event.target);
});
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-take-back]') : null;
  if (button) showAfter(sendTakeBack(button));
  void openInEditor(event)?.then((outcome) => {
    const status = document.getElementById('desk-status');
    if (status) status.textContent = outcome;
  });
});
// Also sent on every connection, so that no change is missed while disconnected. A view that is brought up to date before the answer of an
// action would show what has been carried out as still typed.
import.meta.hot?.on(CHANGED_EVENT, async ({ deskVersion }: ChangedEvent) => {
  await acting;
  if (String(deskVersion) !== document.documentElement.dataset.version) void show(location.pathname + location.search);
});
watchActions();
showAwaited();
