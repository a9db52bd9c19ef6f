/** Words of which some are new and some are gone. */
import type { DeskSpan } from '../../../model/deskParts.ts';

export function ChangedWords({ spans }: { spans: readonly DeskSpan[] }) {
  return (
    <p>
      {spans.map(({ kind, text }, index) => {
        // Pieces of a sentence have no identity but their place.
        const key = `${index}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
