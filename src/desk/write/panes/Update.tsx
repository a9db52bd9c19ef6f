/** Goes part by part through what has changed in the source, beside the own part; each is marked as done. The band keeps its height. */
import { type ReactNode, useRef, useState } from 'react';
import { Html } from '../../../components/Html.tsx';
import type { StaleEntry } from '../../../model/deskParts.ts';
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
  readonly onInsert: (key: string) => void;
}

/** What the band says at one step, and its buttons: the first leads on, the second back. */
interface Step {
  readonly text: ReactNode;
  readonly next: string;
  readonly back?: string | undefined;
}

export function Update({ session, places, onMark, onInsert }: Tools) {
  const stale = useStore(session.status, 'source')?.stale ?? [];
  // 0 before the first part, one more than there are parts when all are done.
  const [at, setAt] = useState(0);
  const [outcome, setOutcome] = useState<string>();
  const band = useRef<HTMLElement>(null);
  if (outcome !== undefined) {
    return (
      <section className="write-outcome" aria-label={say('update')} tabIndex={-1} ref={focusOn}>
        <Html className="write-notice" html={outcome} />
      </section>
    );
  }
  if (stale.length === 0) return null;

  const steps: readonly Step[] = [
    { text: say('updateLead', { number: stale.length }), next: say('update') },
    ...stale.map((entry, index) => ({
      text: (
        <PartOf entry={entry} session={session} number={index + 1} all={stale.length} isMissing={places.find(entry.key) === undefined} />
      ),
      next: say('updateDone'),
      back: say(index === 0 ? 'updateStop' : 'updateBack'),
    })),
    { text: say('updateAll'), next: say('updateRecord'), back: say('updateBack') },
  ];
  const move = (to: number) => {
    setAt(to);
    const part = stale[to - 1];
    onMark(part?.key);
    const place = part && places.find(part.key);
    if (part) document.getElementById(`source-${part.key}`)?.scrollIntoView({ block: 'start' });
    if (place !== undefined) goTo(session, place, true);
    // A second press of the same key must not record.
    else band.current?.focus();
  };
  const lead = async () => {
    if (at <= stale.length) move(at + 1);
    else setOutcome(await session.keeper.record());
  };
  const step = steps[at] ?? steps[0];
  if (!step) return null;
  const shown = stale[at - 1]?.key;
  const lacking = shown !== undefined && places.canInsert(shown) ? shown : undefined;
  return (
    <section className="write-update" aria-label={say('update')} tabIndex={-1} ref={band}>
      <div className="write-steps">
        <p role="status">{step.text}</p>
        {steps.map(({ text }, index) => (
          // Takes its room, so that the longest step moves nothing below the band.
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity but its place.
          <p key={index} className="write-room" aria-hidden="true">
            {text}
          </p>
        ))}
      </div>
      <div className="write-steps">
        <div className="write-acts">
          <button type="button" className="write-button" onClick={() => void lead()}>
            {step.next}
          </button>
          {lacking !== undefined && (
            <button type="button" className="write-button write-button-quiet" onClick={() => onInsert(lacking)}>
              {say('insertPart')}
            </button>
          )}
          {step.back !== undefined && (
            <button type="button" className="write-button write-button-quiet" onClick={() => move(at - 1)}>
              {step.back}
            </button>
          )}
        </div>
        {[steps[0], steps[1], steps.at(-1)].map((other) => other && <RoomFor key={other.next} step={other} />)}
      </div>
    </section>
  );
}

function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

interface PartProps {
  entry: StaleEntry;
  session: Session;
  number: number;
  all: number;
  isMissing: boolean;
}

function PartOf({ entry, session, number, all, isMissing }: PartProps) {
  return (
    <>
      <b>{say('updatePart', { number, all })}</b> <span lang={session.opened.frame.sourceLocale}>{entry.name}</span>.{' '}
      {isMissing ? say('updateMissing') : `${entry.summary}.`}
    </>
  );
}

function RoomFor({ step }: { step: Step }) {
  return (
    <div className="write-acts write-room" aria-hidden="true">
      <span className="write-button">{step.next}</span>
      {step.back !== undefined && <span className="write-button">{step.back}</span>}
    </div>
  );
}
