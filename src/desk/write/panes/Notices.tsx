/** What the writer has to know about the file: drafts, other windows, changes outside, a server that is gone. */
import type { ReactNode } from 'react';
import { deskHref } from '../../../model/desk.ts';
import type { Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { say, writeMoment } from '../words.ts';

/** What is known when the page opens. It stands above the text. */
export function FirstNotices({ session }: { session: Session }) {
  const { keeper, status } = session;
  const draft = useStore(status, 'draft');
  const { problem, passage, localeCode } = session.opened.data;
  return (
    <div className="write-notices" role="status">
      {passage && (
        <details className="write-shared">
          <summary>{say('sharedOn', { number: passage.pages.length })}</summary>
          <p>
            {passage.pages.map(({ pageId, title }) => (
              <a key={pageId} href={deskHref('write', { page: pageId, locale: localeCode })} lang={localeCode}>
                {title}
              </a>
            ))}
          </p>
        </details>
      )}
      {draft && (
        <Notice text={say('draftFound', { time: writeMoment(draft.at) })}>
          <button type="button" className="write-button" onClick={keeper.takeDraft}>
            {say('draftTake')}
          </button>
          <button type="button" className="write-button write-button-quiet" onClick={keeper.dropDraft}>
            {say('draftDrop')}
          </button>
        </Notice>
      )}
      {problem && <Notice text={problem} />}
    </div>
  );
}

/** What happens while somebody writes. It stands at the lower edge, where it moves nothing on which somebody may be about to click. */
export function News({ session }: { session: Session }) {
  const { keeper, status } = session;
  const isGone = useStore(status, 'isGone');
  const refusal = useStore(status, 'refusal');
  const otherTabs = useStore(status, 'otherTabs');
  const isBehind = useStore(status, 'isBehind');
  const isJoined = useStore(status, 'isJoined');
  return (
    <div className="write-news" role="status">
      {isGone && <Notice text={say('gone')} />}
      {refusal && <Notice text={say('refused', { message: refusal })} />}
      {otherTabs > 0 && <Notice text={say('otherTab')} />}
      {isJoined && (
        <Notice text={say('joined')}>
          <button type="button" className="write-button write-button-quiet" onClick={() => status.set({ isJoined: false })}>
            {say('understood')}
          </button>
        </Notice>
      )}
      {isBehind && (
        <Notice text={say('savedElsewhere')}>
          <button type="button" className="write-button write-button-quiet" onClick={keeper.compare}>
            {say('takeChange')}
          </button>
        </Notice>
      )}
    </div>
  );
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="write-notice">
      <p>{text}</p>
      {children && <div className="write-acts">{children}</div>}
    </div>
  );
}
