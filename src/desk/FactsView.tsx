/** The register of facts: each fact with its basis, its last review, and the sentences that quote it in every language. */

import { formatDay } from '../i18n/format.ts';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { FactRow, FactsData } from '../model/deskViews.ts';
import { formatStatute } from '../model/statute.ts';
import { ChangeFact } from './ChangeFact.tsx';
import { ViewTitle } from './Desk.tsx';
import { Filters, Search, Select } from './filters.tsx';
import { WritingNote } from './forms.tsx';
import { EditLink, ListCount, localeName } from './parts.tsx';

const STATUS_NAMES: Readonly<Record<FactRow['status'], string>> = {
  statute: 'Law',
  specification: 'The practice’s figure',
  check: 'To be confirmed',
};

export function FactsView({ frame, data }: { frame: DeskFrame; data: FactsData }) {
  return (
    <>
      <ViewTitle title="Facts">
        Each figure of the site once, with what it rests on. Open one to read every sentence that quotes it.
      </ViewTitle>
      {data.open && <WritingNote frame={frame} />}
      <Filters view="facts" label="Filter of facts">
        <Search frame={frame} label="Find a fact" placeholder="Id, value, statute, what it applies to" />
        <Select
          frame={frame}
          name="status"
          label="Status"
          all="All"
          choices={Object.entries(STATUS_NAMES).map(([value, name]) => ({ value, name }))}
        />
        <Select
          frame={frame}
          name="show"
          label="Show"
          all="All facts"
          choices={[
            { value: 'wrong', name: 'Quoted with another figure' },
            { value: 'old', name: 'Review is old' },
            { value: 'unquoted', name: 'Quoted nowhere' },
          ]}
        />
        {data.open && <input type="hidden" name="fact" value={data.open.id} />}
      </Filters>
      <ListCount shown={data.rows.length} total={data.total} what="facts" />
      <ul className="desk-facts">
        {data.rows.map((row) => (
          <Fact key={row.id} frame={frame} row={row} open={data.open?.id === row.id ? data.open : undefined} />
        ))}
      </ul>
    </>
  );
}

function Fact({ frame, row, open }: { frame: DeskFrame; row: FactRow; open: FactsData['open'] }) {
  const { id, value, applies, basis, status, reviewed, isReviewOld, quotes, wrong, warning, deadline, position } = row;
  return (
    <li className={open ? 'desk-fact-row desk-fact-open' : 'desk-fact-row'} id={`fact-${id}`}>
      <div className="desk-fact-line">
        <h2>
          <a
            href={deskHref('facts', { ...frame.query, fact: open ? '' : id }, `fact-${id}`)}
            id={`open-${id}`}
            aria-expanded={open !== undefined}
          >
            {value}
          </a>
        </h2>
        <p>{applies || <code>{id}</code>}</p>
        <p className="desk-basis">{basis.map((reference) => formatStatute('en', reference)).join(' · ')}</p>
        <p className="desk-meta">
          <span>{STATUS_NAMES[status]}</span>
          <span className={isReviewOld ? 'desk-old' : undefined}>
            Reviewed {formatDay('en-GB', reviewed)}
            {isReviewOld && ', too long ago'}
          </span>
          <span>{quotes === 1 ? '1 sentence' : `${quotes} sentences`}</span>
          {wrong > 0 && <b className="desk-wrong">{wrong} with another figure</b>}
        </p>
      </div>
      {open && (
        <div className="desk-quotes">
          <p className="desk-links">
            <code>{id}</code>
            <EditLink position={position}>Open in the register, line {position.line}</EditLink>
          </p>
          <ChangeFact frame={frame} row={row} open={open} />
          {deadline && <p>Deadline: {deadline}</p>}
          {warning && <p>A page must say with it: {warning}</p>}
          {open.groups.map(({ localeCode, quotes: sentences }) => (
            <section key={localeCode} aria-label={localeName(frame, localeCode)}>
              <h3>
                {localeName(frame, localeCode)} <span>{sentences.length}</span>
              </h3>
              <ul>
                {sentences.map((quote) => (
                  <li
                    key={`${quote.position.filePath}:${quote.position.line}:${quote.position.column}`}
                    className={quote.isRight ? undefined : 'desk-quote-wrong'}
                  >
                    <p lang={localeCode}>
                      {quote.before}
                      <mark>{quote.words}</mark>
                      {quote.after}
                    </p>
                    <p className="desk-links">
                      <EditLink position={quote.position}>
                        {quote.pageId}, line {quote.position.line}
                      </EditLink>
                      {!quote.isRight && <b className="desk-wrong">Says another figure than the register</b>}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </li>
  );
}
