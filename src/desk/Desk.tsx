/** The frame of the desk: its name, its views, and the number of findings. */
import type { ReactNode } from 'react';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { Arch, Sprite } from '../components/Sprite/Sprite.tsx';
import { DESK_PATHNAME, type DeskFrame, type DeskViewName, deskHref } from '../model/desk.ts';

const VIEWS: readonly { readonly view: DeskViewName; readonly name: string }[] = [
  { view: 'pages', name: 'Pages' },
  { view: 'write', name: 'Write' },
  { view: 'compare', name: 'Side by side' },
  { view: 'preview', name: 'Search and sharing' },
  { view: 'facts', name: 'Facts' },
  { view: 'finders', name: 'Finders' },
  { view: 'addresses', name: 'Addresses' },
  { view: 'findings', name: 'Findings' },
  { view: 'help', name: 'Help' },
];

export function Desk({ frame, children }: { frame: DeskFrame; children: ReactNode }) {
  const current = frame.view === 'page' || frame.view === 'change' ? 'pages' : frame.view;
  return (
    <>
      <Sprite />
      <SkipLink label="Skip to content" />
      <header className="desk-top field-water" id="desk-top">
        <div className="desk-wrap">
          <a className="brand" href={DESK_PATHNAME}>
            <Arch className="brand-mark" />
            <span>The desk</span>
          </a>
          <nav aria-label="Views of the desk">
            <ul>
              {VIEWS.map(({ view, name }) => (
                <li key={view}>
                  <a href={deskHref(view)} id={`view-${view}`} aria-current={view === current ? 'page' : undefined}>
                    {name}
                    {view === 'findings' && <FindingCount frame={frame} />}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a className="desk-site" href="/">
            {frame.siteName || 'The site'}
          </a>
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

function FindingCount({ frame: { errors, warnings, isChecked } }: { frame: DeskFrame }) {
  const count = errors + warnings;
  if (!isChecked && count === 0) return null;
  return (
    <span className={errors > 0 ? 'desk-count desk-count-errors' : 'desk-count'}>
      {count}
      <span className="unseen"> {errors > 0 ? `of them ${errors} mistakes` : 'remarks'}</span>
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
