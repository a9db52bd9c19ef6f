/** The script of the view of proposals: sends its forms and buttons to the server, and shows the answers. */
import { languageOf } from '../messages/language.ts';
import { PROPOSE_WORDS } from '../messages/propose.ts';
import { deskHref } from '../model/desk.ts';
import { ACTION_PATHNAME, type Actions, TOKEN_HEADER } from '../model/writing.ts';
import { show } from './show.ts';

const ACTIONS = ['propose', 'proposalSend', 'proposalBack', 'proposalNews'] as const;
type Own = (typeof ACTIONS)[number];

/** Listens to elements with `data-do`, which names the action. */
export function watchActions(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.do !== 'propose') return;
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (button) void act('propose', readForm(form), button, form);
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-do]') : null;
    const name = ACTIONS.find((known) => known === button?.dataset.do);
    if (button && name) void act(name, name === 'proposalNews' ? {} : { name: button.dataset.name ?? '' }, button);
  });
}

function readForm(form: HTMLFormElement): Actions['propose']['request'] {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const into = text('into');
  return {
    title: text('title'),
    reason: text('reason'),
    author: { name: text('name'), email: text('email') },
    keys: data.getAll('keys').map(String),
    seen: text('seen'),
    ...(into && { into }),
  };
}

async function act(name: Own, request: Actions[Own]['request'], button: HTMLButtonElement, form?: HTMLFormElement): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return;
  const label = button.textContent;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = button.dataset.busy ?? label;
  const { isDone, message, href } = await ask(name, request);
  button.removeAttribute('aria-disabled');
  button.textContent = label;
  if (isDone && form) {
    form.reset();
    history.replaceState(null, '', deskHref('propose'));
  }
  // Also after a refusal: the view then shows what has changed meanwhile.
  await show(location.pathname + location.search);
  tell(message, href);
}

interface Told {
  readonly isDone: boolean;
  readonly message: string;
  readonly href?: string | undefined;
}

async function ask(name: Own, request: Actions[Own]['request']): Promise<Told> {
  const token = document.getElementById('main')?.dataset.token ?? '';
  try {
    const response = await fetch(`${ACTION_PATHNAME}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify(request),
    });
    return { isDone: response.ok, ...((await response.json()) as Actions[Own]['answer']) };
  } catch {
    return { isDone: false, message: wordsHere().failed };
  }
}

/** Focus brings the answer into view, and screen readers read it. */
function tell(message: string, href: string | undefined): void {
  const place = document.getElementById('propose-answer');
  if (!place) return;
  place.textContent = message;
  if (href !== undefined && new URL(href, location.href).protocol === 'https:') {
    const link = Object.assign(document.createElement('a'), {
      href,
      target: '_blank',
      rel: 'noreferrer',
      textContent: wordsHere().openLink,
    });
    place.append(' ', link);
  }
  place.focus();
}

/** The document has the language of the desk's reader. */
function wordsHere() {
  return PROPOSE_WORDS[languageOf(document.documentElement.lang) ?? 'en'];
}
