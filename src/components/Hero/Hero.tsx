/** The first view of the home page. */
import type { ReactNode } from 'react';
import { Html } from '../Html/Html.tsx';

export interface HeroProps {
  tagline: string;
  title: string;
  /** HTML. */
  lead: string;
  /** The main action. */
  children: ReactNode;
}

export function Hero({ tagline, title, lead, children }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div>
          <p className="hero-tagline">{tagline}</p>
          <h1>{title}</h1>
        </div>
        <div>
          <Html className="lead" html={lead} />
          {children}
        </div>
      </div>
    </section>
  );
}
