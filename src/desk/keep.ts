/** What a person has done on a view stays when the view is brought up to date: the place, the focus, what is opened, typed or answered. */

export interface Kept {
  readonly scroll: number;
  /** What had the focus. */
  readonly focused: Element | null;
  readonly cursor: readonly [number | null, number | null] | undefined;
  /** Texts and choices by the field's id. */
  readonly typed: ReadonlyMap<string, string>;
  readonly opened: readonly string[];
  readonly answers: readonly HTMLElement[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function readKept(): Kept {
  const active = document.activeElement;
  const text = isText(active) ? active : undefined;
  return {
    scroll: window.scrollY,
    focused: active,
    cursor: text && [text.selectionStart, text.selectionEnd],
    typed: new Map(
      [...document.querySelectorAll<Field>(FIELDS)].filter((field) => field === text || isTyped(field)).map(({ id, value }) => [id, value]),
    ),
    opened: [...document.querySelectorAll('details[id][open]')].map(({ id }) => id),
    answers: [...document.querySelectorAll<HTMLElement>('.desk-answer')].filter((place) => place.hasChildNodes()),
  };
}

export function restoreKept({ scroll, focused, cursor, typed, opened, answers }: Kept): void {
  for (const id of opened) document.getElementById(id)?.setAttribute('open', '');
  for (const place of answers) document.getElementById(place.id)?.replaceWith(place);
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (isField(field)) field.value = value;
  }
  const field = focused && counterpartOf(focused);
  field?.focus({ preventScroll: true });
  if (isText(field) && cursor) field.setSelectionRange(...cursor);
  window.scrollTo({ top: scroll, behavior: 'instant' });
}

/** The same element in the new view: by its id, or else the one that says and does the same. */
function counterpartOf(element: Element): HTMLElement | null {
  if (element.id) return document.getElementById(element.id);
  return [...document.querySelectorAll<HTMLElement>(element.tagName)].find(({ outerHTML }) => outerHTML === element.outerHTML) ?? null;
}

/** The focused field of a filter, and fields of the forms that change the content. */
const FIELDS = ':is(input[type="search"], [method="post"] :is(input:not([type="hidden"]), textarea, select))[id]';

function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false && field.selectedIndex > 0;
  return field.type !== 'search' && field.value !== field.defaultValue;
}

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

/** A field with a cursor. */
function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && /^(?:search|text)$/.test(element.type));
}
