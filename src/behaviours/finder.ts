/**
 * Shows on a finder which answers led to the question or outcome in view, with links to change them; prints an outcome or sends it with the
 * answers. Nothing is stored or sent before the visitor does so. Without this script, the same links lead from part to part (finder.css).
 */
import type { Translate } from '../i18n/translate.ts';

/** An answer that was given: a link in the list of answers. */
type Answer = HTMLAnchorElement;

/** The answers given on the current page, by the id of the part to which they led. */
const given = new Map<string, Answer>();
let shown: Element | undefined;

/** Called for every page that is shown. */
export function showTool(t: Translate): void {
  const finder = document.querySelector<HTMLElement>('.finder');
  if (!finder || finder === shown) return;
  shown = finder;
  given.clear();
  finder.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<Answer>('.choices a');
    if (answer) given.set(idOf(answer), answer);
  });
  const update = () => {
    if (!finder.isConnected) removeEventListener('hashchange', update);
    else showPart(finder, t);
  };
  addEventListener('hashchange', () => {
    update();
    const heading = headingOf(finder);
    if (!heading) return;
    // Screen readers read the new question. (Not by parts.ts: a module that a tool shares adds to the application.)
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  update();
}

/** The heading that the address names. */
function headingOf(finder: Element): HTMLElement | undefined {
  return [...finder.querySelectorAll<HTMLElement>('h2[id]')].find(({ id }) => `#${id}` === decodeURI(location.hash));
}

function showPart(finder: HTMLElement, t: Translate): void {
  for (const other of finder.querySelectorAll('.now')) other.classList.remove('now');
  for (const old of finder.querySelectorAll('.finder-answers')) old.remove();
  const heading = headingOf(finder);
  if (!heading) return;
  // After a change of page in this application, the browser does not know the target of the address.
  if (!heading.matches(':target')) heading.classList.add('now');
  const answers = answersTo(finder, heading.id);
  const section = heading.closest('section');
  if (!section || answers.length === 0) return;
  const box = document.createElement('div');
  box.className = 'finder-answers';
  const title = document.createElement('h3');
  title.textContent = t('finder.answers');
  const list = document.createElement('ol');
  list.append(...answers.map((answer) => describe(answer, t)));
  box.append(title, list);
  if (!section.querySelector('.choices')) box.append(...actsFor(heading, answers, t));
  section.append(box);
}

/** The answers from the first question to a part; none if the visitor came to it in another way, and several lead there. */
function answersTo(finder: Element, partId: string): Answer[] {
  const first = finder.querySelector('h2[id]')?.id;
  const answers: Answer[] = [];
  for (let id = partId; id !== first; ) {
    const leading = [...finder.querySelectorAll<Answer>('.choices a')].filter((answer) => idOf(answer) === id);
    const answer = given.get(id) ?? (leading.length === 1 ? leading[0] : undefined);
    if (!answer || answers.includes(answer)) return [];
    answers.unshift(answer);
    id = questionOf(answer)?.id ?? '';
  }
  return answers;
}

/** The question and the answer, with a link back to the question. */
function describe(answer: Answer, t: Translate): HTMLLIElement {
  const item = document.createElement('li');
  const question = questionOf(answer);
  const words = document.createElement('span');
  words.textContent = `${wordsOf(question)} `;
  const chosen = document.createElement('strong');
  chosen.textContent = wordsOf(answer);
  words.append(chosen);
  const change = document.createElement('a');
  change.href = `#${question?.id ?? ''}`;
  change.textContent = t('finder.change');
  change.setAttribute('aria-label', `${t('finder.change')}: ${wordsOf(question)}`);
  item.append(words, change);
  return item;
}

/** A button to print the outcome, and a link that writes the outcome and the answers into a message on WhatsApp. */
function actsFor(outcome: HTMLElement, answers: readonly Answer[], t: Translate): HTMLElement[] {
  const acts = document.createElement('p');
  acts.className = 'finder-acts';
  const print = document.createElement('button');
  print.type = 'button';
  print.textContent = t('calculator.print');
  print.addEventListener('click', () => window.print());
  acts.append(print);
  const contact = document.querySelector<HTMLAnchorElement>('main a[data-whatsapp]');
  if (contact) {
    const { origin, pathname, searchParams } = new URL(contact.href);
    const lines = answers.map((answer) => `${wordsOf(questionOf(answer))} ${wordsOf(answer)}`);
    const send = document.createElement('a');
    const text = [searchParams.get('text') ?? '', wordsOf(outcome), ...lines].join('\n');
    send.href = `${origin}${pathname}?text=${encodeURIComponent(text)}`;
    send.rel = 'noopener';
    send.textContent = t('finder.send');
    acts.append(send);
  }
  return [acts];
}

function questionOf(answer: Answer): HTMLElement | null {
  return answer.closest('section')?.querySelector('h2') ?? null;
}

function idOf(answer: Answer): string {
  return decodeURI(answer.hash.slice(1));
}

function wordsOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll('\u00ad', '').trim();
}
