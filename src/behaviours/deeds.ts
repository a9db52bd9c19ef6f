/** Adds buttons below the model text of a power of attorney: copy the Turkish text, print this matter. Loaded on pages with such a text. */
import type { Translate } from '../i18n/translate.ts';
import { element } from './calculator/element.ts';

/** Adds the buttons to each text of the current page once. */
export function showDeedActs(t: Translate): void {
  for (const deed of document.querySelectorAll<HTMLElement>('.deed:not(:has(.deed-acts))')) {
    const status = element('p', { role: 'status' });
    const copy = element('button', { type: 'button' }, t('deed.copy'));
    copy.addEventListener('click', async () => {
      status.textContent = '';
      try {
        await navigator.clipboard.writeText(textOf(deed));
        status.textContent = t('deed.copied');
      } catch {
        status.textContent = t('deed.notCopied');
      }
    });
    const print = element('button', { type: 'button' }, t('deed.print'));
    print.addEventListener('click', () => {
      status.textContent = '';
      // Styles for print show only the matter that the address names.
      location.hash = deed.querySelector('.deed-form')?.id ?? '';
      try {
        window.print();
      } catch {
        status.textContent = t('deed.printFailed');
      }
    });
    deed.append(element('div', { className: 'deed-acts' }, copy, print, status));
  }
}

/** The wording that is shown: the opening, then the chosen clauses with their numbers. */
function textOf(deed: HTMLElement): string {
  const shown = [...deed.querySelectorAll<HTMLElement>('.given, .refused')].filter((sentence) => isInDeed(sentence));
  const [opening = '', ...clauses] = shown.map((sentence) => (sentence.textContent ?? '').replaceAll('\u00ad', ''));
  return [opening, ...clauses.map((text, index) => `${index + 1}. ${text}`)].join('\n');
}

function isInDeed(sentence: HTMLElement): boolean {
  const box = sentence.parentElement?.querySelector('input');
  return !box || box.checked === sentence.matches('.given');
}
