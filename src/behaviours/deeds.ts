/** Adds buttons below the model text of a power of attorney: copy the Turkish text, print this matter. Loaded on pages with such a text. */
import type { ToolTranslate } from '../i18n/translate.ts';

/** Adds the buttons to each text of the current page once. A text to which the address leads stays where it is on the screen. */
export function showTool(t: ToolTranslate): void {
  const target = document.querySelector('.deed-form:target');
  const top = target?.getBoundingClientRect().top ?? 0;
  for (const deed of document.querySelectorAll<HTMLElement>('.deed')) {
    if (deed.querySelector('.deed-acts')) continue;
    const acts = document.createElement('div');
    acts.className = 'deed-acts';
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    const copy = makeButton(t('deed.copy'), async () => {
      status.textContent = '';
      try {
        await navigator.clipboard.writeText(textOf(deed));
        status.textContent = t('deed.copied');
      } catch {
        status.textContent = t('deed.notCopied');
      }
    });
    const print = makeButton(t('deed.print'), () => {
      status.textContent = '';
      // Styles for print show only the matter that the address names.
      location.hash = deed.querySelector('.deed-form')?.id ?? '';
      try {
        window.print();
      } catch {
        status.textContent = t('deed.printFailed');
      }
    });
    acts.append(copy, print, status);
    deed.append(acts);
  }
  if (target) window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Without the calculator's helper: a module that two tools share would add their names to the application. */
function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

/** The wording that is shown: the opening, then the chosen clauses with their numbers. */
function textOf(deed: HTMLElement): string {
  const shown = [...deed.querySelectorAll<HTMLElement>('.given, .refused')].filter(isInDeed);
  const [opening = '', ...clauses] = shown.map((sentence) => sentence.textContent ?? '');
  return [opening, ...clauses.map((text, index) => `${index + 1}. ${text}`)].join('\n');
}

function isInDeed(sentence: HTMLElement): boolean {
  const box = sentence.parentElement?.querySelector('input');
  return !box || box.checked === sentence.matches('.given');
}
