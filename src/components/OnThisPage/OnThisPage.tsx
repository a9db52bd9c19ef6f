/** The page's sections as links: beside the text on wide screens, behind one line on narrow ones, where the list would push the text away. */

export interface OnThisPageProps {
  label: string;
  headings: readonly { readonly id: string; readonly text: string }[];
}

export function OnThisPage({ label, headings }: OnThisPageProps) {
  return (
    <nav className="on-this-page" aria-label={label}>
      {/* Only the switch: as its neighbour and not its content, the list can be shown on wide screens in every browser. */}
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
