/** Live region that announces a new page to screen readers, because navigation does not load a document. */

export function RouteAnnouncer({ text }: { text: string }) {
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text}
    </div>
  );
}
