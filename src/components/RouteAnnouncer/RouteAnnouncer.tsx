/** Tells screen readers that another page is shown; without a page load they would not notice. */

export function RouteAnnouncer({ text }: { text: string }) {
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}
