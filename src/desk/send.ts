/** Sends a form that changes the content as an action of the server, and shows the answer in place. Neighbour: client.ts. */
import { FORM_WORDS } from '../messages/forms.ts';
import { languageOf } from '../messages/language.ts';
import type { Changed } from '../model/deskChanges.ts';
import { ACTION_PATHNAME, type Refused, TOKEN_HEADER } from '../model/writing.ts';

/** What became of an action: whether the content has changed, and where the answer stands. */
export interface Sent {
  readonly isChanged: boolean;
  /** Id of the place. */
  readonly place: string;
}

/** The view may be brought up to date before the answer comes, so that the form and the place are found again by their ids. */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Sent> {
  const place = form.dataset.answer ?? '';
  const named = [...form.elements].find(({ id }) => id !== '')?.id ?? '';
  const href = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const fields = fieldsOf(form, submitter);
  const answer = await whileBusy(form, () => send(href, fields));
  show(place, answer);
  void foresee(place, fields);
  const isChanged = 'html' in answer && answer.isDone;
  // What was typed is carried out.
  if (isChanged) document.getElementById(named)?.closest('form')?.reset();
  return { isChanged, place };
}

/** Loads what comes of a planned change below the plan, which is read meanwhile. */
async function foresee(place: string, fields: object): Promise<void> {
  const below = document.getElementById(place)?.querySelector<HTMLElement>('[data-foresee]');
  if (!below?.dataset.foresee) return;
  const answer = await send(below.dataset.foresee, fields);
  if ('html' in answer) below.innerHTML = answer.html;
  else below.replaceChildren(refusal(answer.message));
}

/** For the button of an answer. */
export async function sendTakeBack(button: HTMLButtonElement): Promise<Sent> {
  const place = button.closest('.desk-answer')?.id ?? '';
  const answer = await send(`${ACTION_PATHNAME}/takeBack`, { id: button.dataset.takeBack });
  show(place, answer);
  return { isChanged: 'html' in answer, place };
}

/** Nobody sends the same twice. */
async function whileBusy<T>(form: HTMLFormElement, work: () => Promise<T>): Promise<T> {
  form.setAttribute('aria-busy', 'true');
  try {
    return await work();
  } finally {
    form.removeAttribute('aria-busy');
  }
}

async function send(href: string, body: object): Promise<Changed | Refused> {
  const token = document.getElementById('main')?.dataset.token ?? '';
  try {
    const response = await fetch(href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TOKEN_HEADER]: token },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Changed | Refused;
  } catch {
    // The server is gone, or says nothing that can be read.
    return { message: FORM_WORDS[languageOf(document.documentElement.lang) ?? 'en'].answer.noAnswer };
  }
}

/** A field that occurs several times is a list. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, unknown> {
  const data = new FormData(form, submitter);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).length > 1 ? data.getAll(name) : data.get(name)]),
  );
}

function show(id: string, answer: Changed | Refused): void {
  const place = document.getElementById(id);
  if (!place) return;
  if ('html' in answer) place.innerHTML = answer.html;
  else place.replaceChildren(refusal(answer.message));
  const said = place.querySelector<HTMLElement>('[data-said]')?.textContent ?? '';
  const status = document.getElementById('desk-status');
  if (status) status.textContent = said;
  place.scrollIntoView({ block: 'nearest' });
}

function refusal(message: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'desk-refused';
  paragraph.dataset.said = '';
  paragraph.textContent = message.trim();
  return paragraph;
}
