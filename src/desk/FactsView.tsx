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
import { useWords } from './useWords.ts';

const STATUSES: readonly FactRow['status'][] = ['statute', 'specification', 'check'];

export function FactsView({ frame, data }: { frame: DeskFrame; data: FactsData }) {
  const { facts: words, frame: views, filters } = useWords();
  return (
    <>
      <ViewTitle title={views.facts}>{words.about}</ViewTitle>
      {data.open && <WritingNote frame={frame} />}
      <Filters view="facts" label={words.filter}>
        <Search frame={frame} label={words.find} placeholder={words.findIn} />
        <Select
          frame={frame}
          name="status"
          label={words.status}
          all={filters.all}
          choices={STATUSES.map((value) => ({ value, name: words[value] }))}
        />
        <Select
          frame={frame}
          name="show"
          label={words.show}
          all={words.all}
          choices={[
            { value: 'wrong', name: words.wrong },
            { value: 'old', name: words.old },
            { value: 'unquoted', name: words.unquoted },
          ]}
        />
        {data.open && <input type="hidden" name="fact" value={data.open.id} />}
      </Filters>
      <ListCount shown={data.rows.length} total={data.total} list="facts" />
      <ul className="desk-facts">
        {data.rows.map((row) => (
          <Fact key={row.id} frame={frame} row={row} open={data.open?.id === row.id ? data.open : undefined} />
        ))}
      </ul>
    </>
  );
}

function Fact({ frame, row, open }: { frame: DeskFrame; row: FactRow; open: FactsData['open'] }) {
  const { facts: words, dayLocale } = useWords();
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
        <p className="desk-basis">{basis.map((reference) => formatStatute(frame.language, reference)).join(' · ')}</p>
        <p className="desk-meta">
          <span>{words[status]}</span>
          <span className={isReviewOld ? 'desk-old' : undefined}>{words.reviewed(formatDay(dayLocale, reviewed), isReviewOld)}</span>
          <span>{words.sentences(quotes)}</span>
          {wrong > 0 && <b className="desk-wrong">{words.otherFigure(wrong)}</b>}
        </p>
      </div>
      {open && (
        <div className="desk-quotes">
          <p className="desk-links">
            <code>{id}</code>
            <EditLink position={position}>{words.register(position.line)}</EditLink>
          </p>
          <ChangeFact frame={frame} row={row} open={open} />
          {deadline && <p>{words.deadline(deadline)}</p>}
          {warning && <p>{words.warning(warning)}</p>}
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
                      <EditLink position={quote.position}>{words.place(quote.name, quote.position.line)}</EditLink>
                      {!quote.isRight && <b className="desk-wrong">{words.saysOther}</b>}
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
