/** The questions at the end of a page, under one heading. The questions themselves are made by src/mdx. */
import type { ReactNode } from 'react';
import { Html } from '../Html/Html.tsx';

export const QUESTIONS_ID = 'questions';

export function Questions({ title, html, children }: { title: string; html: string; children?: ReactNode }) {
  if (!html) return null;
  return (
    <section className="questions" aria-labelledby={QUESTIONS_ID}>
      <h2 id={QUESTIONS_ID}>{title}</h2>
      <Html html={html} />
      {children}
    </section>
  );
}
