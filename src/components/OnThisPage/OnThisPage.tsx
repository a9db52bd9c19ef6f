/** Links to the page's sections: beside the text on wide screens, collapsed on narrow ones, where the list would push the text down. */

export interface OnThisPageProps {
  label: string;
  headings: readonly { readonly id: string; readonly text: string }[];
}

export function OnThisPage({ label, headings }: OnThisPageProps) {
  return (
    <nav className="on-this-page" aria-label={label}>
      {/* Contains only the summary: the list is a sibling, so that every browser can show it on wide screens. */}
      <details>
        <summary>{label}</summary>
      </details>
      <h2>{label}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
