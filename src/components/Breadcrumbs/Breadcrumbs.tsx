/** Breadcrumbs from the home page to this one, separated by small bridges. */

export interface Crumb {
  readonly pathname: string;
  readonly shortTitle: string;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ pathname, shortTitle }, index) => (
          <li key={pathname}>
            {index < crumbs.length - 1 ? <a href={pathname}>{shortTitle}</a> : <span aria-current="page">{shortTitle}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
