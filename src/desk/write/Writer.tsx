/** The write view: source, text and preview side by side; one at a time on narrow screens. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { Bar } from './panes/Bar.tsx';
import { Changed } from './panes/Changed.tsx';
import { FirstNotices, News } from './panes/Notices.tsx';
import { Preview } from './panes/Preview.tsx';
import { SourcePane } from './panes/SourcePane.tsx';
import { TextPane } from './panes/TextPane.tsx';
import { Update } from './panes/Update.tsx';
import { goTo } from './session/goTo.ts';
import { keepFocus } from './session/keepFocus.ts';
import { createPartPlaces } from './session/partPlaces.ts';
import { watchRegions } from './session/regions.ts';
import type { Session } from './session/session.ts';
import { say } from './words.ts';

type Tab = 'source' | 'text' | 'preview';

export function Writer({ session }: { session: Session }) {
  const [tab, setTab] = useState<Tab>('text');
  const [marked, setMarked] = useState<string>();
  const places = useMemo(() => createPartPlaces(session), [session]);
  // A part that was inserted is none that lacks.
  const [, setInserted] = useState('');
  const insert = (key: string) => {
    setTab('text');
    places.insert(key);
    setInserted(key);
  };
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ends = [watchRegions(), root.current ? keepFocus(root.current, () => session.editor.view.focus()) : undefined];
    return () => {
      for (const end of ends) end?.();
    };
  }, [session]);
  const hasSource = session.opened.data.source !== undefined;
  const tabs: readonly Tab[] = hasSource ? ['source', 'text', 'preview'] : ['text', 'preview'];
  return (
    <div className="write" data-tab={tab} data-source={hasSource ? '' : undefined} ref={root}>
      <button
        type="button"
        className="skip"
        aria-keyshortcuts="F6"
        onClick={() => {
          // Shown by then, if another part of the view was.
          setTab('text');
          requestAnimationFrame(() => session.editor.view.focus());
        }}
      >
        {say('toText')}
      </button>
      <Bar session={session} />
      <div className="write-bands">
        <FirstNotices session={session} />
        <Update session={session} places={places} onMark={setMarked} onInsert={insert} />
      </div>
      <fieldset className="write-tabs">
        <legend className="unseen">{say('views')}</legend>
        {tabs.map((name) => (
          <label key={name}>
            <input type="radio" name="write-tab" checked={tab === name} onChange={() => setTab(name)} />
            {say(name)}
          </label>
        ))}
      </fieldset>
      <div className="write-panes">
        <SourcePane
          session={session}
          marked={marked}
          canInsert={places.canInsert}
          onInsert={insert}
          onShow={(key) => {
            setTab('text');
            const place = places.find(key);
            if (place !== undefined) goTo(session, place, true);
          }}
        />
        <TextPane session={session} />
        <Preview session={session} />
      </div>
      <News session={session} />
      <Changed session={session} />
    </div>
  );
}
