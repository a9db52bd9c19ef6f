/** Shows two languages of a page side by side, section by section, as the site renders them. */

import { Html } from '../components/Html.tsx';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { CompareData, CompareRow, CompareSide } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { Filters, localeChoices, PageSelect, Select } from './filters.tsx';
import { CommentList, EditLink, localeName, StaleList } from './parts.tsx';
import { useWords } from './useWords.ts';

export function CompareView({ frame, data }: { frame: DeskFrame; data: CompareData }) {
  const { compare: words, frame: views } = useWords();
  const { pageId, left, right, rows, pages, problems } = data;
  const marked = rows.filter(({ differences, stale, comments }) => differences.length + stale.length + comments.length > 0);
  return (
    <>
      <ViewTitle title={views.compare}>{words.about}</ViewTitle>
      <Filters view="compare" label={words.choice}>
        <PageSelect frame={frame} pages={pages} pageId={pageId} />
        <Select frame={frame} name="left" label={words.left} value={left} choices={localeChoices(frame)} />
        <Select frame={frame} name="right" label={words.right} value={right} choices={localeChoices(frame)} />
      </Filters>
      {problems.map((problem) => (
        <p className="desk-alarm" key={problem}>
          {problem}
        </p>
      ))}
      {rows.length > 0 && (
        <p className="desk-note" role="status">
          {marked.length === 0 ? words.agree : words.look(marked.length, rows.length)}
        </p>
      )}
      {marked.length > 0 && (
        <ol className="desk-marked">
          {marked.map(({ key, name }) => (
            <li key={key}>
              <a href={`#${key}`}>{name || words.introduction}</a>
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && (
        <>
          <div className="desk-pair desk-pair-head">
            {[left, right].map((code) => (
              <p key={code}>
                <b>{localeName(frame, code)}</b> <a href={deskHref('page', { page: pageId, locale: code })}>{words.stateAndFindings}</a>
              </p>
            ))}
          </div>
          {rows.map((row) => (
            <Row key={row.key} frame={frame} row={row} left={left} right={right} />
          ))}
        </>
      )}
    </>
  );
}

function Row({ frame, row, left, right }: { frame: DeskFrame; row: CompareRow; left: string; right: string }) {
  const { compare: words, page } = useWords();
  const { key, differences, stale, comments } = row;
  return (
    <div className="desk-row" id={key}>
      {differences.length + stale.length + comments.length > 0 && (
        <div className="desk-alarm">
          {differences.map((difference) => (
            <p key={difference}>{difference}</p>
          ))}
          {stale.length > 0 && (
            <details id={`stale-${key}`} open>
              <summary>{words.outdated}</summary>
              <StaleList frame={frame} entries={stale} />
            </details>
          )}
          {comments.length > 0 && (
            <details id={`comments-${key}`} open>
              <summary>{page.comments}</summary>
              <CommentList comments={comments} />
            </details>
          )}
        </div>
      )}
      <div className="desk-pair">
        <Side frame={frame} side={row.left} localeCode={left} />
        <Side frame={frame} side={row.right} localeCode={right} />
      </div>
    </div>
  );
}

function Side({ frame, side, localeCode }: { frame: DeskFrame; side: CompareSide | undefined; localeCode: string }) {
  const { compare: words } = useWords();
  const locale = frame.locales.find(({ code }) => code === localeCode);
  if (!side) return <p className="desk-empty">{words.noSection(localeName(frame, localeCode))}</p>;
  return (
    <div lang={localeCode} dir={locale?.direction}>
      <Html className="desk-text" html={side.html} />
      {side.position && (
        <p className="desk-links" lang={frame.language}>
          <EditLink position={side.position} />
        </p>
      )}
    </div>
  );
}
