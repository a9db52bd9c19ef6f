/** Leads from a page to the text of a passage that it shows. */
import { deskHref } from '../../../model/desk.ts';
import { PASSAGE_MARK } from '../../../model/deskWrite.ts';
import { say } from '../words.ts';

const MARKED = `[${PASSAGE_MARK}]`;
/** Only who points at a passage in the preview, or has reached it by keys, sees that it is one. */
const STYLE = `${MARKED} { cursor: pointer } ${MARKED}:is(:hover, :focus-visible) { outline: 2px dashed; outline-offset: 2px }`;

/** Opens the passage in the write view, in the language of the page. */
export function openSharedText(id: string): void {
  const query = new URLSearchParams(location.search);
  location.assign(deskHref('write', { page: query.get('page') ?? '', locale: query.get('locale') ?? '', passage: id }));
}

/** A click or Enter on a passage in the preview opens its text; `own` is the one that is open already. */
export function watchSharedTexts(preview: Document, own: string | undefined): void {
  const view = preview.defaultView;
  if (!view) return;
  // A style element would need an exception of the security policy.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(STYLE);
  preview.adoptedStyleSheets.push(sheet);
  const open = (event: Event) => {
    const id = (event.target as Element | null)?.closest?.(MARKED)?.getAttribute(PASSAGE_MARK);
    if (id && id !== own) openSharedText(id);
  };
  preview.addEventListener('click', open);
  preview.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') open(event);
  });
}

/** Says what a click on each passage does, after the preview has changed. */
export function nameSharedTexts(preview: Document): void {
  for (const text of preview.querySelectorAll<HTMLElement>(MARKED))
    text.title = say('openShared', { id: text.getAttribute(PASSAGE_MARK) ?? '' });
}
