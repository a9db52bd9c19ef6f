/** The areas of law, each with its drawing and links to all its pages. The link text is the sentence that a visitor would say. */
import { AreaGlyph } from '../AreaGlyph/AreaGlyph.tsx';
import type { LinkedPage } from '../RelatedPages/RelatedPages.tsx';

export interface ListedArea {
  readonly id: string;
  readonly field: string;
  readonly name: string;
  /** Description of the area in one sentence. */
  readonly hint: string;
  /** Pathname of the area's page; absent if it is not translated. */
  readonly pathname?: string | undefined;
  readonly pages: readonly LinkedPage[];
}

export function AreaList({ areas }: { areas: readonly ListedArea[] }) {
  return (
    <div className="areas">
      {areas.map(({ id, field, name, hint, pathname, pages }) => (
        <article className="area" key={id}>
          <AreaGlyph area={id} field={field} />
          <div>
            <h3>{pathname ? <a href={pathname}>{name}</a> : name}</h3>
            <p>{hint}</p>
          </div>
          {pages.length > 0 && (
            <ul>
              {pages.map((page) => (
                <li key={page.pathname}>
                  <a href={page.pathname}>{page.teaser || page.shortTitle}</a>
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </div>
  );
}
