/**
 * The current language, and a list of the others that opens on hover and focus (CSS alone). The script adds Escape, touch and
 * aria-expanded.
 */

import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FrameTranslate } from '../../i18n/translate.ts';
import { ANCHORS } from '../../model/anchors.ts';
import type { PageData, ShellData } from '../../model/shell.ts';
import { languagesOf } from '../LanguageLinks/LanguageLinks.tsx';
import { Flag, OwnFlag } from './Flag.tsx';

export interface LanguageSwitcherProps {
  shell: Pick<ShellData, 'locale' | 'locales' | 'flags'>;
  alternates: PageData['alternates'];
  t: FrameTranslate;
}

export function LanguageSwitcher({ shell, alternates, t }: LanguageSwitcherProps) {
  const { locale, flags } = shell;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isShut, setShut] = useState(false);
  // Escape closes the list and moves the focus in one handler, so onFocus needs the value before the next render.
  const shutNow = useRef(false);
  // The click at the end of a touch that closed the list must not open it again.
  const shutByTouch = useRef(false);
  // Flags come from a public host; the site does not request them before the visitor opens the list.
  const [wasOpened, setOpened] = useState(false);

  const open = () => {
    shutNow.current = false;
    setOpen(true);
    setShut(false);
    setOpened(true);
  };
  const close = () => {
    shutNow.current = false;
    setOpen(false);
    setShut(false);
  };
  /** Closes the list although it is still hovered or focused. */
  const shut = () => {
    shutNow.current = true;
    setOpen(false);
    setShut(true);
  };
  // The pointer that started the application may already be over the list.
  useLayoutEffect(() => {
    if (!root.current?.matches(':hover, :focus-within')) return;
    setOpen(true);
    setOpened(true);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    shut();
    button.current?.focus();
  };
  /** A click leaves the focus on the button; the list stays open only if the focus came from the keyboard. */
  const leave = () => {
    if (!root.current?.querySelector(':focus-visible')) shut();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers mirror :hover and :focus-within in the style sheet.
    <div
      className="switcher"
      ref={root}
      data-shut={isShut ? '' : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={() => !shutNow.current && open()}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        className="switcher-button"
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={ANCHORS.languageList}
        onPointerDown={(event) => {
          // A touch on the button of the open list closes it; preventDefault avoids the focus event that would open it again.
          shutByTouch.current = event.pointerType !== 'mouse' && isOpen;
          if (!shutByTouch.current) return;
          event.preventDefault();
          shut();
        }}
        onClick={() => {
          if (isShut && !shutByTouch.current) open();
          shutByTouch.current = false;
        }}
      >
        <span className="unseen">{t('chooseLanguage')}: </span>
        <OwnFlag flag={locale.flag} />
        {locale.language}
      </button>
      <ul className="switcher-list" id={ANCHORS.languageList}>
        {languagesOf(shell, alternates).map(({ code, language, flag, pathname }) => (
          <li key={code}>
            <a href={pathname} lang={code} hrefLang={code} aria-current={code === locale.code ? 'true' : undefined}>
              <Flag flag={flag} flags={flags} isShown={wasOpened} />
              {language}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
