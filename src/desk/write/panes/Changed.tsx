/** Two versions of a file, when somebody else has saved meanwhile: word by word, with what can be done. */
import { diffWordsWithSpace } from 'diff';
import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import type { DeskSpan } from '../../../model/deskParts.ts';
import type { Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { say } from '../words.ts';

/** Unchanged words between two changes are shortened to so many characters on either side. */
const AROUND = 120;

export function Changed({ session }: { session: Session }) {
  const changed = useStore(session.status, 'changed');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!changed) return dialog.current?.close();
    dialog.current?.showModal();
    // No choice is made by a key that was meant for the text.
    heading.current?.focus();
  }, [changed]);
  const { keeper, status } = session;
  // The button that opened the question may be gone with its answer.
  const keepInText = () => document.activeElement === document.body && session.editor.view.focus();
  const later = (event: SyntheticEvent) => {
    event.preventDefault();
    keeper.decideLater();
  };
  return (
    <dialog ref={dialog} className="write-dialog" aria-labelledby="write-changed" onCancel={later} onClose={keepInText}>
      {changed && (
        <>
          <h2 id="write-changed" tabIndex={-1} ref={heading}>
            {say('changedTitle')}
          </h2>
          {changed.file ? <Versions mine={status.get().text} theirs={changed.file.text} /> : <p>{say('goneFile')}</p>}
          <div className="write-acts">
            {changed.file && (
              <>
                <button type="button" className="write-button" onClick={() => void keeper.keepMine()}>
                  {say('keepMine')}
                </button>
                <button type="button" className="write-button write-button-quiet" onClick={keeper.takeTheirs}>
                  {say('takeTheirs')}
                </button>
              </>
            )}
            <button type="button" className="write-button write-button-quiet" onClick={keeper.goOn}>
              {say('goOnEditing')}
            </button>
            <button type="button" className="write-button write-button-quiet" onClick={later}>
              {say('decideLater')}
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

function Versions({ mine, theirs }: { mine: string; theirs: string }) {
  const spans = useMemo(() => compare(theirs, mine), [theirs, mine]);
  if (spans.every(({ kind }) => kind === 'same')) return <p>{say('same')}</p>;
  return (
    <>
      <p>{say('changedLead')}</p>
      <div className="write-versions">
        {spans.map(({ kind, text }, index) => {
          const key = `${index}`;
          if (kind === 'removed') return <del key={key}>{text}</del>;
          return kind === 'added' ? (
            <ins key={key}>{text}</ins>
          ) : (
            <span key={key}>{shorten(text, index === 0, index === spans.length - 1)}</span>
          );
        })}
      </div>
    </>
  );
}

function compare(before: string, after: string): DeskSpan[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * AROUND + 20) return text;
  const begin = isFirst ? '' : text.slice(0, AROUND);
  const end = isLast ? '' : text.slice(-AROUND);
  return `${begin} ${say('leftOut')} ${end}`;
}
