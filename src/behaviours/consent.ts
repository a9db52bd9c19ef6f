/**
 * The visitor's consent: asks for it in a one-line banner and stores it in one cookie; the visitor can change it at any time. Loaded only
 * if a tag is configured.
 */
import { buildConsent, type Consent, type Purpose, parseConsent } from '../model/consent.ts';
import { CONSENT_COOKIE } from '../model/limits.ts';
import { readCookie, writeCookie } from './cookies.ts';

export interface ConsentWords {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly reject: string;
  readonly save: string;
  readonly purposes: Readonly<Record<Purpose, string>>;
}

export function readConsent(): Consent | undefined {
  return parseConsent(readCookie(CONSENT_COOKIE.name));
}

/** Removes the banner if it is open. */
export function dismissConsent(): void {
  document.querySelector('.consent')?.remove();
}

/** Shows the banner over the lower edge of the page, without layout shift. Calls `onChoice` once and removes the banner. */
export function showConsent(words: ConsentWords, purposes: readonly Purpose[], onChoice: (consent: Consent) => void): void {
  dismissConsent();
  const given = readConsent() ?? [];
  const line = document.createElement('section');
  line.className = 'consent';
  line.setAttribute('aria-label', words.title);
  const text = document.createElement('p');
  text.textContent = words.text;
  const boxes = purposes.map((purpose) => createBox(words.purposes[purpose], given.includes(purpose)));
  const choose = (consent: Consent) => {
    writeCookie(CONSENT_COOKIE.name, buildConsent(consent), CONSENT_COOKIE.days);
    line.remove();
    onChoice(consent);
  };
  const buttons = document.createElement('p');
  buttons.append(
    createButton(words.accept, () => choose(purposes)),
    createButton(words.reject, () => choose([])),
    createButton(words.save, () => choose(purposes.filter((_, index) => boxes[index]?.input.checked))),
  );
  line.append(text, ...boxes.map((box) => box.label), buttons);
  document.body.append(line);
}

function createBox(words: string, isChecked: boolean) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.checked = isChecked;
  label.append(input, ` ${words}`);
  return { label, input };
}

function createButton(words: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.addEventListener('click', onClick);
  return button;
}
