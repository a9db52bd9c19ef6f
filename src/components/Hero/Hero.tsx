/** The first screen of the home page: the audience of the site, and links by situation. */
import type { ReactNode } from 'react';
import { AreaGlyph } from '../AreaGlyph/AreaGlyph.tsx';
import { Html } from '../Html.tsx';

/** A situation in a visitor's words, and the page for it. */
export interface Way {
  readonly words: string;
  readonly pathname: string;
  readonly area: string;
  readonly field: string;
}

export interface HeroProps {
  tagline: string;
  title: string;
  /** HTML. */
  lead: string;
  ways: readonly Way[];
  /** The search field, below the title. */
  children?: ReactNode;
}

export function Hero({ tagline, title, lead, ways, children }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div>
          <p className="hero-tagline">{tagline}</p>
          <h1>{title}</h1>
          {children}
        </div>
        {ways.length > 0 && (
          <ul>
            {ways.map(({ words, pathname, area, field }) => (
              <li key={pathname}>
                <a href={pathname}>
                  <AreaGlyph area={area} field={field} />
                  {words}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Html className="lead" html={lead} />
      </div>
    </section>
  );
}
