/** Pages found by what happened: the sentence a visitor would say, and under it the page that answers. */
import type { LinkedPage } from '../RelatedPages/RelatedPages.tsx';

export function Situations({ pages }: { pages: readonly LinkedPage[] }) {
  return (
    <ul className="situations">
      {pages.map(({ pathname, shortTitle, teaser }) => (
        <li key={pathname}>
          <a href={pathname}>
            {teaser && <q>{teaser}</q>}
            <span>{shortTitle}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
