/** The head of the view: which page in which language, what is saved, and what can be done with it. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { deskHref } from '../../../model/desk.ts';
import type { TextFinding } from '../../../model/writing.ts';
import { goToFinding } from '../session/goTo.ts';
import type { Session, Status } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { say } from '../words.ts';

const STATES: Readonly<Record<Status['saved'], 'stateSaved' | 'stateUnsaved' | 'stateUnkept' | 'stateSaving' | 'stateRecorded'>> = {
  saved: 'stateSaved',
  unsaved: 'stateUnsaved',
  unkept: 'stateUnkept',
  saving: 'stateSaving',
  recorded: 'stateRecorded',
};

export function Bar({ session }: { session: Session }) {
  const { status, keeper, opened } = session;
  const saved = useStore(status, 'saved');
  const canUndo = useStore(status, 'canUndo');
  const canRedo = useStore(status, 'canRedo');
  // A button that is disabled while it has the focus loses it.
  const canSave = opened.data.token !== undefined && saved !== 'saving';
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void keeper.save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keeper]);
  return (
    <div className="write-bar">
      <Choice session={session} />
      <p className="write-state" role="status">
        {say(STATES[saved])}
      </p>
      <FindingCount session={session} />
      <span className="write-undo">
        <IconButton name={say('undo')} icon="↶" isEnabled={canUndo} onClick={session.undo} />
        <IconButton name={say('redo')} icon="↷" isEnabled={canRedo} onClick={session.redo} />
      </span>
      <button
        type="button"
        className="write-button"
        aria-disabled={canSave ? undefined : true}
        onClick={() => canSave && void keeper.save()}
      >
        {say('save')}
      </button>
      <a className="write-button write-button-quiet" href={deskHref('propose', { page: opened.data.pageId })}>
        {say('propose')}
      </a>
    </div>
  );
}

interface IconButtonProps {
  name: string;
  icon: string;
  isEnabled: boolean;
  onClick: () => void;
}

function IconButton({ name, icon, isEnabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="write-icon"
      aria-label={name}
      title={name}
      aria-disabled={isEnabled ? undefined : true}
      onClick={() => isEnabled && onClick()}
    >
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}

/** Page, language and the language beside it; without the script's help, because it is a form. */
function Choice({ session }: { session: Session }) {
  const { data, frame } = session.opened;
  const beside = new URLSearchParams(location.search).get('source') ?? '';
  const go = (query: Readonly<Record<string, string>>) => {
    location.href = deskHref('write', {
      page: data.pageId,
      locale: data.localeCode,
      source: beside,
      passage: data.passage?.id ?? '',
      ...query,
    });
  };
  return (
    <div className="write-choice">
      <label>
        <span className="unseen">{say('page')}</span>
        <select value={data.pageId} onKeyDown={openList} onChange={({ target }) => go({ page: target.value, passage: '' })}>
          {data.pages.map(({ pageId, title }) => (
            <option key={pageId} value={pageId}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">{say('language')}</span>
        <select value={data.localeCode} onKeyDown={openList} onChange={({ target }) => go({ locale: target.value })}>
          {frame.locales.map(({ code, language }) => (
            <option key={code} value={code}>
              {language}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** A key that would choose the next entry at once, and so leave the page, opens the list instead. */
function openList(event: KeyboardEvent<HTMLSelectElement>): void {
  const isChoosing = /^(?:Arrow|Page(?:Up|Down)$|Home$|End$)/.test(event.key) || /^\S$/u.test(event.key);
  if (!isChoosing || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  // Browsers that lack it open the list by Space.
  event.currentTarget.showPicker?.();
}

/** The number of findings, which also leads from one to the next, as F8 does. */
function FindingCount({ session }: { session: Session }) {
  const findings = useStore(session.status, 'findings');
  const isChecking = useStore(session.status, 'isChecking');
  const last = useRef<TextFinding>(undefined);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      last.current = goToFinding(session, last.current, event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const text = findings.length === 0 ? say(isChecking ? 'checking' : 'noFindings') : say('findings', { number: findings.length });
  return (
    <>
      <button
        type="button"
        className={errors > 0 ? 'write-findings write-findings-errors' : 'write-findings'}
        title={say('nextFinding')}
        aria-disabled={findings.length === 0 ? true : undefined}
        onClick={() => {
          last.current = goToFinding(session, last.current, 1);
        }}
      >
        {text}
      </button>
      <span className="unseen" role="status" id="write-finding-status">
        {isChecking ? '' : text}
      </span>
    </>
  );
}
