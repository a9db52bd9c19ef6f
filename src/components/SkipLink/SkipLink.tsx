/** The first link of a page: leads keyboard users past header and menu. */

export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
