/** The section of questions at the end of a page, with its heading. src/mdx renders the questions themselves. */
import type { ReactNode } from 'react';
import { ANCHORS } from '../../model/anchors.ts';
import { Html } from '../Html.tsx';

export function Questions({ title, html, children }: { title: string; html: string; children?: ReactNode }) {
  if (!html) return null;
  return (
    <section className="questions">
      <h2 id={ANCHORS.questions}>{title}</h2>
      <Html html={html} />
      {children}
    </section>
  );
}
