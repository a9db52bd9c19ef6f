/** The page as its readers see it, in a frame of a phone's, a tablet's or a computer's width. */
import { Idiomorph } from 'idiomorph';
import { useEffect, useMemo, useRef, useState } from 'react';
import { leadOn } from '../session/regions.ts';
import type { Session } from '../session/session.ts';
import { nameSharedTexts, watchSharedTexts } from '../session/sharedText.ts';
import { useStore } from '../session/store.ts';
import { say } from '../words.ts';
import { followCursor } from './followCursor.ts';

const PASSIVE = { passive: true };
const WIDTHS = [360, 768, 1280] as const;

export function Preview({ session }: { session: Session }) {
  const { pathname } = session.opened.data;
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(360);
  const isReadable = useStore(session.status, 'isReadable');
  return (
    <section className="write-pane write-preview" aria-label={say('preview')}>
      <div className="write-pane-head">
        <h2>{say('preview')}</h2>
        <fieldset className="write-widths">
          <legend className="unseen">{say('previewWidth')}</legend>
          {WIDTHS.map((choice) => (
            <label key={choice}>
              <input type="radio" name="preview-width" checked={width === choice} onChange={() => setWidth(choice)} />
              {say('pixels', { number: choice })}
            </label>
          ))}
        </fieldset>
      </div>
      {!isReadable && <p className="write-hint">{say('unreadable')}</p>}
      {pathname === undefined ? (
        <p className="desk-empty">{say('previewNone')}</p>
      ) : (
        <Frame session={session} pathname={pathname} width={width} />
      )}
    </section>
  );
}

function Frame({ session, pathname, width }: { session: Session; pathname: string; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState('');
  const [scale, setScale] = useState(1);
  const html = useStore(session.status, 'html');
  const follower = useMemo(
    () =>
      followCursor(
        () => frame.current?.contentDocument,
        () => session.editor.view.dom.closest('.write-text'),
      ),
    [session],
  );
  useEffect(() => {
    document.addEventListener('selectionchange', follower.look);
    return () => document.removeEventListener('selectionchange', follower.look);
  }, [follower]);

  // Without its scripts: the preview shows the page before the application starts.
  useEffect(() => {
    void fetch(pathname, { cache: 'no-store' })
      .then((response) => response.text())
      .then((text) => setPage(text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')));
  }, [pathname]);

  useEffect(() => {
    const place = room.current;
    if (!place) return undefined;
    const measure = () => {
      setScale(Math.min(1, place.clientWidth / width));
      // On a narrow screen the preview has just been opened.
      requestAnimationFrame(follower.again);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [width, follower]);

  const show = () => {
    const page = frame.current?.contentDocument;
    const root = page?.getElementById('root');
    if (page && root && html !== undefined) {
      Idiomorph.morph(root, html, { morphStyle: 'innerHTML', callbacks: { beforeAttributeUpdated: isNotByHand } });
      nameSharedTexts(page);
    }
    follower.again();
  };
  useEffect(show, [html, follower.again]);

  const style = { inlineSize: `${width}px`, blockSize: `${100 / scale}%`, scale: `${scale}` };
  return (
    <div className="write-frame" ref={room}>
      {page && (
        <iframe
          ref={frame}
          title={say('preview')}
          srcDoc={page}
          style={style}
          onLoad={({ currentTarget }) => {
            const page = currentTarget.contentDocument;
            if (page) watchSharedTexts(page, session.opened.data.passage?.id);
            page?.addEventListener('click', stay);
            page?.addEventListener('keydown', leadOn);
            page?.addEventListener('submit', (event) => event.preventDefault());
            for (const byHand of ['wheel', 'touchmove', 'pointerdown', 'keydown']) page?.addEventListener(byHand, follower.leave, PASSIVE);
            show();
          }}
        />
      )}
    </div>
  );
}

/** Links lead nowhere, except to a part of the page. */
function stay(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link) return;
  event.preventDefault();
  const target = /#(.+)$/.exec(link.getAttribute('href') ?? '')?.[1];
  if (target) link.ownerDocument.getElementById(decodeURIComponent(target))?.scrollIntoView();
}

/** An answer that somebody has opened stays open. */
function isNotByHand(name: string): boolean {
  return name !== 'open';
}
