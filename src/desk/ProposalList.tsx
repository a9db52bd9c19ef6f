/** The proposals made in this folder: how far each is, what reviewers said, and what can be done with it. */
import { formatDay } from '../i18n/format.ts';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { ProposalRow, ProposeData, ProposeRemark } from '../model/deskPropose.ts';
import { LanguageOf } from './LanguageOf.tsx';
import { useProposeWords, useWords } from './useWords.ts';

export function ProposalList({ frame, data: { proposals, host } }: { frame: DeskFrame; data: ProposeData }) {
  const words = useProposeWords();
  return (
    <section className="desk-block" aria-labelledby="mine">
      <div className="desk-mine">
        <h2 id="mine">{words.mine}</h2>
        {host && proposals.length > 0 && (
          <button type="button" className="desk-quiet" data-do="proposalNews" data-busy={words.newsAsking}>
            {words.news}
          </button>
        )}
      </div>
      {proposals.length === 0 ? (
        <p className="desk-empty">{words.mineNone}</p>
      ) : (
        <ul className="desk-proposals">
          {proposals.map((proposal) => (
            <Proposal key={proposal.name} frame={frame} proposal={proposal} host={host} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Proposal({ frame, proposal, host }: { frame: DeskFrame; proposal: ProposalRow; host: string | undefined }) {
  const words = useProposeWords();
  const { dayLocale } = useWords();
  const { name, title, author, on, contents, state, request, isChangedSince, isChangedByOthers, remarks } = proposal;
  const notes = [isChangedSince && words.changedSince, isChangedByOthers && words.changedByOthers].filter((note) => note !== false);
  return (
    <li className="desk-proposal" data-state={state} aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{title}</h3>
      <p className="desk-proposal-state">
        <b>{words.states[state]}</b>
        {request && <span>{words.requests[request]}</span>}
        <span>{formatDay(dayLocale, on)}</span>
        <span>{author}</span>
      </p>
      <ul className="desk-contents">
        {contents.map(({ key, name: text, pageId, languages }) => (
          <li key={key}>
            <span lang={pageId ? frame.sourceLocale : undefined}>{text}</span>
            <span className="desk-languages">
              {languages.map(({ code, change }) => (
                <LanguageOf key={code} frame={frame} code={code} change={change} pageId={pageId} name={text} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {notes.length > 0 && <p className="desk-newer">{notes.join(' ')}</p>}
      {remarks.length > 0 ? <Remarks remarks={remarks} /> : state === 'sent' && <p className="desk-note">{words.noRemarks}</p>}
      <Actions proposal={proposal} host={host} />
    </li>
  );
}

function Remarks({ remarks }: { remarks: readonly ProposeRemark[] }) {
  const words = useProposeWords();
  const { dayLocale } = useWords();
  return (
    <div className="desk-remarks-said">
      <h4>{words.remarks}</h4>
      {remarks.map(({ by, on, text, where }) => (
        <p className="desk-sentence" key={`${by} ${on} ${where} ${text}`}>
          <b>
            {by}
            {on && `, ${formatDay(dayLocale, on)}`}
            {where && `, ${where}`}:
          </b>{' '}
          {text}
        </p>
      ))}
    </div>
  );
}

function Actions({
  proposal: { name, title, state, href, isChangedSince, isChangedByOthers },
  host,
}: {
  proposal: ProposalRow;
  host: string | undefined;
}) {
  const words = useProposeWords();
  const isAccepted = state === 'accepted';
  const [label, sure, yes] = isAccepted
    ? [words.remove, words.removeSure, words.removeYes]
    : [words.takeBack, words.takeBackSure, words.takeBackYes];
  return (
    <div className="desk-proposal-actions">
      {isChangedSince && !isChangedByOthers && <a href={deskHref('propose', { into: name })}>{words.continue}</a>}
      {host && (state === 'unsent' || state === 'newer') && (
        <button type="button" className="desk-quiet" data-do="proposalSend" data-name={name} data-busy={words.giving}>
          {words.send}
        </button>
      )}
      {href && (
        <a href={href} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      )}
      <details id={`${name}-back`}>
        <summary>
          {label}
          <span className="unseen">: {title}</span>
        </summary>
        <p>{sure}</p>
        <button type="button" className="desk-quiet" data-do="proposalBack" data-name={name} data-busy={words.busy}>
          {yes}
        </button>
      </details>
    </div>
  );
}
