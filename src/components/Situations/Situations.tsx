/** Links by situation: the sentence that a visitor would say, and the title of the page below it. */
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
