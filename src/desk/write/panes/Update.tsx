/** Goes part by part through what has changed in the source, beside the own part; each is marked as done. */
import { useState } from 'react';
import { Html } from '../../../components/Html.tsx';
import { goTo } from '../session/goTo.ts';
import type { PartPlaces } from '../session/partPlaces.ts';
import type { Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { say } from '../words.ts';

interface Tools {
  readonly session: Session;
  readonly places: PartPlaces;
  /** Marks a part of the source; none for `undefined`. */
  readonly onMark: (key: string | undefined) => void;
}

export function Update({ session, places, onMark }: Tools) {
  const stale = useStore(session.status, 'source')?.stale ?? [];
  // The number of the part at which the writer is; one more than there are when all are done.
  const [at, setAt] = useState<number>();
  const [outcome, setOutcome] = useState<string>();
  if (outcome !== undefined) return <Html className="write-notice write-outcome" html={outcome} />;
  if (stale.length === 0) return null;
  const entry = at === undefined ? undefined : stale[at];

  const move = (next: number | undefined) => {
    setAt(next);
    const part = next === undefined ? undefined : stale[next];
    onMark(part?.key);
    if (!part) return;
    const place = places.find(part.key);
    document.getElementById(`source-${part.key}`)?.scrollIntoView({ block: 'start' });
    if (place !== undefined) goTo(session, place, true);
  };
  const record = async () => {
    setOutcome(await session.keeper.record());
  };

  return (
    <section className="write-update" aria-label={say('update')}>
      {at === undefined ? (
        <>
          <p>{say('updateLead', { number: stale.length })}</p>
          <button type="button" className="write-button" onClick={() => move(0)}>
            {say('update')}
          </button>
        </>
      ) : entry ? (
        <>
          <p role="status">
            <b>{say('updatePart', { number: at + 1, all: stale.length })}</b>{' '}
            <span lang={session.opened.frame.sourceLocale}>{entry.name}</span>.{' '}
            {places.find(entry.key) === undefined ? say('updateMissing') : `${entry.summary}.`}
          </p>
          <button type="button" className="write-button" onClick={() => move(at + 1)}>
            {say('updateDone')}
          </button>
          <button type="button" className="write-button write-button-quiet" onClick={() => move(at === 0 ? undefined : at - 1)}>
            {say(at === 0 ? 'updateStop' : 'updateBack')}
          </button>
        </>
      ) : (
        <>
          <p role="status">{say('updateAll')}</p>
          <button type="button" className="write-button" onClick={() => void record()}>
            {say('updateRecord')}
          </button>
          <button type="button" className="write-button write-button-quiet" onClick={() => move(stale.length - 1)}>
            {say('updateBack')}
          </button>
        </>
      )}
    </section>
  );
}
