/** The first link of a page: skips header and menu for keyboard users. */

export function SkipLink({ label }: { label: string }) {
  return (
    <a className="skip" href="#main">
      {label}
    </a>
  );
}
