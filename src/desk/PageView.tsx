/** One page in one language: the open tasks and their positions. */

import { formatDay } from '../i18n/format.ts';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { PageData } from '../model/deskViews.ts';
import { CommentForms } from './CommentForms.tsx';
import { PAGE_WORDS } from './changeWords.ts';
import { ViewTitle } from './Desk.tsx';
import { AnswerPlace, WritingNote } from './forms.tsx';
import { STATE_NAMES, StateArch } from './MatrixView.tsx';
import { EditLink, FindingList, localeName } from './parts.tsx';
import { SignOff } from './SignOff.tsx';
import { ANSWER_STALE, ConfirmElsewhere, FirstRecord, StaleForm } from './StaleForm.tsx';

export function PageView({ frame, data }: { frame: DeskFrame; data: PageData }) {
  const { pageId, localeCode, cell, stale, findings, position } = data;
  const language = localeName(frame, localeCode);
  const isSource = localeCode === frame.sourceLocale;
  const others = frame.locales.filter(({ code }) => code !== localeCode);
  const isMissing = cell.state === 'missing';
  return (
    <>
      <ViewTitle
        kicker={`${areaOf(frame, data.area)}, in ${language}`}
        title={data.title}
        lang={isMissing ? frame.sourceLocale : localeCode}
      />
      <WritingNote frame={frame} />
      <div className="desk-columns">
        <div className="desk-stack">
          <section aria-labelledby="stale">
            <h2 id="stale">Since the translation was made</h2>
            <AnswerPlace id={ANSWER_STALE} />
            {stale.length > 0 ? (
              <StaleForm frame={frame} data={data} />
            ) : (
              <p>{nothingStale(data, isSource, localeName(frame, frame.sourceLocale))}</p>
            )}
            {data.isUnrecorded && <FirstRecord frame={frame} data={data} />}
            {isSource && <ConfirmElsewhere frame={frame} data={data} />}
            {data.moved.length > 0 && <p>In another place in the source now: {data.moved.join(', ')}.</p>}
          </section>
          {data.parts.length > 0 && <CommentForms frame={frame} data={data} />}
          <section aria-labelledby="findings">
            <h2 id="findings">Findings</h2>
            {findings.length === 0 ? (
              <p>{frame.isChecked ? 'None.' : 'None so far; the words are still being checked.'}</p>
            ) : (
              <FindingList findings={findings} />
            )}
          </section>
        </div>
        <aside className="desk-card" aria-label="State">
          <p className="desk-state">
            <StateArch state={cell.state} />
            {STATE_NAMES[cell.state]}
          </p>
          <dl>
            <Entry term="Published">{data.published}</Entry>
            <Entry term="Law as of">{data.reviewed ? formatDay('en-GB', data.reviewed) : 'no day given'}</Entry>
            <Entry term="Last changed">{data.modified ? formatDay('en-GB', data.modified) : 'not yet in Git'}</Entry>
            <Entry term="Legal review">{data.signOff}</Entry>
          </dl>
          <SignOff frame={frame} data={data} />
          <ul className="desk-actions">
            {!isMissing && (
              <li>
                <EditLink position={position}>Open in editor</EditLink>
              </li>
            )}
            {data.pathname && (
              <li>
                <a href={data.pathname}>Read the page</a>
              </li>
            )}
            <li>
              <a href={deskHref('preview', { page: pageId, locale: localeCode })}>Search and sharing</a>
            </li>
            <li>
              <a href={deskHref('compare', isSource ? { page: pageId } : { page: pageId, left: frame.sourceLocale, right: localeCode })}>
                Side by side
              </a>
            </li>
            <li>
              <a href={deskHref('change', { page: pageId })}>{PAGE_WORDS.change}</a>
            </li>
          </ul>
          <nav aria-label="This page in another language">
            {others.map(({ code, name }) => (
              <a key={code} href={deskHref('page', { page: pageId, locale: code })}>
                {name}
              </a>
            ))}
          </nav>
        </aside>
      </div>
    </>
  );
}

function areaOf({ areas }: DeskFrame, id: string): string {
  return areas.find((area) => area.id === id)?.name ?? id;
}

function Entry({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function nothingStale({ cell, isUnrecorded }: PageData, isSource: boolean, source: string): string {
  if (isSource) return `${source} is the source; the other languages follow it.`;
  if (cell.state === 'missing') return 'There is no translation yet.';
  if (isUnrecorded) return 'Nobody has recorded which text of the source it renders.';
  return `Nothing has changed in ${source}; the translation renders what it says now.`;
}
