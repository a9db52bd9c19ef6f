/** Related pages, each with the sentence that a visitor would say. */
import { ANCHORS } from '../../model/anchors.ts';

export interface LinkedPage {
  readonly pathname: string;
  readonly shortTitle: string;
  readonly teaser: string;
}

export interface RelatedPagesProps {
  title: string;
  pages: readonly LinkedPage[];
}

export function RelatedPages({ title, pages }: RelatedPagesProps) {
  if (pages.length === 0) return null;
  return (
    <section className="related">
      <h2 id={ANCHORS.related}>{title}</h2>
      <ul>
        {pages.map(({ pathname, shortTitle, teaser }) => (
          <li key={pathname}>
            <a href={pathname}>{shortTitle}</a>
            {teaser && <p>{teaser}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
