/** Proposals: what has changed, the report to read first, the form that gives it to review, and the proposals made before. */
import { Html } from '../components/Html.tsx';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { ProposeChoice, ProposeData, ProposeReport } from '../model/deskPropose.ts';
import type { Issue } from '../model/issue.ts';
import { ViewTitle } from './Desk.tsx';
import { LanguageOf } from './LanguageOf.tsx';
import { ProposalList } from './ProposalList.tsx';
import { ProposeForm } from './ProposeForm.tsx';
import { FindingsByFile } from './parts.tsx';
import { useProposeWords } from './useWords.ts';

export function ProposeView({ frame, data }: { frame: DeskFrame; data: ProposeData }) {
  const words = useProposeWords();
  const { problem, notes, into, choices } = data;
  return (
    <>
      <ViewTitle title={into ? into.title : words.title} {...(into && { kicker: words.title })}>
        {into ? words.continuing : words.lead}
      </ViewTitle>
      {into && (
        <p className="desk-links">
          <a href={deskHref('propose')}>{words.newInstead}</a>
        </p>
      )}
      <noscript>
        <p className="desk-note">{words.noScript}</p>
      </noscript>
      <p className="desk-answer" id="propose-answer" tabIndex={-1} />
      {problem && <p className="desk-alarm">{problem}</p>}
      {notes.map((note) => (
        <p className="desk-alarm" key={note}>
          {note}
        </p>
      ))}
      {!problem && <Choices frame={frame} into={into?.name} choices={choices} />}
      {choices.length > 0 && (
        <>
          <Report frame={frame} data={data} />
          <ProposeForm frame={frame} data={data} />
        </>
      )}
      <ProposalList frame={frame} data={data} />
    </>
  );
}

/** A form of its own, which is sent by GET: each box changes the report, also without a script. */
function Choices({ frame, into, choices }: { frame: DeskFrame; into: string | undefined; choices: readonly ProposeChoice[] }) {
  const words = useProposeWords();
  return (
    <section className="desk-block" aria-labelledby="changed">
      <h2 id="changed">{words.changed}</h2>
      {choices.length === 0 ? (
        <p className="desk-empty">{into ? words.nothingNew : words.nothing}</p>
      ) : (
        <>
          <p className="desk-note">{into ? words.changedSinceProposal : words.changedLead}</p>
          <form method="get" action={deskHref('propose')} className="desk-choices" aria-label={words.allTexts}>
            {into && <input type="hidden" name="into" value={into} />}
            <input type="hidden" name="chosen" value="yes" />
            <ul>
              {choices.map((choice) => (
                <Choice key={choice.key} frame={frame} choice={choice} />
              ))}
            </ul>
            <button type="submit" className="desk-submit" name="report" value="yes">
              {words.reportShow}
            </button>
          </form>
        </>
      )}
    </section>
  );
}

function Choice({
  frame,
  choice: { key, name, kind, languages, hasRecord, isChosen, proposedIn, pageId },
}: {
  frame: DeskFrame;
  choice: ProposeChoice;
}) {
  const words = useProposeWords();
  const id = `choose-${key}`;
  return (
    <li>
      <input type="checkbox" id={id} name={key} value="on" defaultChecked={isChosen} />
      <label htmlFor={id}>
        <b lang={pageId ? frame.sourceLocale : undefined}>{name}</b>
        {kind !== 'file' && pageId === undefined && <code>{key}</code>}
      </label>
      <p className="desk-languages">
        {languages.map(({ code, change }) => (
          <LanguageOf key={code} frame={frame} code={code} change={change} pageId={pageId} name={name} />
        ))}
        {hasRecord && <span>{words.record}</span>}
        {proposedIn && <span>{words.proposedIn({ title: proposedIn })}</span>}
      </p>
    </li>
  );
}

/** The script asks for the report when it finds `data-show`; it then takes the place of this section. */
function Report({ frame, data: { report, failure, tree } }: { frame: DeskFrame; data: ProposeData }) {
  const words = useProposeWords();
  const isAwaited = tree !== undefined && report === undefined && failure === undefined;
  return (
    <section className="desk-block" aria-labelledby="report" aria-busy={isAwaited || undefined}>
      <h2 id="report">{words.report}</h2>
      {tree === undefined && <p className="desk-empty">{words.reportNone}</p>}
      {failure !== undefined && <p className="desk-alarm">{words.reportFailed({ why: failure })}</p>}
      {isAwaited && (
        <p className="desk-empty" data-show={deskHref('propose', { ...frame.query, report: 'yes' })}>
          {words.reportWaits}
        </p>
      )}
      {report && <ReadReport report={report} />}
    </section>
  );
}

function ReadReport({ report: { html, mistakes } }: { report: ProposeReport }) {
  return (
    <>
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} />}
      <Html className="desk-report" html={html} />
    </>
  );
}

function Mistakes({ mistakes }: { mistakes: readonly Issue[] }) {
  const words = useProposeWords();
  return (
    <div className="desk-block" id="mistakes">
      <h3>{words.mistakes({ number: mistakes.length })}</h3>
      <p className="desk-note">{words.mistakesLead}</p>
      <FindingsByFile findings={mistakes} Name="h4" />
    </div>
  );
}
