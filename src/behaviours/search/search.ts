/**
 * Searches while the visitor types, in the browser: no word leaves the device. Loaded with the first intent on a field. Without this script,
 * a field leads to the search page, which lists everything from A to Z.
 */
import type { LocaleCode } from '#generated/types.ts';
import type { ToolTranslate } from '../../i18n/translate.ts';
import { swapLayout } from '../../model/keyboardLayout.ts';
import { type SearchHit, wordsOf } from '../../model/search.ts';
import { SHORTEST_PREFIX } from '../../model/searchEngine.ts';
import { SEARCH_CLASS, SEARCH_PARAMETER, SEARCH_RESULTS } from '../../model/searchNames.ts';
import { element } from '../calculator/element.ts';
import type { Http } from '../http.ts';
import { pause } from '../pause.ts';
import { loadSearch, type SearchFiles } from './files.ts';
import { noHits } from './noHits.ts';
import { listHits } from './results.ts';

/** Results below a field; the search page shows more. */
const FEW = 5;
const MANY = 20;
/** After this pause a question counts as complete: the address keeps it, and "nothing found" is announced. In milliseconds. */
const PAUSE_MS = 600;

const NONE: readonly string[] = [];

interface Place {
  readonly t: ToolTranslate;
  readonly http: Http;
  readonly localeCode: LocaleCode;
  /** Where the results appear. */
  readonly box: HTMLElement;
  /** Only below a field: leads to all results. */
  readonly form?: HTMLFormElement | undefined;
}

/** Called for every page that is shown. */
export function showTool(t: ToolTranslate, _load: unknown, _frugal: unknown, http: Http): void {
  const page = document.getElementById(SEARCH_RESULTS);
  for (const form of document.querySelectorAll<HTMLFormElement>(`form.${SEARCH_CLASS}`)) {
    if ('watched' in form.dataset) continue;
    form.dataset.watched = '';
    watchField(form, t, http);
    // What was typed while this script was loading.
    if (form.contains(document.activeElement)) fieldOf(form)?.dispatchEvent(new Event('input'));
  }
  noIndex(Boolean(page && questionOf(location.search)));
  const own = page && fieldOf(document.querySelector<HTMLFormElement>(`main form.${SEARCH_CLASS}`));
  if (!own || page.hasChildNodes() || !questionOf(location.search)) return;
  own.value = questionOf(location.search);
  own.dispatchEvent(new Event('input', { bubbles: true }));
}

function watchField(form: HTMLFormElement, t: ToolTranslate, http: Http): void {
  const field = fieldOf(form);
  if (!field) return;
  const localeCode = document.documentElement.lang.slice(0, 2) as LocaleCode;
  const page = form.closest('main') && document.getElementById(SEARCH_RESULTS);
  const box = page ?? element('div');
  const place: Place = { t, http, localeCode, box, form: page ? undefined : form };
  if (!page) form.append(box);
  const close = () => page ?? box.replaceChildren();
  let timer: ReturnType<typeof setTimeout> | undefined;
  loadSearch(http, localeCode)
    .then((files) => warmUp(place, files))
    .catch(console.warn);
  field.addEventListener('input', () => {
    void show(place, field);
    clearTimeout(timer);
    // A result that is followed within the pause leads to a page whose address has no question.
    if (page) timer = setTimeout(() => page.isConnected && keepQuestion(field.value.trim()), PAUSE_MS);
  });
  form.addEventListener('keydown', (event) => moveFocus(event, field, box, close));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (page) keepQuestion(field.value.trim());
    // Followed like a link, so that the question stays on the device.
    else if (field.value.trim()) follow(addressOf(form, field.value));
  });
  page?.addEventListener('keydown', (event) => moveFocus(event, field, box, close));
}

