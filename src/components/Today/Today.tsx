/** What the reader of a service or a guide does today: two or three acts in the first view, before figures and text. */
import { Html } from '../Html.tsx';

/** `html` is the list items; without any, nothing is rendered. */
export function Today({ title, html }: { title: string; html: string }) {
  if (html === '') return null;
  return (
    <section className="today">
      <h2>{title}</h2>
      <Html as="ol" html={html} />
    </section>
  );
}
