/**
 * The offices as piers of one bridge: solid up to the keystone, dotted after it. Drawn for four offices; any other number becomes a plain
 * list.
 */

export function Route({ cities }: { cities: readonly string[] }) {
  return (
    <div className={cities.length === 4 ? 'route' : undefined}>
      {cities.length === 4 && (
        <svg viewBox="0 0 1000 168" aria-hidden="true">
          <path d="M5 165A385 155 0 0 1 390 10" />
          <path className="planned" d="M390 10A385 155 0 0 1 775 165M775 165A65 40 0 0 1 905 165M905 165A44 27 0 0 1 993 165" />
        </svg>
      )}
      <ul>
        {cities.map((city) => (
          <li key={city}>{city}</li>
        ))}
      </ul>
    </div>
  );
}