/** Shows the results of what the field holds now. A slower answer to an earlier question is dropped. */
async function show(place: Place, field: HTMLInputElement): Promise<void> {
  const question = field.value.trim();
  const { box, t, http, localeCode, form } = place;
  if (!question) {
    box.replaceChildren();
    return;
  }
  const isCurrent = () => field.value.trim() === question;
  try {
    const { search, excerpts } = await loadSearch(http, localeCode);
    if (!isCurrent()) return;
    const found = search(question);
    const [meant, hits] = found.length > 0 ? [question, found] : [swapLayout(question), search(swapLayout(question))];
    const fill = (texts: readonly string[]) => box.replaceChildren(frame(place, meant, hits, texts));
    if (hits.length === 0) {
      if (form && isBeginning(question, localeCode)) box.replaceChildren();
      else await showNone(place, question, isCurrent);
      return;
    }
    // Filled once if the excerpts are there already.
    const known = await Promise.race([excerpts, NONE]);
    fill(known);
    if (known !== NONE) return;
    const texts = await excerpts;
    if (isCurrent() && !box.contains(document.activeElement)) fill(texts);
  } catch {
    box.replaceChildren(element('p', { className: 'found' }, t('find.failed')));
  }
}

/**
 * Searches for a word and lists a result before the visitor does, because what runs for the first time takes several times as long, and the
 * first key would wait for it. In tasks so short that a key typed meanwhile does not wait for them either.
 */
async function warmUp(place: Place, { search, excerpts }: SearchFiles): Promise<void> {
  const texts = await excerpts;
  for (const word of wordsOf(document.title, place.localeCode)) {
    await pause();
    const hits = search(word);
    await pause();
    frame(place, word, hits.slice(0, 1), texts);
  }
}

/** The first letters of a word find nothing yet, and that means nothing. */
function isBeginning(question: string, localeCode: LocaleCode): boolean {
  return wordsOf(question, localeCode).every((word) => word.length < SHORTEST_PREFIX);
}

/** Waits for a pause: while somebody types, a word is not complete, and each advice below costs a file of another language. */
async function showNone({ box, t, http, localeCode }: Place, question: string, isCurrent: () => boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (!isCurrent()) return;
  const none = await noHits(question, t, http, localeCode);
  if (isCurrent()) box.replaceChildren(none);
}

function frame({ t, localeCode, form }: Place, question: string, hits: readonly SearchHit[], excerpts: readonly string[]): HTMLElement {
  const count = element('p', {}, t('find.count', { count: String(hits.length) }));
  count.setAttribute('role', 'status');
  const box = element('div', { className: 'found' }, count, listHits(hits.slice(0, form ? FEW : MANY), question, localeCode, excerpts));
  if (form && hits.length > FEW) box.append(element('a', { href: addressOf(form, question) }, t('find.all')));
  return box;
}

/** Arrow keys move between the field and the results, Escape returns to the field and closes them. */
function moveFocus(event: KeyboardEvent, field: HTMLInputElement, box: HTMLElement, close: () => void): void {
  const stops: HTMLElement[] = [field, ...box.querySelectorAll<HTMLAnchorElement>('a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape' && stops.length > 1) {
    event.preventDefault();
    event.stopPropagation();
    field.focus();
    close();
  } else if (step && at >= 0 && stops[at + step]) {
    event.preventDefault();
    stops[at + step]?.focus();
  }
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector('input') ?? null;
}

function questionOf(search: string): string {
  return new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '';
}

function addressOf(form: HTMLFormElement, question: string): string {
  return `${new URL(form.action).pathname}?${new URLSearchParams({ [SEARCH_PARAMETER]: question.trim() })}`;
}

function follow(href: string): void {
  const link = element('a', { href });
  document.getElementById('root')?.append(link);
  link.click();
  link.remove();
}

/** The address shows the question, so that it can be kept, sent or returned to. */
function keepQuestion(question: string): void {
  const query = question ? `?${new URLSearchParams({ [SEARCH_PARAMETER]: question })}` : '';
  history.replaceState(history.state, '', location.pathname + query);
  noIndex(Boolean(question));
}

/** Search engines leave out lists of results. */
function noIndex(isList: boolean): void {
  const known = document.head.querySelector('meta[data-search]');
  if (!isList) known?.remove();
  else if (!known) {
    const meta = element('meta', { name: 'robots', content: 'noindex' });
    meta.dataset.search = '';
    document.head.append(meta);
    // It goes with the page.
    const main = document.getElementById('main');
    const observer = new MutationObserver(() => {
      if (document.getElementById(SEARCH_RESULTS)) return;
      meta.remove();
      observer.disconnect();
    });
    if (main) observer.observe(main, { childList: true });
  }
}
