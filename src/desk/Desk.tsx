/** The frame of the desk: its name, its views, and the number of findings. */

import type { ReactNode } from 'react';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { Arch, Sprite } from '../components/Sprite/Sprite.tsx';
import { languageName } from '../messages/count.ts';
import { LANGUAGES } from '../messages/language.ts';
import { DESK_PATHNAME, type DeskFrame, type DeskViewName, deskHref, LANGUAGE_PARAMETER } from '../model/desk.ts';
import { useWords } from './useWords.ts';

const VIEWS = [
  'pages',
  'write',
  'compare',
  'preview',
  'facts',
  'finders',
  'addresses',
  'findings',
  'propose',
  'help',
] as const satisfies DeskViewName[];

export function Desk({ frame, children }: { frame: DeskFrame; children: ReactNode }) {
  const { frame: words } = useWords();
  const current = frame.view === 'page' || frame.view === 'change' ? 'pages' : frame.view;
  return (
    <>
      <Sprite />
      <SkipLink label={words.skip} />
      <header className="desk-top field-water" id="desk-top">
        <div className="desk-wrap">
          <a className="brand" href={DESK_PATHNAME}>
            <Arch className="brand-mark" />
            <span>{words.name}</span>
          </a>
          <nav aria-label={words.views}>
            <ul>
              {VIEWS.map((view) => (
                <li key={view}>
                  <a href={deskHref(view)} id={`view-${view}`} aria-current={view === current ? 'page' : undefined}>
                    {words[view]}
                    {view === 'findings' && <FindingCount frame={frame} />}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a className="desk-site" href="/">
            {frame.siteName || words.site}
          </a>
          <Languages frame={frame} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={frame.view === 'write' ? 'desk-write' : 'desk-wrap desk-main'}
        data-token={frame.writing.token}
      >
        {children}
      </main>
      <p className="unseen" role="status" id="desk-status" />
    </>
  );
}

/** The languages in which the desk speaks. The choice is kept in a cookie. */
function Languages({ frame }: { frame: DeskFrame }) {
  const { frame: words } = useWords();
  return (
    <ul className="desk-languages" aria-label={words.language}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={deskHref(frame.view, { ...frame.query, [LANGUAGE_PARAMETER]: language })}
            lang={language}
            hrefLang={language}
            aria-label={languageName(language, language)}
            aria-current={language === frame.language ? 'true' : undefined}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FindingCount({ frame: { errors, warnings, isChecked } }: { frame: DeskFrame }) {
  const { frame: words } = useWords();
  const count = errors + warnings;
  if (!isChecked && count === 0) return null;
  return (
    <span className={errors > 0 ? 'desk-count desk-count-errors' : 'desk-count'}>
      {count}
      <span className="unseen"> {words.counted(errors)}</span>
    </span>
  );
}

/** Title of a view with a one-sentence description. */
export function ViewTitle({ title, kicker, lang, children }: { title: string; kicker?: string; lang?: string; children?: ReactNode }) {
  return (
    <div className="desk-title">
      {kicker && <p className="desk-kicker">{kicker}</p>}
      <h1 lang={lang}>{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
