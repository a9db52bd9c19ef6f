/** Addresses: the site's answer for an address that the writer enters, and the list of all published addresses. */

import { formatDay } from '../i18n/format.ts';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { AddressesData, AddressKind, TriedAddress } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { Filters, LanguageFilter, Search, Select } from './filters.tsx';
import { EditLink, ListCount } from './parts.tsx';

const KIND_NAMES: Readonly<Record<AddressKind, string>> = {
  page: 'Page',
  alias: 'Second address',
  legacy: 'Old ending',
  moved: 'Moved',
  gone: 'Gone',
  lost: 'Lost',
};

const ANSWERS: Readonly<Record<TriedAddress['status'], string>> = {
  200: 'A page answers',
  301: 'The visitor is sent on',
  302: 'The visitor is sent on for now',
  404: 'Not found',
  410: 'Gone',
};

export function AddressesView({ frame, data }: { frame: DeskFrame; data: AddressesData }) {
  const { tried, counts, rows, total, endings } = data;
  return (
    <>
      <ViewTitle title="Addresses">
        Every address that was ever published has to answer. Try one: a path, or a complete address from a letter or another site.
      </ViewTitle>
      <Filters view="addresses" label="Try an address">
        <Search frame={frame} name="try" label="Try a path" placeholder="/de/kira-takip" />
      </Filters>
      <div role="status">{tried && <Tried tried={tried} />}</div>
      <h2>The ledger</h2>
      <Filters view="addresses" label="Filter of addresses">
        <Search frame={frame} label="Find an address" />
        <Select
          frame={frame}
          name="kind"
          label="Kind"
          all="All kinds"
          choices={Object.entries(KIND_NAMES).map(([value, name]) => ({ value, name: `${name} (${counts[value as AddressKind]})` }))}
        />
        <LanguageFilter frame={frame} />
      </Filters>
      <ListCount shown={rows.length} total={total} what="addresses" />
      {rows.length > 0 && (
        <div className="desk-table">
          <table className="desk-addresses">
            <thead>
              <tr>
                <th scope="col">Address</th>
                <th scope="col">Kind</th>
                <th scope="col">Leads to</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ pathname, kind, says, since, position }) => (
                <tr key={pathname} data-kind={kind}>
                  <th scope="row">
                    <a href={deskHref('addresses', { ...frame.query, try: pathname })}>{pathname}</a>
                  </th>
                  <td>{KIND_NAMES[kind]}</td>
                  <td>{says}</td>
                  <td>
                    {position ? (
                      <EditLink position={position}>{since ? formatDay('en-GB', since) : 'ledger'}</EditLink>
                    ) : (
                      'not released yet'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {endings.length > 0 && (
        <>
          <h2>Old endings</h2>
          <p>
            Any unknown address that ends in one of these leads to the page, in the address’s language. One that begins with a language
            holds for its addresses alone.
          </p>
          <dl className="desk-endings">
            {endings.map(({ ending, target }) => (
              <div key={ending}>
                <dt>{ending}</dt>
                <dd>{target}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function Tried({ tried: { pathname, status, says, target, position } }: { tried: TriedAddress }) {
  return (
    <div className="desk-tried" data-status={status}>
      <p className="desk-tried-answer">
        <b>{status}</b> {ANSWERS[status]}
      </p>
      <p>
        <code>{pathname}</code>
        {(status === 301 || status === 302) && (
          <>
            {' → '}
            <code>{target}</code>
          </>
        )}
      </p>
      <p>{says}</p>
      <p className="desk-links">
        {target && <a href={target}>{status === 404 ? 'Open the nearest' : 'Open the page'}</a>}
        {position && <EditLink position={position}>In the ledger, line {position.line}</EditLink>}
      </p>
    </div>
  );
}
