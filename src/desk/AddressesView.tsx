/** Addresses: the site's answer for an address that the writer enters, and the list of all published addresses. */

import { formatDay } from '../i18n/format.ts';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { AddressesData, AddressKind, TriedAddress } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { Filters, LanguageFilter, Search, Select } from './filters.tsx';
import { EditLink, ListCount } from './parts.tsx';
import { useWords } from './useWords.ts';

const KINDS: readonly AddressKind[] = ['page', 'alias', 'legacy', 'moved', 'gone', 'lost'];

export function AddressesView({ frame, data }: { frame: DeskFrame; data: AddressesData }) {
  const { addresses: words, frame: views, dayLocale } = useWords();
  const { tried, counts, rows, total, endings } = data;
  return (
    <>
      <ViewTitle title={views.addresses}>{words.about}</ViewTitle>
      <Filters view="addresses" label={words.try}>
        <Search frame={frame} name="try" label={words.path} placeholder="/de/kira-takip" />
      </Filters>
      <div role="status">{tried && <Tried tried={tried} />}</div>
      <h2>{words.ledger}</h2>
      <Filters view="addresses" label={words.filter}>
        <Search frame={frame} label={words.find} />
        <Select
          frame={frame}
          name="kind"
          label={words.kind}
          all={words.allKinds}
          choices={KINDS.map((value) => ({ value, name: `${words.kinds[value]} (${counts[value]})` }))}
        />
        <LanguageFilter frame={frame} />
      </Filters>
      <ListCount shown={rows.length} total={total} list="addresses" />
      {rows.length > 0 && (
        <div className="desk-table">
          <table className="desk-addresses">
            <thead>
              <tr>
                <th scope="col">{words.address}</th>
                <th scope="col">{words.kind}</th>
                <th scope="col">{words.leadsTo}</th>
                <th scope="col">{words.since}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ pathname, kind, says, since, position }) => (
                <tr key={pathname} data-kind={kind}>
                  <th scope="row">
                    <a href={deskHref('addresses', { ...frame.query, try: pathname })}>{pathname}</a>
                  </th>
                  <td>{words.kinds[kind]}</td>
                  <td>{says}</td>
                  <td>
                    {position ? (
                      <EditLink position={position}>{since ? formatDay(dayLocale, since) : words.inLedger}</EditLink>
                    ) : (
                      words.unreleased
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
          <h2>{words.endings}</h2>
          <p>{words.aboutEndings}</p>
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
  const { addresses: words } = useWords();
  return (
    <div className="desk-tried" data-status={status}>
      <p className="desk-tried-answer">
        <b>{status}</b> {words.answers[status]}
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
        {target && <a href={target}>{status === 404 ? words.openNearest : words.openPage}</a>}
        {position && <EditLink position={position}>{words.ledgerLine(position.line)}</EditLink>}
      </p>
    </div>
  );
}
