/** The overlay on a page whose content has errors: position, message, fix and a link to the help. The page below stays usable. */

import { DESK_WORDS } from '../messages/desk.ts';
import { type Language, languageOf } from '../messages/language.ts';
import { deskHref, EDITOR_PATHNAME, LANGUAGE_COOKIE } from '../model/desk.ts';
import type { ChangedEvent, PageError } from '../model/openPages.ts';

const TAG = 'content-mistakes';

/** The overlay shows at most this many errors; the others are counted. */
const SHOWN_AT_MOST = 5;

type Errors = Pick<ChangedEvent, 'total' | 'counts' | 'errors'>;

/** Errors for a page that is made of these files: its own, or those of the rest of the site if it has none. `here` is their number. */
export function chooseErrors(
  { counts, errors }: Omit<Errors, 'total'>,
  files: readonly string[],
): { here: number; shown: readonly PageError[] } {
  const here = files.reduce((sum, filePath) => sum + (counts[filePath] ?? 0), 0);
  const own = errors.filter(({ filePath }) => files.includes(filePath));
  return { here, shown: (here > 0 ? own : errors).slice(0, SHOWN_AT_MOST) };
}

/**
 * Shows the current errors instead of earlier ones; removes the overlay if there are none. `files` are the paths of the files that the open
 * page shows.
 */
export function showErrors(event: Errors, files: readonly string[]): void {
  const { total } = event;
  const before = document.querySelector(TAG);
  if (total === 0) {
    before?.remove();
    return;
  }
  const host = before ?? document.body.appendChild(document.createElement(TAG));
  // A shadow tree, so that the page's styles and hydration do not affect it.
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren(
    styles(),
    panel(total, chooseErrors(event, files), () => host.remove()),
  );
}

/** Opens the file of a link in the editor without leaving the page. Resolves to the result; undefined if the event is not such a click. */
export function openInEditor(event: Event): Promise<string> | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.pathname === EDITOR_PATHNAME);
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  event.preventDefault();
  return fetch(link.href, { method: 'POST' }).then(
    (response) => (response.ok ? DESK_WORDS[readerLanguage()].opened : response.text()),
    () => DESK_WORDS[readerLanguage()].noServer,
  );
}

function panel(total: number, { here, shown }: ReturnType<typeof chooseErrors>, close: () => void): HTMLElement {
  const language = readerLanguage();
  const words = DESK_WORDS[language].overlay;
  const section = element('section', { 'aria-label': words.label, role: 'alert', lang: language });
  const title = element('h2', {}, here === 0 ? words.elsewhere(total) : words.here(here, total - here));
  const hide = element('button', { type: 'button' }, words.hide);
  hide.addEventListener('click', close);
  section.addEventListener('keydown', (event) => event.key === 'Escape' && close());
  section.addEventListener('click', openInEditor);
  const top = element('header');
  top.append(title, hide);
  const list = element('ol');
  list.append(...shown.map((error) => entry(error, language)));
  section.append(top, list);
  if (total > shown.length) {
    const rest = element('p');
    rest.append(element('a', { href: deskHref('findings') }, words.all(total)));
    section.append(rest);
  }
  return section;
}

/** The language chosen on the desk, or the first of the browser that the desk speaks. */
function readerLanguage(): Language {
  const chosen = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`));
  const tags = [chosen?.slice(LANGUAGE_COOKIE.length + 1) ?? '', ...navigator.languages];
  return tags.map(languageOf).find((language) => language !== undefined) ?? 'en';
}

function entry({ position, message, fix, ruleId, helpHref, editorHref }: PageError, language: Language): HTMLElement {
  const { overlay: words, openInEditor: open } = DESK_WORDS[language];
  const item = element('li');
  const fixLine = element('p');
  fixLine.append(element('b', {}, words.fix), fix[language]);
  const links = element('p', { class: 'links' });
  links.append(element('a', { href: editorHref }, open), element('a', { href: helpHref, target: '_blank' }, words.help(ruleId)));
  item.append(element('code', {}, position), element('p', {}, message[language]), fixLine, links);
  return item;
}

function element(name: string, attributes: Readonly<Record<string, string>> = {}, text = ''): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/** Colours and sizes use the page's custom properties, which the shadow tree inherits. */
function styles(): HTMLElement {
  return element(
    'style',
    {},
    `
    section {
      position: fixed; inset: auto 0 0; z-index: 9; max-block-size: 60vh; overflow: auto;
      padding: 1.25rem max(1.25rem, 50vw - 30rem) 1.5rem; background: var(--raise); color: var(--ink);
      border-block-start: 4px solid var(--brick); box-shadow: 0 -1rem 3rem rgb(0 0 0 / 0.18);
      font: 400 1rem / 1.5 var(--sans); overflow-wrap: anywhere;
    }
    header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
    h2 { margin: 0; font: 560 1.375rem / 1.2 var(--serif); word-spacing: 0.06em; }
    ol { display: grid; gap: 1.25rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
    li + li { padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
    code { font-size: 0.875rem; color: var(--soft); }
    p { margin: 0.25rem 0 0; max-inline-size: 44rem; white-space: pre-line; }
    b { font-weight: 650; }
    .links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
    a { display: inline-block; padding-block: 0.5rem; color: inherit; font-weight: 600; text-underline-offset: 0.22em; }
    button {
      min-block-size: 2.75rem; padding-inline: 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
      color: var(--on-act); background: var(--act); border: 0; border-radius: var(--hewn);
    }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 2px; }
    @media print { section { display: none; } }
  `,
  );
}
