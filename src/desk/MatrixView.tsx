/** The desk's start view: a matrix of pages and languages with the state of each page. */

import { AreaGlyph } from '../components/AreaGlyph/AreaGlyph.tsx';
import { Arch } from '../components/Sprite/Sprite.tsx';
import { type DeskFrame, deskHref, PAGE_STATES, type PageState } from '../model/desk.ts';
import type { MatrixCell, MatrixData, MatrixRow } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { AreaFilter, Filters, LanguageFilter, Search, Select } from './filters.tsx';
import { localeName } from './parts.tsx';
import { useFormWords, useWords } from './useWords.ts';

export function MatrixView({ frame, data }: { frame: DeskFrame; data: MatrixData }) {
  const { change: changeWords } = useFormWords();
  const { pages: words, states: names, statesInside } = useWords();
  const states = PAGE_STATES.toReversed();
  const groups = frame.areas
    .map((area) => ({ area, rows: data.rows.filter((row) => row.area === area.id) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <ViewTitle title={words.title}>{words.about}</ViewTitle>
      <p className="desk-do">
        <a className="desk-button desk-button-quiet" href={deskHref('change', { area: frame.query.area })} id="new-page">
          {changeWords.newPage}
        </a>
      </p>
      <ul className="desk-legend" aria-label={words.states}>
        {states.map((state) => (
          <li key={state}>
            <a
              href={deskHref('pages', { state: frame.query.state === state ? '' : state })}
              id={`state-${state}`}
              aria-current={frame.query.state === state ? 'true' : undefined}
            >
              <StateArch state={state} />
              <b>{data.counts[state]}</b> {statesInside[state]}
            </a>
          </li>
        ))}
      </ul>
      <Filters view="pages" label={words.filter}>
        <Search frame={frame} label={words.find} placeholder={words.findIn} />
        <AreaFilter frame={frame} />
        <LanguageFilter frame={frame} />
        <Select
          frame={frame}
          name="state"
          label={words.state}
          all={words.allStates}
          choices={[...states.map((state) => ({ value: state, name: names[state] })), { value: 'findings', name: words.withFindings }]}
        />
      </Filters>
      <p className="desk-note" role="status">
        {words.count(data.rows.length, data.total)}
      </p>
      {groups.length > 0 && (
        <div className="desk-table">
          <table className="desk-matrix">
            <thead>
              <tr>
                <th scope="col">{words.page}</th>
                {frame.locales.map(({ code, name }) => (
                  <th scope="col" key={code}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ area, rows }) => (
              <tbody key={area.id}>
                <tr className={`desk-group field-${area.field}`}>
                  <th scope="rowgroup" colSpan={frame.locales.length + 1}>
                    {area.id !== 'general' && <AreaGlyph area={area.id} field={area.field} />}
                    {area.name}
                  </th>
                </tr>
                {rows.map((row) => (
                  <Row key={row.pageId} frame={frame} row={row} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </>
  );
}

function Row({ frame, row }: { frame: DeskFrame; row: MatrixRow }) {
  return (
    <tr>
      <th scope="row">
        <a href={deskHref('compare', { page: row.pageId })} id={`row-${row.pageId}`} lang={frame.sourceLocale}>
          {row.title}
        </a>
        <span className="desk-id">{row.pageId}</span>
      </th>
      {row.cells.map((cell) => (
        <td key={cell.localeCode} className={frame.query.locale && frame.query.locale !== cell.localeCode ? 'desk-aside' : undefined}>
          <Cell frame={frame} row={row} cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** A cell without open work shows only its arch; other cells also show what to do. */
function Cell({ frame, row, cell }: { frame: DeskFrame; row: MatrixRow; cell: MatrixCell }) {
  const { pages: words, states: names } = useWords();
  const { localeCode, state, errors, warnings, stale, signOff } = cell;
  const said = [
    state === 'outdated' ? words.outdated(stale) : names[state],
    errors > 0 && words.mistakes(errors),
    warnings > 0 && words.remarks(warnings),
    signOff === 'valid' && words.signedOff,
    signOff === 'void' && words.signOffVoid,
  ].filter(Boolean);
  const note = errors > 0 ? words.mistakes(errors) : state === 'outdated' ? words.outdated(stale) : names[state];
  return (
    <a
      className="desk-cell"
      data-state={state}
      href={deskHref('page', { page: row.pageId, locale: localeCode })}
      id={`cell-${row.pageId}-${localeCode}`}
      aria-label={`${localeName(frame, localeCode)}: ${said.join(', ')}`}
      title={said.join(', ')}
    >
      <StateArch state={state} />
      {state !== 'in-force' && <span>{note}</span>}
      {state === 'in-force' && warnings > 0 && <span className="desk-remarks">{words.remarks(warnings)}</span>}
      {signOff !== 'none' && <span className="desk-signed">{signOff === 'valid' ? words.signed : words.signAgain}</span>}
    </a>
  );
}

export function StateArch({ state }: { state: PageState }) {
  return (
    <span className="desk-arch" data-state={state}>
      <Arch />
    </span>
  );
}
