/**
 * Shows on a finder which answers led to the question or outcome in view, with links to change them; prints an outcome or sends it with the
 * answers. Nothing is stored or sent before the visitor does so. Without this script, the same links lead from part to part (finder.css).
 */
import type { ToolTranslate } from '../i18n/translate.ts';

/** An answer that was given: a link in the list of answers. */
type Answer = HTMLAnchorElement;

/** The answers given on the current page, by the hash of the part to which they led. */
const given = new Map<string, Answer>();
/** The finder on the current page. */
let current: HTMLElement | undefined;

/** Called for every page that is shown. */
export function showTool(t: ToolTranslate): void {
  const finder = document.querySelector<HTMLElement>('.finder') ?? undefined;
  if (!finder || finder === current) return;
  if (!current) {
    addEventListener('hashchange', () => {
      if (current?.isConnected) showPart(current, t)?.focus({ preventScroll: true });
    });
  }
  current = finder;
  given.clear();
  finder.addEventListener('click', ({ target }) => {
    const answer = (target as Element).closest<Answer>('.choices a');
    if (answer) given.set(answer.hash, answer);
  });
  showPart(finder, t);
}

/** Returns the heading that the address names, which screen readers read when it gets the focus. */
function showPart(finder: HTMLElement, t: ToolTranslate): HTMLElement | undefined {
  for (const other of finder.querySelectorAll('.now')) other.classList.remove('now');
  for (const old of finder.querySelectorAll('.finder-answers')) old.remove();
  // The address may hold anything: it is compared, never decoded.
  const heading = [...finder.querySelectorAll<HTMLElement>('h2[id]')].find((one) => hashOf(one) === location.hash);
  if (!heading) return undefined;
  heading.tabIndex = -1;
  // After a change of page in this application, the browser does not know the target of the address.
  if (!heading.matches(':target')) heading.classList.add('now');
  const answers = answersTo(finder, hashOf(heading));
  const section = heading.closest('section');
  if (!section || answers.length === 0) return heading;
  const box = document.createElement('div');
  box.className = 'finder-answers';
  const title = document.createElement('h3');
  title.textContent = t('finder.answers');
  const list = document.createElement('ol');
  list.append(...answers.map((answer) => describe(answer, t)));
  box.append(title, list);
  if (!section.querySelector('.choices')) box.append(actsFor(heading, answers, t));
  section.append(box);
  return heading;
}

/** The answers from the first question to a part; none if the visitor came to it in another way, and several lead there. */
function answersTo(finder: Element, part: string): Answer[] {
  const first = hashOf(finder.querySelector('h2[id]'));
  const answers: Answer[] = [];
  for (let hash = part; hash !== first; ) {
    const leading = [...finder.querySelectorAll<Answer>('.choices a')].filter((answer) => answer.hash === hash);
    const answer = given.get(hash) ?? (leading.length === 1 ? leading[0] : undefined);
    if (!answer || answers.includes(answer)) return [];
    answers.unshift(answer);
    hash = hashOf(questionOf(answer));
  }
  return answers;
}

/** The question and the answer, with a link back to the question. */
function describe(answer: Answer, t: ToolTranslate): HTMLLIElement {
  const item = document.createElement('li');
  const question = questionOf(answer);
  const words = document.createElement('span');
  words.textContent = `${wordsOf(question)} `;
  const chosen = document.createElement('strong');
  chosen.textContent = wordsOf(answer);
  words.append(chosen);
  const change = document.createElement('a');
  change.href = hashOf(question);
  change.textContent = t('finder.change');
  change.setAttribute('aria-label', `${t('finder.change')}: ${wordsOf(question)}`);
  item.append(words, change);
  return item;
}

/** A button to print the outcome, and a link that writes the outcome and the answers into a message on WhatsApp. */
function actsFor(outcome: HTMLElement, answers: readonly Answer[], t: ToolTranslate): HTMLElement {
  const acts = document.createElement('div');
  acts.className = 'finder-acts';
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const print = document.createElement('button');
  print.type = 'button';
  print.textContent = t('calculator.print');
  print.addEventListener('click', () => {
    status.textContent = '';
    // Browsers inside other applications may not print.
    try {
      window.print();
    } catch {
      status.textContent = t('calculator.printFailed');
    }
  });
  const send = linkToMessage(outcome, answers, t);
  acts.append(print, ...(send ? [send] : []), status);
  return acts;
}

function linkToMessage(outcome: HTMLElement, answers: readonly Answer[], t: ToolTranslate): HTMLAnchorElement | undefined {
  const contact = document.querySelector<HTMLAnchorElement>('main a[data-whatsapp]');
  if (!contact) return undefined;
  const { origin, pathname, searchParams } = new URL(contact.href);
  const lines = answers.map((answer) => `${wordsOf(questionOf(answer))} ${wordsOf(answer)}`);
  const text = [searchParams.get('text') ?? '', wordsOf(outcome), ...lines].join('\n');
  const send = document.createElement('a');
  send.href = `${origin}${pathname}?text=${encodeURIComponent(text)}`;
  send.rel = 'noopener';
  send.textContent = t('finder.send');
  return send;
}

function questionOf(answer: Answer): HTMLElement | null {
  return answer.closest('section')?.querySelector('h2') ?? null;
}

/** The hash of the address of a part, as the browser writes it. */
function hashOf(heading: Element | null): string {
  return `#${encodeURI(heading?.id ?? '')}`;
}

function wordsOf(element: Element | null): string {
  return (element?.textContent ?? '').replaceAll('\u00ad', '').trim();
}
